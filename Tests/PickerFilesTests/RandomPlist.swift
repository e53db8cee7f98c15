import Foundation
import RandomTesting

@testable import PickerFiles

/// Makes random values for Foundation to write, and Foundation's values of what was read.
enum RandomPlist {
    private static let texts = [
        "", "a", "title", "Zürich", "e\u{301}", "日本語", "😀👩‍👩‍👧", "a & b < c > d", "\"quoted\"", "back\\slash",
        "tab\tline\nend",
        "a much longer text that does not fit into a small string",
    ]

    static func json(_ numbers: inout SeededNumbers, depth: Int) -> NSObject {
        switch Int.random(in: 0..<(depth > 3 ? 5 : 7), using: &numbers) {
        case 0: return NSNull()
        case 1: return NSNumber(value: Bool.random(using: &numbers))
        case 2:
            return NSNumber(
                value: Int.random(in: .min ... .max, using: &numbers)
                    >> Int.random(in: 0..<60, using: &numbers))
        case 3: return NSNumber(value: Double.random(in: -1e6...1e6, using: &numbers))
        case 4: return texts.randomElement(using: &numbers)! as NSString
        case 5: return elements(&numbers, depth, json) as NSArray
        default: return members(&numbers, depth, json) as NSDictionary
        }
    }

    static func plist(_ numbers: inout SeededNumbers, depth: Int) -> NSObject {
        switch Int.random(in: 0..<(depth > 3 ? 6 : 8), using: &numbers) {
        case 0: return NSNumber(value: Bool.random(using: &numbers))
        case 1:
            return NSNumber(
                value: Int.random(in: .min ... .max, using: &numbers)
                    >> Int.random(in: 0..<60, using: &numbers))
        case 2: return NSNumber(value: Double.random(in: -1e6...1e6, using: &numbers))
        case 3: return texts.randomElement(using: &numbers)! as NSString
        case 4:
            let count = Int.random(in: 0..<40, using: &numbers)
            return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }) as NSData
        case 5:
            // Whole seconds, which XML can write, from about 1700 to 2300.
            return Date(
                timeIntervalSinceReferenceDate: Double(
                    Int.random(in: -9_000_000_000...9_000_000_000, using: &numbers)))
                as NSDate
        case 6: return elements(&numbers, depth, plist) as NSArray
        default: return members(&numbers, depth, plist) as NSDictionary
        }
    }

    private static func elements(
        _ numbers: inout SeededNumbers, _ depth: Int, _ make: (inout SeededNumbers, Int) -> NSObject
    ) -> [NSObject] {
        (0..<Int.random(in: 0..<20, using: &numbers)).map { _ in make(&numbers, depth + 1) }
    }

    private static func members(
        _ numbers: inout SeededNumbers, _ depth: Int, _ make: (inout SeededNumbers, Int) -> NSObject
    ) -> [String: NSObject] {
        var members: [String: NSObject] = [:]
        for name in 0..<Int.random(in: 0..<20, using: &numbers) {
            members["\(texts.randomElement(using: &numbers)!) \(name)"] = make(&numbers, depth + 1)
        }
        return members
    }

    static func foundation(_ value: SourceValue) -> NSObject {
        switch value.content {
        case .null: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .number(let number):
            number.integer.map { NSNumber(value: $0) } ?? number.real.map { NSNumber(value: $0) } ?? NSNull()
        case .string(let text): text as NSString
        case .date(let date): Date(timeIntervalSinceReferenceDate: date.secondsSince2001) as NSDate
        case .data(let bytes): Data(bytes) as NSData
        case .array(let elements): elements.map(foundation) as NSArray
        case .dictionary(let members):
            Dictionary(uniqueKeysWithValues: members.map { ($0.name, foundation($0.value)) }) as NSDictionary
        }
    }
}
