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
}
