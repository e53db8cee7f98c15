import Foundation
import Testing

@testable import PickerTerminal

@Suite struct WaitTests {
    private typealias Wait = ([Int32], [Int32], Int?) -> Set<Int32>

    /// Both ways to wait, for the one that another system uses must work as well.
    private let ways: [(String, Wait)] = [
        ("poll", { System.waitByPoll(reading: $0, writing: $1, milliseconds: $2) }),
        ("select", { System.waitBySelect(reading: $0, writing: $1, milliseconds: $2) }),
    ]

    @Test func `a pipe can be written when empty, and read when something is in it or its writer is gone`() {
        for (name, wait) in ways {
            let pipe = Pipe()
            let reader = pipe.fileHandleForReading.fileDescriptor
            let writer = pipe.fileHandleForWriting.fileDescriptor
            #expect(wait([reader], [], 0) == [], "\(name)")
            #expect(wait([reader], [writer], nil) == [writer], "\(name)")
            pipe.fileHandleForWriting.write(Data("x".utf8))
            #expect(wait([reader], [], nil) == [reader], "\(name)")
            _ = pipe.fileHandleForReading.readData(ofLength: 1)
            #expect(wait([reader], [], 1) == [], "\(name)")
            try? pipe.fileHandleForWriting.close()
            #expect(wait([reader], [], nil) == [reader], "\(name)")
        }
    }

    @Test func `descriptors that cannot be waited for are left out`() {
        #expect(System.waitBySelect(reading: [], writing: [], milliseconds: 0) == [])
        #expect(System.waitBySelect(reading: [-1, 5000], writing: [], milliseconds: 0) == [])
    }
}
