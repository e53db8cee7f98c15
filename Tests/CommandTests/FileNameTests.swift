import Foundation
import Testing

/// A file may have any name that the system allows, text or not.
@Suite(.enabled(if: CommandTests.hasSession)) struct FileNameTests {
    /// Runs a shell line without a terminal in a folder of its own: `$P` is the command, `$F` and `$D` are a file with the
    /// line `berry` and a folder, whose names are no UTF-8.
    private static func shell(_ line: String) throws -> CommandTests.Result {
        let names =
            #"cd "$T"; F=$(printf 'no\377name.txt'); D=$(printf 'fol\376der'); mkdir "$D"; echo berry > "$F"; "#
        return try CommandTests.shell(names + line)
    }

    @Test(arguments: [
        (#"$P filter berry "$F""#, "berry\n"), (#"$P filter berry "$F" --print json"#, #"{"id":"berry","#),
        (#"echo 1 | $P "$F""#, "berry\n"), (#"$P filter berry "$PWD/$F""#, "berry\n"),
        (#"cp "$F" "$D/f.txt"; $P filter berry "$D/f.txt""#, "berry\n"),
        (#"echo 1 | $P "$F" "--record=$D/$F" && $P replay "$D/$F""#, "berry\n{"),
        (
            #"cp "$F" "$D/f.txt"; echo '{"fields": [{"name": "a", "options": "f.txt"}]}' > "$D/$F";"#
                + #" echo 1 | $P form "$D/$F""#, #"{"a":"berry"}"#
        ),
        (
            #"cp "$F" "$D/f.txt"; echo '{"fields": [{"name": "a", "options": {"file": "f.txt"}}]}' > "$D/$F";"#
                + #" echo 1 | $P form "$D/$F""#, #"{"a":"berry"}"#
        ),
    ])
    func `a file is read and written whatever its name`(line: String, expected: String) throws {
        let result = try Self.shell(line)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.hasPrefix(expected), "\(result.output)")
    }

    @Test(arguments: [
        (#"$P filter berry "$D""#, #"fol\xfeder: expected a file, found a folder"#),
        (
            #"$P filter berry "$(printf 'no\375name.txt')""#,
            #"no\xfdname.txt: no such file; the nearest is "no\xffname.txt""#
        ),
        (
            #"$P filter berry "$(printf '\375/x')""#,
            #"\xfd/x: no such file: no folder "\xfd""#
        ),
        (
            #"ln -s nowhere "$(printf '\375')"; $P filter berry "$(printf '\375')""#,
            #"\xfd: a symbolic link to a file that is not there"#
        ),
        (#"printf '\0' > "$F"; $P filter berry "$F""#, #"no\xffname.txt:1:1: "#),
        (#"echo 1 | $P "$F" --record "$F""#, #"found "no\xffname.txt""#),
        (#"echo 1 | $P "$F" --record "$D""#, #"fol\xfeder: Is a directory"#),
        (
            #"echo '{"fields": [{"name": "a", "options": "g.txt"}]}' > "$D/$F"; echo 1 | $P form "$D/$F""#,
            #"fol\xfeder/no\xffname.txt:1:38: fol\xfeder/g.txt: no such file"#
        ),
        (#"$P filter "$F" "$F""#, #"the query expects UTF-8, found "no\xffname.txt""#),
        (#"$P "$F" --label "$F""#, #"--label expects UTF-8, found "no\xffname.txt""#),
        (#"$P "$F" "--key=$F""#, #"--key expects UTF-8, found "no\xffname.txt""#),
        (#"$P "$F" "--$D""#, #"unknown option "--fol\xfeder""#),
        (#"$P "$F" "$F""#, #"expected a file, found "no\xffname.txt" too"#),
    ])
    func `a message shows such a name harmlessly`(line: String, expected: String) throws {
        let result = try Self.shell(line)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(expected), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
}
