import Foundation
import Testing

@testable import PickerFiles

@Suite struct FilePathTests {
    /// Apple's file systems take both for one name.
    private static var tellsEncodingsApart: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    @Test(
        arguments: [
            ("a", ".", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("/a/b", "/a", "b"), ("a/", "a", ""),
            ("//", "/", ""), ("", ".", ""), ("é/ü", "é", "ü"),
        ] as [(FilePath, FilePath, FilePath)])
    func `a path is a folder and a name`(path: FilePath, folder: FilePath, name: FilePath) {
        #expect(path.folder == folder)
        #expect(path.name == name)
    }

    @Test func `a name that is no whole path lies beside`() {
        let form = FilePath(bytes: Array("lists/".utf8) + [0xFF])
        #expect(form.beside("a.txt") == "lists/a.txt")
        #expect(form.beside("/a.txt") == "/a.txt")
        #expect(FilePath("form.json").beside("../a.txt") == "../a.txt")
    }

    @Test(
        arguments: [
            ([0x61, 0xFF, 0x62], #"a\xffb"#), ([0xC3, 0xA9], "é"), ([0xC3], #"\xc3"#), ([], ""),
            ([0xE2, 0x82, 0x61, 0xC3, 0xA9, 0x80], #"\xe2\x82aé\x80"#),
            ([0xED, 0xA0, 0x80], #"\xed\xa0\x80"#),
        ] as [([UInt8], String)])
    func `every byte of a path can be seen in its text`(bytes: [UInt8], text: String) {
        #expect(FilePath(bytes: bytes).text == text)
    }

    @Test(.enabled(if: tellsEncodingsApart)) func `one name in two encodings of Unicode is two names`() {
        let folder = TemporaryFolder()
        _ = folder.file("e\u{301}.txt", "x\n")
        let error = failure { () throws(SourceError) in
            try OptionFile(path: "\(folder.path)/\u{E9}.txt").options()
        }
        // A file system may take them for one.
        #expect(!error.message.contains("symbolic link"))
    }
}
