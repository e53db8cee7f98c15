import OptionSearch
import Testing

@testable import PickerCore

@Suite struct OptionListTests {
    @Test func `R1 a repeated plain title takes a number behind it`() {
        let list = OptionList(titles: ["a", "b", "a", "a#2", "a", "b"])
        #expect(list.map(\.id.text) == ["a", "b", "a#2", "a#2#2", "a#3", "b#2"])
        #expect(list.map(\.title) == ["a", "b", "a", "a#2", "a", "b"])
        for (position, option) in list.enumerated() { #expect(list.position(of: option.id) == position) }
    }

    @Test func `R1 two equal ids are refused with both places`() {
        let options = ["x", "y", "x"].map { PickerOption(id: OptionID($0), title: "same") }
        #expect(throws: RepeatedOptionID(id: "x", first: 0, second: 2)) { try OptionList(options) }
    }

    @Test func `R1 ids are equal by their bytes, not by how they look`() throws {
        let list = OptionList(titles: ["\u{e9}", "e\u{301}"])
        #expect(list.position(of: OptionID("\u{e9}")) == 0)
        #expect(list.position(of: OptionID("e\u{301}")) == 1)
    }

    @Test func `R2 an empty title at the beginning is a none row, not an option`() {
        let list = OptionList(titles: ["", "Mr", "Ms"])
        #expect(list.noneTitle == "")
        #expect(list.map(\.title) == ["Mr", "Ms"])
    }

    @Test func `an option comes back as it was given`() throws {
        let options = [
            PickerOption(id: "1", title: "One"),
            PickerOption(
                id: "2", title: "Two", subtitle: "second", keywords: ["zwei", "deux"], section: "Even",
                availability: .disabled(reason: "sold out"), icon: "star",
                children: OptionList(titles: ["child"])),
            PickerOption(id: "3", title: "Three", section: "Odd", availability: .disabled(reason: nil)),
            PickerOption(id: "4", title: "Four", section: "Even"),
        ]
        let list = try OptionList(options)
        #expect(Array(list) == options)
        #expect(list.enabledCount == 2)
    }

    @Test func `many ids are all found again`() {
        let list = OptionList(titles: (0..<5000).map { "option \($0)" })
        for position in [0, 1, 17, 4999] {
            #expect(list.position(of: OptionID("option \(position)")) == position)
        }
        #expect(list.position(of: "option 5000") == nil)
    }

    @Test(arguments: [1, 2, 63, 64, 65, 5000])
    func `R1 titles taken together give the same list as one by one`(batchSize: Int) {
        let titles = (0..<3000).map { "option \($0 * 7919 % 1009)\($0 % 3 == 0 ? "#2" : "")" }
        var builder = OptionListBuilder()
        for start in stride(from: 0, to: titles.count, by: batchSize) {
            let block = TextStore(titles[start..<min(start + batchSize, titles.count)])
            block.bytes.withUnsafeBufferPointer { bytes in
                let batch = (0..<block.count).map {
                    UnsafeBufferPointer(rebasing: bytes[block.byteRange(at: $0)])
                }
                builder.append(titlesWithValidatedUTF8: batch)
            }
        }
        let list = builder.finish()
        #expect(list == OptionList(titles: titles))
        #expect(list.indices.allSatisfy { list.position(of: list.id(at: $0)) == $0 })
    }

    @Test func `the seed of a builder does not change the list`() {
        let titles = (0..<500).map { "option \($0 % 300)" }
        for seed: UInt64 in [0, 1, .max] {
            var builder = OptionListBuilder(seed: seed)
            for title in titles { builder.append(title: title) }
            let list = builder.finish()
            #expect(list == OptionList(titles: titles))
            #expect(list.indices.allSatisfy { list.position(of: list.id(at: $0)) == $0 })
        }
    }

    @Test func `ids that differ in one bit, or in the seed, differ in about half of their hash`() {
        let id = Array("0123456789abcdefghijklmn".utf8)
        var changes: [Int] = []
        for seed in 0..<16 as Range<UInt64> {
            let hash = OptionIDHash(seed: seed)
            for bit in 0..<id.count * 8 {
                var changed = id
                changed[bit / 8] ^= 1 << UInt8(bit % 8)
                changes.append((hash(id) ^ hash(changed)).nonzeroBitCount)
            }
            changes.append((hash(id) ^ OptionIDHash(seed: seed + 16)(id)).nonzeroBitCount)
        }
        #expect(changes.allSatisfy { (10...54).contains($0) })
        #expect((31...33).contains(changes.reduce(0, +) / changes.count))
    }

    @Test func `an id has one hash, taken from memory or from any sequence`() {
        let hash = OptionIDHash(seed: 7)
        for count in 0...40 {
            let bytes = (0..<count).map { UInt8($0) }
            #expect(bytes.withUnsafeBufferPointer { hash($0) } == hash(bytes.lazy.map { $0 }))
        }
    }
}
