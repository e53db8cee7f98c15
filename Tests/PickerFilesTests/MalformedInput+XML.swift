@testable import PickerFiles

extension MalformedInput {
    private static func plist(_ body: String) -> String { "<plist version=\"1.0\">\n\(body)\n</plist>\n" }

    static let xml: [MalformedInput] = [
        .init(
            "10,000 arrays within one another", .propertyList,
            plist(String(repeating: "<array>", count: 10_000) + String(repeating: "</array>", count: 10_000)),
            "f:2:449: more than 64 arrays and dictionaries within one another"),
        .init(
            "entities declared", .propertyList, "<!DOCTYPE plist [<!ENTITY a \"b\">]>\n" + plist("<array/>"),
            "f:1:17: expected the end of the document type, found declarations, which are not read"),
        .init(
            "an outside entity", .propertyList,
            "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n" + plist("<string>&a;</string>"),
            "f:1:17: expected the end of the document type, found declarations, which are not read"),
        .init(
            "an unknown entity", .propertyList, plist("<array><string>&lol;</string></array>"),
            "f:2:16: expected one of &lt; &gt; &amp; &apos; &quot; or the number of a character, found \"&lol\""
        ),
        .init(
            "an escape sequence", .propertyList,
            plist("<array><string>\u{1b}[2J&#x1b;]52;c;&#7;</string></array>"), nil),
        .init(
            "half a surrogate pair", .propertyList, plist("<array><string>&#xD800;</string></array>"),
            "f:2:16: expected one of &lt; &gt; &amp; &apos; &quot; or the number of a character, found \"&#xD800\""
        ),
        .init(
            "a NUL by number", .propertyList, plist("<array><string>&#0;</string></array>"),
            "f:2:16: expected one of &lt; &gt; &amp; &apos; &quot; or the number of a character, found \"&#0\""
        ),
        .init(
            "Latin-1 declared", .propertyList,
            Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist><array><string>".utf8) + [0xE9]
                + Array("</string></array></plist>".utf8),
            "f:1:31: expected UTF-8, found the encoding \"ISO-8859-1\" declared"),
        .init(
            "Latin-1 called UTF-8", .propertyList,
            Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist><array><string>".utf8) + [0xE9]
                + Array("</string></array></plist>".utf8), "f:2:23: expected UTF-8, found the byte 0xe9"),
        .init("text behind the end", .propertyList, plist("<array/>") + "more", nil),
        .init(
            "not ended", .propertyList, "<plist>\n<array>\n<string>a</string>",
            "f:3:19: expected a value or </array>, found the end of the file"),
        .init(
            "a string not ended", .propertyList, "<plist>\n<array>\n<string>a",
            "f:3:10: expected </string> that ends <string> of line 3, column 1, found the end of the file"),
        .init(
            "a tag of another name ends", .propertyList, plist("<array>\n<string>a</strin>\n</array>"),
            "f:3:10: expected </string> that ends <string> of line 3, column 1, found </strin>"),
        .init("a web page", .propertyList, "<html><body/></html>", "f:1:1: expected <plist>, found <html>"),
        .init(
            "a key without a value", .propertyList, plist("<dict>\n<key>a</key>\n</dict>"),
            "f:4:1: expected a value for the key \"a\", found </dict>"),
        .init(
            "a value without a key", .propertyList, plist("<dict>\n<string>a</string>\n</dict>"),
            "f:3:1: expected <key> or </dict>, found <string>"),
        .init(
            "a second root", .propertyList, plist("<array/>\n<array/>"),
            "f:3:1: expected </plist> that ends <plist> of line 1, column 1, found <array>"),
        .init(
            "nothing inside", .propertyList, "<plist/>", "f:1:1: expected a value, found an empty <plist/>"),
        .init(
            "a tag with an ending", .propertyList, plist("<array><stringGARBAGE>a</stringGARBAGE></array>"),
            "f:2:8: expected a value, found <stringGARBAGE>"),
        .init(
            "an empty integer", .propertyList, plist("<array><integer></integer></array>"),
            "f:2:8: expected an integer, found nothing"),
        .init(
            "an integer 42A", .propertyList, plist("<array><integer>42A</integer></array>"),
            "f:2:8: expected an integer, found \"42A\""),
        .init(
            "an integer of 30 digits", .propertyList,
            plist("<array><integer>999999999999999999999999999999</integer></array>"),
            "f:2:8: expected an integer of at most 64 bits, found \"999999999999999999999999999999\""),
        .init(
            "an empty real", .propertyList, plist("<array><real></real></array>"),
            "f:2:8: expected a finite number, found nothing"),
        .init(
            "a real with a space", .propertyList, plist("<array><real>1.5 </real></array>"),
            "f:2:8: expected a finite number, found \"1.5 \""),
        .init(
            "a real nan", .propertyList, plist("<array><real>nan</real></array>"),
            "f:2:8: expected a finite number, found \"nan\""),
        .init(
            "an empty date", .propertyList, plist("<array><date></date></array>"),
            "f:2:8: expected a date such as 2024-02-29T23:59:59Z, found nothing"),
        .init(
            "a date before the year 1", .propertyList,
            plist("<array><date>-0001-01-01T00:00:00Z</date></array>"),
            "f:2:8: expected a date such as 2024-02-29T23:59:59Z, found \"-0001-01-01T00:00:00Z\""),
        .init(
            "a date of 20 digits", .propertyList,
            plist("<array><date>99999999999999999999-01-01T00:00:00Z</date></array>"),
            "f:2:8: expected a date such as 2024-02-29T23:59:59Z, found \"99999999999999999999-01-01T00:00:00Z\""
        ),
        .init(
            "a 30th of February", .propertyList, plist("<array><date>2024-02-30T00:00:00Z</date></array>"),
            "f:2:8: expected a date such as 2024-02-29T23:59:59Z, found \"2024-02-30T00:00:00Z\""),
        .init(
            "the last date", .propertyList,
            plist("<dict><key>l</key><array/><key>d</key><date>9999-12-31T23:59:59Z</date></dict>"), nil),
        .init(
            "no base64", .propertyList, plist("<array><data>*</data></array>"),
            "f:2:8: expected base64 in groups of four, found \"*\""),
        .init(
            "a key twice in XML", .propertyList,
            plist("<dict>\n<key>a</key><array/>\n<key>a</key><array/>\n</dict>"),
            "f:4:1: expected each name once, found \"a\" again (first at line 3, column 1)"),
        .init(
            "a bell in a tag", .propertyList, plist("<\u{7}>"),
            "f:2:2: expected the name of a tag, found \"\\u{7}\""),
        .init(
            "OpenStep arrays", .propertyList, String(repeating: "( ", count: 600),
            "f: expected an XML or binary property list, found one in the old OpenStep style (plutil -convert xml1 makes it XML)"
        ),
        .init(
            "an OpenStep escape", .propertyList, "(\"\\U\")",
            "f: expected an XML or binary property list, found one in the old OpenStep style (plutil -convert xml1 makes it XML)"
        ),
        .init(
            "an OpenStep dictionary", .propertyList, "{ \"a\" = 1; }",
            "f: expected an XML or binary property list, found one in the old OpenStep style (plutil -convert xml1 makes it XML)"
        ),
        .init(
            "OpenStep data", .propertyList, "<0fbd77 1c>",
            "f: expected an XML or binary property list, found one in the old OpenStep style (plutil -convert xml1 makes it XML)"
        ),
        .init("nothing as a property list", .propertyList, "", "f: expected options, found an empty file"),
        .init(
            "words as a property list", .propertyList, "Apple\nBanana\n",
            "f: expected a property list, found other text (plain lines are read with the format lines, a table with csv)"
        ),
        .init(
            "a table as a property list", .propertyList, "id,title\n1,One\n",
            "f: expected a property list, found other text (plain lines are read with the format lines, a table with csv)"
        ),
        .init(
            "JSON as a property list", .propertyList, "[\"a\"]",
            "f: expected a property list, found JSON (read it with the format json)"),
    ]
}
