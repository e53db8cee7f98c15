import OptionSearch
import RandomTesting
import Testing

@testable import PickerCore

/// R1: many titles taken over at once have the ids that they would get one after the other.
@Suite struct RepeatedTitlesTests {
    /// R1 word for word: a title is its own id, or takes the next number that is free.
    private func ids(of titles: [String]) -> [String] {
        var taken: Set<String> = []
        var ordinals: [String: Int] = [:]
        return titles.map { title in
            var id = title
            while taken.contains(id) {
                let ordinal = ordinals[title, default: 2]
                ordinals[title] = ordinal + 1
                id = "\(title)#\(ordinal)"
            }
            taken.insert(id)
            return id
        }
    }

    /// Does the slices in another order than they come in.
    private let backwards = SearchWorkers(count: 3) { slices, body in
        for slice in (0..<slices).reversed() { body(slice) }
    }

    private func check(_ titles: [String], _ store: TextStore? = nil) {
        var builder = OptionListBuilder(seed: 5, workers: backwards)
        builder.append(titles: store ?? TextStore(titles))
        let list = builder.finish()
        let expected = ids(of: titles)
        #expect(list.count == titles.count)
        var wrong: [Int] = []
        for position in titles.indices where list.id(at: position).text != expected[position] {
            wrong.append(position)
        }
        for position in titles.indices where list.position(of: OptionID(expected[position])) != position {
            wrong.append(position)
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5)) of \(titles.prefix(5))")
        #expect(list.position(of: "not there") == nil)
    }

    /// A number of a fixed sequence.
    @Test(arguments: [64, 65, 200, 1_000, 40_000])
    func `R1 repeated titles among many take their numbers in order`(count: Int) {
        var chance = SeededNumbers(seed: UInt64(count))
        for kinds in [1, 3, count / 4, count * 4] {
            let titles = (0..<count).map { _ in
                let word = "w\(Int.random(in: 0..<max(1, kinds), using: &chance))"
                let ends = ["", "", "", "", "#2", "#3", "#2#2", "#4"]
                return word + ends[Int.random(in: 0..<ends.count, using: &chance)]
            }
            check(titles)
        }
    }

    @Test func `R1 lines taken over as they are name their repeated titles`() throws {
        let titles = (0..<500).map { "line \($0 % 300)" } + ["line 1#2", "", "", "line 1"]
        let lines = try #require(
            TextStore(validatedLines: Array(titles.map { $0 + "\n" }.joined().utf8), limit: .max))
        check(titles, lines)
    }

    @Test func `R1 a title that an earlier repeated one is named like takes a number itself`() {
        let titles = (0..<100).map { "t\($0)" } + ["t1", "t1#2", "t1#2", "t1#3", "t1", "t1#2#2"]
        check(titles)
        check(["a", "a"] + titles)
    }

    @Test func `options may be appended behind titles taken over at once`() throws {
        var builder = OptionListBuilder()
        builder.append(titles: TextStore((0..<100).map { "t\($0 % 90)" }))
        builder.append(title: "t1")
        builder.append(title: "new")
        for number in 0..<200 { builder.append(title: "more \(number)") }
        let list = builder.finish()
        #expect(list[100].id == "t1#3" && list[101].id == "new" && list[301].id == "more 199")
        for position in list.indices { #expect(list.position(of: list.id(at: position)) == position) }
    }
}
