@testable import PickerFiles

extension MalformedInput {
    static let text: [MalformedInput] = [
        .init("nothing as JSON", .json, "", "f: expected options, found an empty file"),
        .init("white space as JSON", .json, " \n", "f: expected a value, found nothing"),
        .init(
            "words as JSON", .json, "Apple\nBanana\n",
            "f:1:1: expected a value, found \"Apple\" (plain text is read with the format lines, a table with csv)"
        ),
        .init(
            "a property list as JSON", .json, "<?xml version=\"1.0\"?><plist/>",
            "f: expected JSON, found a property list (read it with the format plist)"),
        .init(
            "a comma at the end of an array", .json, "[\n  \"a\",\n]",
            "f:3:1: expected a value after the comma, found \"]\""),
        .init(
            "a comma at the end of an object", .json, "{\"a\": [],}",
            "f:1:10: expected a name after the comma, found \"}\""),
        .init(
            "a name twice", .json, "{\"a\": [],\n \"a\": []}",
            "f:2:2: expected each name once, found \"a\" again (first at line 1, column 2)"),
        .init("a byte order mark", .json, [0xEF, 0xBB, 0xBF] + Array("[\"a\"]".utf8), nil),
        .init("UTF-16 with a mark", .json, [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], nil),
        .init("UTF-16 without a mark", .json, [0, 0x5B, 0, 0x5D], nil),
        .init("UTF-32 with a mark", .json, [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B, 0, 0, 0, 0x5D], nil),
        .init(
            "UTF-16 cut in half", .json, [0xFF, 0xFE, 0x5B, 0, 0x0A, 0, 0x5D],
            "f:2:1: expected UTF-16LE, found half of a character at the end"),
        .init(
            "UTF-16 with half a pair", .json, [0xFE, 0xFF, 0, 0x5B, 0, 0x22, 0xD8, 0, 0, 0x22, 0, 0x5D],
            "f:1:3: expected UTF-16BE, found half of a surrogate pair"),
        .init(
            "Latin-1 as JSON", .json, Array("[\n\"caf".utf8) + [0xE9] + Array("\"]".utf8),
            "f:2:5: expected UTF-8, found the byte 0xe9"),
        .init(
            "an escaped lone surrogate", .json, "[\"\\ud800\"]",
            "f:1:3: expected both halves of a surrogate pair, found \"\\ud800\""),
        .init(
            "two high surrogates", .json, "[\"\\ud800\\ud800\"]",
            "f:1:3: expected both halves of a surrogate pair, found \"\\ud800\""),
        .init(
            "a lone low surrogate", .json, "[\"\\udc00x\"]",
            "f:1:3: expected both halves of a surrogate pair, found \"\\udc00\""),
        .init("an escaped NUL", .json, "[\"\\u0000\"]", "f:1:3: expected text, found a NUL"),
        .init("a NUL in JSON", .json, "[\"a\u{0}\"]", "f:1:4: expected text, found a NUL"),
        .init(
            "an unknown escape", .json, "[\"\\x41\"]",
            "f:1:3: expected an escape such as \\n or \\u00e9, found \"\\x41\""),
        .init(
            "three hexadecimal digits", .json, "[\"\\u12\"]",
            "f:1:3: expected four hexadecimal digits after \\u, found \"\\u12\""),
        .init(
            "a line end in a string", .json, "[\"a\nb\"]",
            "f:1:4: expected a control character to be escaped, found the end of the line"),
        .init(
            "a string not ended in JSON", .json, "[\"a",
            "f:1:2: expected a quotation mark that ends this string, found the end of the file"),
        .init(
            "an array not ended", .json, "[\n\"a\"",
            "f:2:4: expected \",\" or \"]\", found the end of the file (opened at line 1, column 1)"),
        .init(
            "a leading zero", .json, "[01]", "f:1:2: expected a number without a leading zero, found \"01\""),
        .init(
            "a point without digits", .json, "[1.]", "f:1:4: expected a digit after the point, found \"]\""),
        .init(
            "an exponent without digits", .json, "[1e+]",
            "f:1:5: expected the digits of the exponent, found \"]\""),
        .init("a minus alone", .json, "[-]", "f:1:3: expected a digit, found \"]\""),
        .init("NaN", .json, "[NaN]", "f:1:2: expected a value, found \"NaN\""),
        .init("a comment", .json, "[] // all", "f:1:4: expected the end of the file, found \"/\""),
        .init("single quotes", .json, "{'a': 1}", "f:1:2: expected a name in quotation marks, found \"'\""),
        .init(
            "a colon missing", .json, "{\"a\" 1}", "f:1:6: expected \":\" after the name \"a\", found \"1\""),
        .init("a word cut short", .json, "[tru]", "f:1:2: expected a value, found \"tru\""),
        .init(
            "65 arrays in JSON", .json, String(repeating: "[", count: 65),
            "f:1:65: more than 64 arrays and objects within one another"),
        .init(
            "64 arrays in JSON", .json,
            "{\"l\": [], \"d\": \(String(repeating: "[", count: 63) + String(repeating: "]", count: 63))}",
            "f:1:1: expected one array, found 2 with the keys \"l\", \"d\" (choose one with --key)"),
        .init(
            "an escape sequence in a name", .json, "{\"\u{7f}\\u001b[2J\": 1}",
            "f:1:1: expected an array, found an object with the keys \"\\u{7f}\\u{1b}[2J\" (choose one with --key)"
        ),
        .init(
            "only a byte order mark", .lines, [0xEF, 0xBB, 0xBF], "f: expected options, found an empty file"),
        .init("nothing as lines", .lines, "", "f: expected options, found an empty file"),
        .init("a NUL in lines", .lines, "a\nb\u{0}c\n", "f:2:2: expected text, found a NUL"),
        .init(
            "Latin-1 as lines", .lines, Array("Äb\ncaf".utf8) + [0xE9, 0x0A],
            "f:2:4: expected UTF-8, found the byte 0xe9"),
        .init(
            "a property list as lines", .lines, "<?xml version=\"1.0\"?>\n<plist/>",
            "f: expected plain lines, found a property list (read it with the format plist)"),
        .init("UTF-16 as lines", .lines, [0xFF, 0xFE, 0x61, 0, 0x0A, 0], nil),
        .init("nothing as a table", .csv, "", "f: expected options, found an empty file"),
        .init("only line ends as a table", .csv, "\n\r\n", "f: expected a header row, found nothing"),
        .init(
            "a quotation mark inside a cell", .csv, "title\na\"b\"\n",
            "f:2:2: expected no quotation mark inside a cell that does not begin with one"),
        .init(
            "text behind a quoted cell", .csv, "title,id\n\"a\"b,1\n",
            "f:2:4: expected \",\" or the end of the line behind a quoted cell, found \"b\""),
        .init(
            "a quoted cell not ended", .csv, "title\n\"a\n\n",
            "f:2:1: expected a quotation mark that ends this cell, found the end of the file"),
        .init("a cell too many", .csv, "title,id\na,1,x\n", "f:2:5: expected 2 cells, found 3"),
        .init("a cell too few", .csv, "title,id\n\na\n", "f:3:1: expected 2 cells, found 1"),
        .init(
            "a column twice", .csv, "title,title\na,1\n",
            "f:1:7: expected each column once, found \"title\" as column 1 and again"),
        .init(
            "no title column", .csv, "id,tilte\n1,One\n",
            "f:1:1: no column \"title\" for the title; the columns are \"tilte\", \"id\" (choose one with --title)"
        ),
        .init(
            "JSON as a table", .csv, "[\"a\"]",
            "f: expected a table, found JSON (read it with the format json)"),
        .init("a NUL in a table", .csv, "title\na\u{0}\n", "f:2:2: expected text, found a NUL"),
        .init(
            "Latin-1 as a table", .csv, Array("title\ncaf".utf8) + [0xE9, 0x0A],
            "f:2:4: expected UTF-8, found the byte 0xe9"),
    ]
}
