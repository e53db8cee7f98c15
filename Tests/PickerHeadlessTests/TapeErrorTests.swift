import PickerCore
import PickerFiles
import PickerHeadless
import Testing

/// A bad tape is told with its place and with what was expected; a good one survives writing and reading.
@Suite struct TapeErrorTests {
    static let bad: [(tape: String, part: String)] = [
        ("[]", "object"),
        ("{}", #""field" or "fields""#),
        (#"{"field": {}, "fields": []}"#, "not both"),
        (#"{"fields": []}"#, "at least one field"),
        (#"{"fields": [{"name": "a"}, {"name": "a"}]}"#, #"found "a" again"#),
        (#"{"fields": [{"label": "a"}]}"#, #"a member "name""#),
        (#"{"field": {"stlye": "menu"}}"#, #"unknown member "stlye", expected one of "style""#),
        (#"{"field": {"style": "wheels"}}"#, #"expected one of "wheel""#),
        (#"{"field": {"options": "a.json"}}"#, "an array of options"),
        (#"{"field": {"columns": 17}}"#, "from 1 to 16"),
        (#"{"field": {"min": -1}}"#, "not negative"),
        (#"{"field": {}, "steps": [{}]}"#, #"a member "event""#),
        (#"{"field": {}, "steps": [{"event": "opne"}]}"#, #"expected one of "open""#),
        (#"{"field": {}, "steps": [{"event": "open", "why": 1}]}"#, #"unknown member "why""#),
        (#"{"field": {}, "steps": [{"event": "open", "field": "b"}]}"#, #"unknown field "b""#),
        (#"{"field": {}, "steps": [{"event": "key", "key": "Dwon"}]}"#, #"unknown key "Dwon""#),
        (
            #"{"field": {}, "steps": [{"event": "key", "key": "a", "modifiers": "hyper"}]}"#,
            #"modifier "hyper""#
        ),
        (#"{"field": {}, "steps": [{"event": "point", "id": "a", "column": 1}]}"#, "from 0 to 0"),
        (#"{"field": {}, "steps": [{"event": "wait", "seconds": -1}]}"#, "not negative"),
        (#"{"field": {}, "steps": [{"expect": {"opened": true}}]}"#, #"unknown expectation "opened""#),
        (#"{"field": {}, "steps": [{"expect": []}]}"#, "what is expected"),
    ]

    @Test(arguments: bad.indices) func `a bad tape says what is wrong and where`(index: Int) {
        let (tape, part) = Self.bad[index]
        let error = #expect(throws: SourceError.self) {
            try TapeReader.read(Array(tape.utf8), named: "t.json")
        }
        let message = error?.description ?? ""
        #expect(message.contains(part), "\(message)")
        #expect(message.hasPrefix("t.json:1:"), "\(message)")
    }

    @Test func `what is not as expected is told with what was found`() throws {
        let text = """
            {"field": {"options": ["a", "b"]}, "steps": [
              {"event": "open"},
              {"expect": {"open": false, "highlighted": "b", "visible": ["a"], "focused": false, "count": 2}}
            ]}
            """
        let sighting = try #require(TapePlayer.play(TapeReader.read(Array(text.utf8))).first)
        #expect(
            sighting.failures == [
                "expected open false, found true", #"expected highlighted "b", found "a""#,
                #"expected visible ["a"], found ["a","b"]"#, "expected focused false, found true",
            ])
        #expect(sighting.line == 3)
        #expect(sighting.step == 2)
    }

    @Test func `in a form that has no focus yet, Tab and next lead to the ends`() throws {
        for (step, name) in [
            (#"{"event": "key", "key": "Tab"}"#, "one"), (#"{"event": "next"}"#, "one"),
            (#"{"event": "key", "key": "Tab", "modifiers": ["shift"]}"#, "two"),
            (#"{"event": "previous"}"#, "two"),
        ] {
            let text = """
                {"fields": [{"name": "one"}, {"name": "two"}], "steps": [\(step), {"expect": {"focused": "\(name)"}}]}
                """
            let sightings = TapePlayer.play(try TapeReader.read(Array(text.utf8)))
            #expect(sightings.map(\.failures) == [[]])
        }
    }

    @Test func `a number of columns makes so many, each the children of the one before`() throws {
        let tape = try TapeReader.read(Array(#"{"field": {"columns": 3, "options": ["a"]}}"#.utf8))
        #expect(tape.fields[0].configuration.columns.map(\.source) == [.given, .children, .children])
    }
}
