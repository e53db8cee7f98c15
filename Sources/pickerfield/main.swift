import PickerFiles
import PickerTerminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// A reader that goes away is told by the write that fails.
signal(SIGPIPE, SIG_IGN)

do {
    exit(try Commands(arguments: Arguments(Array(CommandLine.arguments.dropFirst()))).run())
} catch let error as UsageError {
    Output.complain(error.message + " (see pickerfield --help)")
} catch let error as SourceError {
    Output.complain(error.description)
} catch let error as SelectionStoreError {
    Output.complain("\(error)")
} catch let error as TerminalError {
    Output.complain(error.description)
} catch {
    Output.complain("\(error)")
}
exit(Output.badUsage)
