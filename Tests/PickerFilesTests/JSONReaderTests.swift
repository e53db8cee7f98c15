import Foundation
import RandomTesting
import Testing

@testable import PickerFiles

@Suite struct JSONReaderTests {
    @Test func `each value knows its line and column, counted in characters`() throws {
        let value = try JSONReader.read(Array("{\n  \"né\": [1,\r\n \"ö\", true]}".utf8))
        let array = try #require(value["né"])
        #expect(value.place == SourcePlace(line: 1, column: 1))
        #expect(array.place == SourcePlace(line: 2, column: 9))
        #expect(try array.array().map(\.place.description) == ["2:10", "3:2", "3:7"])
    }

    @Test(arguments: [
        (" null\t", "null"), ("[true , false]", "[true,false]"), ("-0.5e+10", "-0.5e+10"), ("0", "0"),
        ("{ \"b\" : { } , \"a\" : [ ] }", "{\"b\":{},\"a\":[]}"),
        (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
        (#""\u00e9\ud83d\ude00\u001b""#, #""é😀\u001b""#), ("\"é😀\u{7f}\u{2028}\"", #""é😀\u007f\u2028""#),
        (#"{"":"","é":1,"e\u0301":2}"#, "{\"\":\"\",\"é\":1,\"e\u{301}\":2}"),
        ("123456789012345678901234567890.10", "123456789012345678901234567890.10"),
    ])
    func `what is read is written the same way`(text: String, written: String) throws {
        let value = try JSONReader.read(Array(text.utf8))
        #expect(JSONWriter.text(value).unicodeScalars.elementsEqual(written.unicodeScalars))
        #expect(JSONWriter.text(try JSONReader.read(Array(written.utf8))) == JSONWriter.text(value))
    }

    @Test func `written with line breaks it reads the same`() throws {
        let text = #"{"a":[1,{"b":[]},{}],"c":"d"}"#
        let indented = JSONWriter.text(try JSONReader.read(Array(text.utf8)), isIndented: true)
        #expect(
            indented
                == "{\n  \"a\": [\n    1,\n    {\n      \"b\": []\n    },\n    {}\n  ],\n  \"c\": \"d\"\n}")
        #expect(JSONWriter.text(try JSONReader.read(Array(indented.utf8))) == text)
    }

    @Test(arguments: [("utf16le", false), ("utf16be", false), ("utf32le", true), ("utf32be", true)])
    func `text is read in every encoding of Unicode`(name: String, isWide: Bool) throws {
        let text = "[\n\"Zürich 😀\"]"
        let isBig = name.hasSuffix("be")
        let units = isWide ? text.unicodeScalars.map(\.value) : text.utf16.map(UInt32.init)
        let bytes = units.flatMap { unit -> [UInt8] in
            let little = (0..<(isWide ? 4 : 2)).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
            return isBig ? little.reversed() : little
        }
        let value = try JSONReader.read(bytes)
        #expect(try value.array().map { try $0.string() } == ["Zürich 😀"])
        #expect(try value.array()[0].place == SourcePlace(line: 2, column: 1))
    }

    @Test func `more values than the limit are refused where they begin`() {
        var limits = SourceLimits()
        limits.nodes = 3
        #expect(throws: Never.self) { try JSONReader.read(Array("[1,2]".utf8), limits: limits) }
        let error = failure { () throws(SourceError) in
            try JSONReader.read(Array("[1,2,\n3]".utf8), limits: limits)
        }
        #expect(error == SourceError(.limit, "more than 3 values", at: SourcePlace(line: 2, column: 1)))
    }

    @Test func `many names in one object are found to repeat`() {
        let names = (0..<2000).map { "\"n\($0)\":0" } + ["\n\"n7\":1"]
        let text = "{\(names.joined(separator: ","))}"
        let error = failure { () throws(SourceError) in try JSONReader.read(Array(text.utf8)) }
        #expect(error.place == SourcePlace(line: 2, column: 1))
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `what Foundation writes is read to the same value`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let object = RandomPlist.json(&numbers, depth: 0)
        let data = try JSONSerialization.data(
            withJSONObject: [object], options: seed % 2 == 0 ? [] : [.prettyPrinted])
        let value = try JSONReader.read(Array(data))
        let again = try JSONReader.read(Array(JSONWriter.text(value).utf8))
        #expect(JSONWriter.text(again) == JSONWriter.text(value))
        #expect(RandomPlist.foundation(value) as? NSArray == [object] as NSArray)
    }
}
