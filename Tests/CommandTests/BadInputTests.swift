import Foundation
import Testing

/// What cannot be: a clear message, a status, and nothing printed as if it had been picked.
@Suite struct BadInputTests {
    @Test(
        .enabled(if: CommandTests.hasSession),
        arguments: [
            ("$P $T/nothing.json", "no such file"), ("$P Examples/Fruit.txt", "\"Fruits.txt\""),
            ("$P $T", "expected a file, found a folder"),
            ("$P /dev/zero", "expected at most"), ("$P filter a /dev/zero", "expected at most"),
            ("$P form /dev/zero", "expected at most"), ("$P replay /dev/zero", "expected at most"),
            ("mkfifo $T/f; true > $T/f & $P $T/f", "expected options, found an empty file"),
            ("true > $T/e; $P $T/e", "expected options, found an empty file"),
            ("$P Examples/States.plist --key Stats", "\"States\""),
            ("$P Examples/States.plist --key States.x", "States"),
            ("$P Examples/Fruits.txt --formt csv", "\"--format\""),
            ("$P Examples/Fruits.txt --style whel", "\"wheel\""),
            ("$P Examples/Fruits.txt --match contain", "\"contains\""),
            ("$P Examples/Fruits.txt --print titel", "\"title\""),
            ("$P Examples/Fruits.txt --height 0", "--height expects a number from 1 on"),
            ("$P Examples/Fruits.txt --multiple --min 3 --max 2", "--max expects at least the 3 of --min"),
            ("$P Examples/Fruits.txt --max", "needs a value"),
            ("$P Examples/Fruits.txt --multiple=yes", "takes no value"),
            (
                "$P Examples/Fruits.txt Examples/Fruits.txt",
                "expected a file, found \"Examples/Fruits.txt\" too"
            ),
            ("$P flter a Examples/Fruits.txt", "\"filter\""), ("$P form", "form needs a form file"),
            ("$P replay", "replay needs a tape"),
            ("$P filter", "filter needs a query"), ("$P form x --save y", "--save means nothing to form"),
            ("$P form Examples/Fruits.txt", "Examples/Fruits.txt:1:1"),
            ("echo '{\"field\": []}' > $T/f; $P form $T/f", "expected an object that describes a field"),
            (
                "echo '{\"fields\": [{\"name\": \"a\", \"options\": \"no.txt\"}]}' > $T/f; $P form $T/f",
                "no.txt"
            ),
            (
                "echo '{\"fields\": [{\"name\": \"a\", \"options\": {\"fil\": 1}}]}' > $T/f; $P form $T/f",
                "\"file\""
            ),
            ("echo '{\"feilds\": []}' > $T/f; $P form $T/f", "\"fields\""),
            ("$P Examples/Fruits.txt --record $T/no/tape.json", "no/tape.json: No such file or directory"),
            ("$P Examples/Fruits.txt --record $T", "Is a directory"),
            ("seq 3 | $P", "no terminal to pick on"), ("$P Examples/Fruits.txt --ui gkt", "\"gtk\""),
            ("printf 'a\\0b' > $T/z.txt; $P $T/z.txt", ":1:2"),
            ("$P Examples/Fruits.txt --height 99999999999999999999", "from 1 to \(Int.max)"),
            ("$P Examples/Fruits.txt --min 2", "--min means nothing without --multiple"),
            ("$P Examples/Fruits.txt --max 2", "--max means nothing without --multiple"),
            ("$P Examples/Fruits.txt --multiple --min 11", "number of options, 10, found 11"),
            ("$P Examples/Fruits.txt --style menu --custom", "--custom expects the style combo, found menu"),
            ("$P Examples/Fruits.txt --save ''", "--save expects a key"),
            ("$P Examples/Fruits.txt --ui terminal", "--ui terminal expects a terminal"),
            ("$P form Examples/Address.json --ui terminal", "--ui terminal expects a terminal"),
            (
                "echo '{\"fields\": []}' > $T/f; $P form $T/f",
                "f:1:12: expected at least one field, found an empty array"
            ),
            (
                "echo '{\"fields\": [{\"name\": \"a\", \"rows\": -1}]}' > $T/f; $P form $T/f",
                "expected a number that is not negative, found -1"
            ),
            (
                "echo '{\"fields\": [{\"name\": \"a\", \"rows\": 1.5}]}' > $T/f; $P form $T/f",
                "expected an integer, found 1.5"
            ),
            (
                "echo '{\"fields\": [{\"name\": \"a\", \"min\": 3, \"max\": 1}]}' > $T/f; $P form $T/f",
                "f:1:44: expected at least the 3 of \"min\", found 1"
            ),
            (
                "echo '{\"fields\": [{\"name\": \"a\", \"options\": \"no.txt\"}]}' > $T/f; $P form $T/f",
                "/f:1:38: "
            ),
            ("printf 'ab\\377' > $T/z.txt; $P $T/z.txt", ":1:3"),
            ("printf 'a\\033[31m' > \"$T/\u{1B}[31m.json\"; $P \"$T/\u{1B}[31m.json\"", "\\u{1b}[31m.json"),
        ])
    func `bad input has a message that says where and what was expected, and status 2`(
        line: String, expected: String
    ) throws {
        let result = try CommandTests.shell(line)
        #expect(result.status == 2, "\(result.errors)")
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(expected), "\(result.errors)")
        #expect(!result.errors.contains("\u{1B}"))
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    /// Whoever may do everything is not refused anything.
    @Test(.enabled(if: CommandTests.hasSession && geteuid() != 0))
    func `a file without permission is said to be one`()
        throws
    {
        let result = try CommandTests.shell("echo a > $T/f; chmod 0 $T/f; $P $T/f")
        #expect(result.status == 2)
        #expect(result.errors.contains("permission"))
    }

