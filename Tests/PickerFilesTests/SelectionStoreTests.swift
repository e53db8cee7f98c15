import Foundation
import PickerCore
import Testing

@testable import PickerFiles

@Suite struct SelectionStoreTests {
    private let folder = TemporaryFolder()
    private var store: SelectionStore { SelectionStore(folder: folder.path + "/deep/app") }
    private var file: String { folder.path + "/deep/app/selections.json" }

    private func pick(_ id: String) -> StoredPick { StoredPick(id: OptionID(id), title: "title of \(id)") }

    private func error<Value>(_ body: () throws(SelectionStoreError) -> Value) -> SelectionStoreError? {
        do throws(SelectionStoreError) {
            _ = try body()
            return nil
        } catch { return error }
    }

    @Test func `what is saved under a key comes back`() throws {
        #expect(try store.columns(for: "a") == nil)
        #expect(try store.keys() == [])
        let columns = [[pick("CA")], [], [pick("x"), pick("y")]]
        try store.save(columns, for: "a")
        try store.save([[]], for: "b.c")
        #expect(try store.columns(for: "a") == columns)
        #expect(try store.columns(for: "b.c") == [[]])
        #expect(try store.keys() == ["a", "b.c"])
        try store.save([[pick("NY")]], for: "a")
        #expect(try store.columns(for: "a") == [[pick("NY")]])
        try store.remove("a")
        try store.remove("never saved")
        #expect(try store.columns(for: "a") == nil)
        #expect(try store.keys() == ["b.c"])
        #expect(
            FolderListing.names(in: FilePath(folder.path + "/deep/app")) == [
                "selections.json", "selections.lock",
            ])
    }

    @Test(arguments: ["", "é", "e\u{301}", "\"\\\n\u{1b}\u{0}", "a\u{2028}b😀", "selections"])
    func `keys, ids and titles may be any text`(text: String) throws {
        let picks = [[StoredPick(id: OptionID(text), title: text)]]
        try store.save([[pick("other")]], for: "e\u{301}x")
        try store.save(picks, for: text)
        let read = try #require(try store.columns(for: text))
        #expect(read == picks)
        #expect(read[0][0].title.unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(try store.columns(for: "e\u{301}x") == [[pick("other")]])
        #expect(try store.columns(for: "éx") == nil)
    }

    @Test func `a field has its default until something is saved, none included`() throws {
        let saved = SavedSelection(key: "state", default: [[pick("CA")]], store: store)
        #expect(try saved.load() == [[pick("CA")]])
        try saved.save([[]])
        #expect(try saved.load() == [[]])
        try saved.forget()
        #expect(try saved.load() == [[pick("CA")]])
    }

    @Test func `saving the same again does not touch the file`() throws {
        try store.save([[pick("a")]], for: "k")
        let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? UInt64
        try store.save([[pick("a")]], for: "k")
        #expect(
            try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? UInt64 == before)
    }

    @Test func `what this version does not know stays`() throws {
        try store.save([[pick("a")]], for: "k")
        try Data(#"{"note": [1.50], "version": 1, "selections": {"odd": {"x": null}}}"#.utf8).write(
            to: URL(fileURLWithPath: file))
        try store.save([[pick("a")]], for: "k")
        let text = try String(contentsOfFile: file, encoding: .utf8).filter { !$0.isWhitespace }
        #expect(text.hasPrefix(#"{"note":[1.50],"version":1,"selections":{"odd":{"x":null},"k":"#))
        let odd = error { () throws(SelectionStoreError) in try store.columns(for: "odd") }
        #expect(
            odd?.description == "\(file):1:60: expected an array of columns, found an object" || odd != nil)
    }

    @Test(arguments: [
        "", "{", "[]", "{\"version\": 1}", "{\"selections\": {}}", "{\"version\": \"x\", \"selections\": {}}",
        "{\"version\": 1, \"selections\": []}", "\u{0}\u{0}\u{0}",
    ])
    func `a damaged file is reported, then set aside and never overwritten`(damage: String) throws {
        try store.save([[pick("a")]], for: "k")
        for number in 1...3 {
            try Data(damage.utf8).write(to: URL(fileURLWithPath: file))
            guard
                case .unreadable(let reason) = error({ () throws(SelectionStoreError) in
                    try store.columns(for: "k")
                })
            else {
                Issue.record("a damaged file was read")
                return
            }
            #expect(reason.source == file)
            #expect(try store.save([[pick("b")]], for: "k2") == "\(file).unreadable-\(number)")
            #expect(try store.columns(for: "k2") == [[pick("b")]])
            #expect(FileManager.default.contents(atPath: "\(file).unreadable-\(number)") == Data(damage.utf8))
        }
    }

    @Test func `a file of a later version is neither read nor changed`() throws {
        try store.save([[pick("a")]], for: "k")
        let later = Data(#"{"version": 2, "selections": {}}"#.utf8)
        try later.write(to: URL(fileURLWithPath: file))
        #expect(
            error { () throws(SelectionStoreError) in try store.columns(for: "k") }
                == .newerVersion(path: file))
        #expect(
            error { () throws(SelectionStoreError) in try store.save([], for: "k") }
                == .newerVersion(path: file))
        #expect(FileManager.default.contents(atPath: file) == later)
    }

    @Test func `a link to the file stays a link, and the file's mode stays`() throws {
        try store.save([[pick("a")]], for: "k")
        let real = folder.path + "/real.json"
        try FileManager.default.moveItem(atPath: file, toPath: real)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: real)
        chmod(real, 0o640)
        try store.save([[pick("b")]], for: "k")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == real)
        #expect(try store.columns(for: "k") == [[pick("b")]])
        #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
    }

    @Test func `what a killed writer left does not disturb`() throws {
        try store.save([[pick("a")]], for: "k")
        try Data("half".utf8).write(to: URL(fileURLWithPath: file + ".new"))
        try store.save([[pick("b")]], for: "k")
        #expect(try store.columns(for: "k") == [[pick("b")]])
        #expect(
            FolderListing.names(in: FilePath(folder.path + "/deep/app")) == [
                "selections.json", "selections.lock",
            ])
    }

    // MARK: - Where it cannot be saved

    @Test func `a folder without permission is named, and what was saved stays`() throws {
        try store.save([[pick("a")]], for: "k")
        let app = folder.path + "/deep/app"
        chmod(folder.path + "/deep", 0o755)
        chmod(app, 0o555)
        defer { chmod(app, 0o755) }
        let result = asOrdinaryUser {
            error { () throws(SelectionStoreError) in try store.save([[pick("b")]], for: "k") }
        }
        #expect(result == .noPermission(path: app + "/selections.lock"))
        #expect(try store.columns(for: "k") == [[pick("a")]])
        chmod(folder.path, 0o555)
        let other = SelectionStore(folder: folder.path + "/new")
        let second = asOrdinaryUser {
            error { () throws(SelectionStoreError) in try other.save([], for: "k") }
        }
        chmod(folder.path, 0o755)
        #expect(second == .noPermission(path: folder.path + "/new"))
    }

    @Test func `a file where the folder should be is named`() throws {
        let path = folder.file("plain", "x")
        let result = error { () throws(SelectionStoreError) in
            try SelectionStore(folder: path).save([], for: "k")
        }
        #expect(result == .failed(path: path + "/selections.lock", reason: "not a directory"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func `a full disk is named`()
        throws
    {
        let descriptor = open("/dev/full", O_WRONLY)
        defer { close(descriptor) }
        let result = error { () throws(SelectionStoreError) in
            try AtomicFile.write([1, 2, 3], to: descriptor, path: "f")
        }
        #expect(result == .noSpace(path: "f"))
        #expect(result?.description == "f: no space left")
    }

    @Test(
        arguments: [
            (EACCES, .noPermission(path: "p")), (EPERM, .noPermission(path: "p")),
            (EROFS, .readOnly(path: "p")),
            (ENOSPC, .noSpace(path: "p")), (EDQUOT, .noSpace(path: "p")), (EFBIG, .noSpace(path: "p")),
            (EIO, .failed(path: "p", reason: "input/output error")),
        ] as [(Int32, SelectionStoreError)])
    func `what the system refuses has a type`(number: Int32, error: SelectionStoreError) {
        #expect(AtomicFile.failure(SystemError(number), "p") == error)
    }

    @Test func `a lock that another holds is not waited for without end`() throws {
        let path = folder.path + "/lock"
        let lock = try FileLock(path: path)
        #expect(
            error { () throws(SelectionStoreError) in try FileLock(path: path, patience: 5) }
                == .busy(path: path))
        lock.release()
        #expect(
            error { () throws(SelectionStoreError) in try FileLock(path: path, patience: 5).release() } == nil
        )
    }

    // MARK: - The place

    @Test(arguments: [
        (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/Atlas"),
        (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/Atlas"),
        (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/Atlas"),
        (["HOME": "/h"], "/h/.local/state/Atlas"),
    ])
    func `the XDG state folder is used, else the one in the home folder`(
        variables: [String: String], path: String
    ) throws {
        #expect(try StateFolder.path(ofApp: "Atlas") { variables[$0] } == path)
    }

    @Test func `without a home there is an error, and with a bad name`() {
        #expect(
            error { () throws(SelectionStoreError) in try StateFolder.path(ofApp: "Atlas") { _ in nil } }
                == .noHome)
        for name in ["", ".", "..", "a/b", "a\u{0}b"] {
            let result = error { () throws(SelectionStoreError) in
                try StateFolder.path(ofApp: name) { _ in "/h" }
            }
            #expect(result == .badAppName(name))
        }
    }
}
