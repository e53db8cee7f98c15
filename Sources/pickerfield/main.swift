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
// Swift's runtime takes this signal for a crash, searches for its cause for seconds and then goes on.
Environment.restoreQuitting()

do {
    let isOutputClosed = Environment.fillStandardFiles()
    let arguments = try Arguments(Argument.all)
    if isOutputClosed { throw UsageError("standard output is closed, there is nowhere to print to") }
    exit(try Commands(arguments: arguments).run())
} catch let error as UsageError {
    Output.complain(error.message + " (see pickerfield --help)")
} catch let error as Output.Failure {
    Output.complain("standard output: \(error.reason)")
} catch let error as SourceError {
    Output.complain(error.description)
} catch let error as SelectionStoreError {
    Output.complain(error.description)
} catch let error as TerminalError {
    Output.complain(error.description)
} catch {
    Output.complain("\(error)")
}
exit(Output.badUsage)
