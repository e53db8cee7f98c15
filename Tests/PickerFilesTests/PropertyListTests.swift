import Foundation
import RandomTesting
import Testing

@testable import PickerFiles

@Suite struct PropertyListTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `what Foundation writes is read to the same value`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let object = ["root": RandomPlist.plist(&numbers, depth: 0)]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: object, format: format, options: 0)
            let value = try PropertyListReader.read(Array(data))
            #expect(RandomPlist.foundation(value) as? NSDictionary == object as NSDictionary, "\(format)")
        }
    }

    @Test func `a large binary list has offsets and references of several bytes`() throws {
        let titles = (0..<70_000).map { "option \($0)" }
        let data = try PropertyListSerialization.data(fromPropertyList: titles, format: .binary, options: 0)
        let value = try PropertyListReader.read(Array(data))
        #expect(try value.array().map { try $0.string() } == titles)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 8] as [UInt8])
    func `offsets and references of any size are read`(size: UInt8) throws {
        let reference = [UInt8](repeating: 0, count: Int(size) - 1) + [1]
        var builder = BinaryPropertyListBuilder(
            [0xA2] + reference + reference, BinaryPropertyListBuilder.ascii("x"))
        builder.offsetSize = size
        builder.referenceSize = size
        #expect(try PropertyListReader.read(builder.bytes).array().map { try $0.string() } == ["x", "x"])
    }

    @Test func `an array may be shared by several, as long as little comes of it`() throws {
        let value = try PropertyListReader.read(
            BinaryPropertyListBuilder.sharing(arrays: 12, references: 2).bytes)
        var leaf = value
        while case .array(let elements) = leaf.content { leaf = elements[1] }
        #expect(try leaf.string() == "a")
    }

    @Test func `text that is referred to often does not fill the memory`() {
        let text = [UInt8](repeating: 0x61, count: 60_000)
        let count = 40_000
        let array: [UInt8] =
            [0xAF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)] + [UInt8](repeating: 1, count: count)
        let file = BinaryPropertyListBuilder(
            array, [0x5F, 0x11, UInt8(text.count >> 8), UInt8(text.count & 0xFF)] + text)
        let error = failure { () throws(SourceError) in try PropertyListReader.read(file.bytes) }
        #expect(error.kind == .limit)
    }

    @Test(arguments: [
        ("<string/>", ""), ("<string>a<!-- not -->b</string>", "ab"),
        ("<string><![CDATA[<&amp;>]]></string>", "<&amp;>"),
        ("<string>&#65;&#x1F600;&lt;&gt;&amp;&apos;&quot;</string>", "A😀<>&'\""),
        ("<string lang='en'> a\r\n b </string>", " a\r\n b "), ("<integer>-0x1f</integer>", "-31"),
        ("<integer>+18446744073709551615</integer>", "18446744073709551615"), ("<real>1.50</real>", "1.50"),
        ("<true></true>", "true"), ("<false/>", "false"),
    ])
    func `the forms that XML allows are read`(element: String, text: String) throws {
        let file =
            "<?xml version='1.0'?>\n<!-- c --><!DOCTYPE plist PUBLIC \"a\" 'b'>\n<plist>\n\(element)<?p?></plist>"
        #expect(try PropertyListReader.read(Array(file.utf8)).text() == text)
    }

    @Test func `each value of an XML list knows its line and column`() throws {
        let file = "<plist>\n<dict>\n <key>é</key> <array>\n<string>ü</string><true/></array></dict></plist>"
        let array = try #require(try PropertyListReader.read(Array(file.utf8))["é"])
        #expect(array.place.description == "3:15")
        #expect(try array.array().map(\.place.description) == ["4:1", "4:19"])
    }

    @Test(arguments: ["utf-16", "UTF-16LE"])
    func `an XML list in UTF-16 is read`(name: String) throws {
        let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><plist><string>ü</string></plist>"
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try PropertyListReader.read(bytes).string() == "ü")
    }

    @Test func `data in base64 may be broken into lines`() throws {
        for count in 0..<10 {
            let data = Data((0..<count).map { UInt8($0 * 27) })
            let text = data.base64EncodedString().map { "\($0)\n\t" }.joined()
            let value = try PropertyListReader.read(Array("<plist><data>\(text)</data></plist>".utf8))
            #expect(value.content == .data(Array(data)))
        }
    }

    @Test(arguments: [
        ("0001-01-01T00:00:00Z", -63_113_904_000), ("1970-01-01T00:00:00Z", -978_307_200),
        ("2001-01-01T00:00:01Z", 1),
        ("2000-02-29T23:59:59Z", -26_438_401), ("9999-12-31T23:59:59Z", 252_423_993_599),
    ])
    func `dates count from the beginning of 2001`(text: String, seconds: Double) throws {
        let value = try PropertyListReader.read(Array("<plist><date>\(text)</date></plist>".utf8))
        #expect(value.content == .date(try #require(SourceDate(secondsSince2001: seconds))))
    }
}
