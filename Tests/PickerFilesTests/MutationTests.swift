import Testing

@testable import PickerFiles

/// Small sound files that between them use every feature of each format.
private enum Sample {
    static let json = Array(
        #"{"l":[{"id":"é","title":"A\u00e9\ud83d\ude00","keywords":["k",1.5e3],"disabled":"no","children":["x"]},"b",true]}"#
            .utf8)
    static let xml = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//A" "b"><plist version="1.0"><array><dict>\
        <key>title</key><string>A&amp;&#x41;<![CDATA[<]]></string><key>n</key><integer>-12</integer><key>r</key>\
        <real>1.5</real><key>d</key><date>2024-02-29T00:00:00Z</date><key>x</key><data>AQID</data></dict><string/></array></plist>
        """.utf8)
    static let binary = BinaryPropertyListBuilder(
        [0xA3, 1, 2, 9], [0xD2, 3, 4, 5, 6], BinaryPropertyListBuilder.ascii("second"),
        BinaryPropertyListBuilder.ascii("title"),
        BinaryPropertyListBuilder.ascii("n"), [0x63, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x00],
        [0xA2, 7, 8], [0x11, 1, 2], BinaryPropertyListBuilder.date(1e8),
        [0x5F, 0x10, 0x10] + [UInt8](repeating: 0x61, count: 16)
    ).bytes
    static let csv = Array("id,title,keywords\r\n1,\"A \"\"b\"\"\",\"x,y\"\r\n2,é,\r\n".utf8)
    static let tsv = Array("# c\n#id\ttitle\n1\tOne\n# c\n2\tZwö\n".utf8)
    static let lines = Array("\u{FEFF}\nOne\r\nZwö\n😀".utf8)
}

@Suite struct MutationTests {
    static let samples: [(String, OptionFileFormat, [UInt8])] = [
        ("JSON", .json, Sample.json), ("XML", .propertyList, Sample.xml),
        ("binary", .propertyList, Sample.binary),
        ("CSV", .csv, Sample.csv), ("TSV", .tsv, Sample.tsv), ("lines", .lines, Sample.lines),
    ]

    /// Reads and throws away, but looks at what an error says.
    private static func read(_ bytes: [UInt8], _ format: OptionFileFormat?) -> Bool {
        do throws(SourceError) {
            let list = try OptionFile.options(in: bytes, named: "f", format: format)
            return list.allSatisfy { list.position(of: $0.id) != nil }
        } catch {
            let text = error.description
            return text.hasPrefix("f:")
                && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        }
    }

    @Test(arguments: samples) func `the sample itself can be read`(
        name: String, format: OptionFileFormat, bytes: [UInt8]
    ) throws {
        let value = try? (format == .json ? JSONReader.read(bytes) : PropertyListReader.read(bytes))
        if format == .json || format == .propertyList {
            #expect(value != nil)
        } else {
            #expect(
                try OptionFile.options(in: bytes, named: nil, format: format).count == 2
                    + (format == .lines ? 1 : 0))
        }
    }

    @Test(arguments: samples)
    func `no way of cutting a file short ends the program`(
        name: String, format: OptionFileFormat, bytes: [UInt8]
    ) {
        for count in 0...bytes.count {
            #expect(Self.read(Array(bytes[..<count]), format), "first \(count) bytes")
            #expect(Self.read(Array(bytes[count...]), nil), "from byte \(count)")
        }
    }

    @Test(arguments: samples)
    func `no change of one byte ends the program`(name: String, format: OptionFileFormat, bytes: [UInt8]) {
        // Every value of every byte; of the longer texts each byte's neighbours and the bytes that mean something.
        let values: [UInt8] =
            bytes.count > 260
            ? [
                0, 1, 9, 10, 13, 0x20, 0x22, 0x26, 0x2F, 0x3C, 0x3E, 0x5B, 0x5C, 0x5D, 0x7B, 0x7F, 0x80, 0xC3,
                0xED, 0xF5, 0xFF,
            ]
            : Array(0...255)
        var changed = bytes
        for position in bytes.indices {
            for value in values {
                changed[position] = value
                if !Self.read(changed, format) { Issue.record("byte \(position) set to \(value)") }
            }
            changed[position] = bytes[position]
        }
    }

    @Test(arguments: samples)
    func `no byte added or lost ends the program`(name: String, format: OptionFileFormat, bytes: [UInt8]) {
        for position in bytes.indices {
            var shorter = bytes
            shorter.remove(at: position)
            if !Self.read(shorter, format) { Issue.record("without byte \(position)") }
            for value: UInt8 in [0, 10, 13, 0x22, 0x3C, 0x80, 0xFF] {
                var longer = bytes
                longer.insert(value, at: position)
                if !Self.read(longer, format) { Issue.record("with \(value) at \(position)") }
            }
        }
    }
}