    @Test(.enabled(if: CommandTests.hasSession)) func `without a terminal one picks by number`() throws {
        let result = try CommandTests.shell("echo 3 | $P Examples/Fruits.txt")
        #expect(result.output == "Blueberry\n")
        #expect(result.status == 0)
        #expect(result.errors.contains("  3) Blueberry\n"))
    }

    @Test(.enabled(if: CommandTests.hasSession)) func `answers that end too soon cancel`() throws {
        for line in ["$P Examples/Fruits.txt < /dev/null", "$P form Examples/Registration.json <&-"] {
            let result = try CommandTests.shell(line)
            #expect(result.status == 130)
            #expect(result.output.isEmpty)
        }
    }

    @Test(.enabled(if: CommandTests.hasSession)) func `a form is filled by plain lines`() throws {
        let result = try CommandTests.shell(
            "printf '2\\nIT\\n1 3\\n\\n' | $P form Examples/Registration.json")
        #expect(
            result.output == "{\"title\":\"Ms\",\"country\":\"IT\",\"interests\":[\"Music\",\"Sport\"]}\n")
        #expect(result.status == 0)
    }

    @Test(.enabled(if: CommandTests.hasSession))
    func `closed standard files are no harm, and a closed output is told`()
        throws
    {
        let closed = try CommandTests.shell("echo 1 | $P Examples/Fruits.txt >&-")
        #expect(closed.status == 2)
        #expect(closed.errors.contains("standard output is closed"))
        let silent = try CommandTests.shell("echo 1 | $P Examples/Fruits.txt 2>&-")
        #expect(silent == CommandTests.Result(output: "Apple\n", errors: "", status: 0))
        let noInput = try CommandTests.shell("$P filter ap Examples/Fruits.txt <&-")
        #expect(noInput.status == 0)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full") && CommandTests.hasSession))
    func `a full disk is told`() throws {
        for line in [
            "echo 1 | $P Examples/Fruits.txt > /dev/full", "$P filter a Examples/Fruits.txt > /dev/full",
        ] {
            let result = try CommandTests.shell(line)
            #expect(result.status == 2)
            #expect(result.errors.contains("standard output: No space left"), "\(result.errors)")
        }
    }

    @Test(.enabled(if: CommandTests.hasSession))
    func `a reader that has gone ends the command without a word`() throws {
        let result = try CommandTests.shell(
            "(seq 200000 | $P filter 1; echo $? > $T/status) | head -n 1; cat $T/status")
        #expect(result.output == "1\n141\n")
        #expect(result.errors.isEmpty)
        for command in ["--help", "replay $T/t", "--version", "filter e Examples/Fruits.txt --print json"] {
            let result = try CommandTests.shell(
                "printf '{\"field\": {\"options\": [\"a\"]}, \"steps\": [{\"expect\": {}}]}' > $T/t; mkfifo $T/f;"
                    + " (sleep 1; $P \(command); echo $? > $T/status) 3>&1 > $T/f & : < $T/f; wait; cat $T/status"
            )
            #expect(result.output == "141\n", "\(command)")
            #expect(result.errors.isEmpty)
        }
    }

    @Test(
        .enabled(if: CommandTests.hasSession),
        arguments: [
            ("$P $T/a.txt --record $T/a.txt", "a.txt"), ("$P $T/a.txt --record $T/link", "a.txt"),
            ("$P $T/link --record $T/hard", "a.txt"), ("$P form $T/f.json --record $T/f.json", "f.json"),
            ("$P form $T/f.json --record $T/hard", "a.txt"),
            ("$P - --record $T/a.txt < $T/a.txt", "a.txt"),
        ])
    func `a recording never takes the place of what is read`(line: String, file: String) throws {
        let result = try CommandTests.shell(
            "printf 'a\\nb\\n' > $T/a.txt; ln -s a.txt $T/link; ln $T/a.txt $T/hard;"
                + " echo '{\"fields\": [{\"name\": \"x\", \"options\": \"a.txt\"}]}' > $T/f.json; cp $T/\(file) $T/copy;"
                + " echo 1 > $T/one; \(line.contains("< ") ? line : line + " < $T/one"); s=$?;"
                + " cmp $T/\(file) $T/copy >&2; exit $s")
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("expect"), "\(result.errors)")
        #expect(result.errors.contains("--record"), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full") && CommandTests.hasSession))
    func `a recording that finds no room is told, and what was picked is printed`() throws {
        let result = try CommandTests.shell("echo 1 | $P Examples/Fruits.txt --record /dev/full")
        #expect(result.status == 2)
        #expect(result.output == "Apple\n")
        #expect(result.errors.hasSuffix("pickerfield: /dev/full: No space left on device\n"))
    }

    @Test(
        .enabled(if: CommandTests.hasSession),
        arguments: ["filter a", "filter a --print json", "filter a --format csv", "filter a --key a"])
    func `what cannot be read is no empty list`(_ words: String) throws {
        let result = try CommandTests.shell("$P \(words) < $T")
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors == "pickerfield: standard input: cannot be read: is a directory\n")
    }

    @Test(.enabled(if: CommandTests.hasSession))
    func `a damaged file of saved selections hinders no picking`() throws {
        for damage in ["{", "{\"version\": 1, \"selections\": {\"fruit\": 7}}"] {
            let result = try CommandTests.shell(
                "mkdir $T/pickerfield; printf '%s' '\(damage)' > $T/pickerfield/selections.json;"
                    + " printf '\\n' | $P Examples/Fruits.txt --save fruit --default Kiwi;"
                    + " cat $T/pickerfield/selections.json.unreadable-1;"
                    + " printf '\\n' | $P Examples/Fruits.txt --save fruit --default Apple")
            #expect(result.output == "Kiwi\n\(damage)Kiwi\n")
            #expect(result.status == 0)
            #expect(result.errors.contains("selections.json:1:"), "\(result.errors)")
            // The whole name, however long: somebody may want to look into it.
            #expect(
                result.errors.contains("was set aside as /")
                    && result.errors.contains("/selections.json.unreadable-1\n"), "\(result.errors)")
        }
    }

    @Test(.enabled(if: CommandTests.hasSession))
    func `what was picked is printed even where it cannot be saved`() throws {
        let save = try CommandTests.shell(
            "echo 2 | XDG_STATE_HOME=/proc/none $P Examples/Fruits.txt --save fruit")
        #expect(save.status == 2)
        #expect(save.output == "Banana\n")
        #expect(save.errors.contains("/proc/none"))
    }
}
