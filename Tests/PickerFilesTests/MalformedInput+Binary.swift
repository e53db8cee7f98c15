@testable import PickerFiles

private typealias Builder = BinaryPropertyListBuilder

extension MalformedInput {
    static let binary: [MalformedInput] = [
        .init(
            "an array that holds itself", .propertyList, Builder([0xA1, 0]).bytes,
            "f: byte 9: an array or dictionary that holds itself"),
        .init(
            "a dictionary that holds itself", .propertyList, Builder([0xD1, 1, 0], Builder.ascii("a")).bytes,
            "f: byte 10: an array or dictionary that holds itself"),
        .init(
            "a cycle of two", .propertyList, Builder([0xA1, 1], [0xA1, 0]).bytes,
            "f: byte 11: an array or dictionary that holds itself"),
        .init(
            "24 doublings", .propertyList, Builder.sharing(arrays: 24, references: 2).bytes,
            "f: byte 34: more than 100214 values, references written out"),
        .init(
            "63 doublings", .propertyList, Builder.sharing(arrays: 63, references: 2).bytes,
            "f: byte 151: more than 100487 values, references written out"),
        .init(
            "6 arrays of 16", .propertyList, Builder.sharing(arrays: 6, references: 16).bytes,
            "f: byte 31: more than 100184 values, references written out"),
        .init(
            "65 arrays within one another", .propertyList, Builder.sharing(arrays: 65, references: 1).bytes,
            "f: byte 136: more than 64 arrays and dictionaries within one another"),
        .init(
            "a set", .propertyList, Builder([0xC1, 1], Builder.ascii("a")).bytes,
            "f: byte 8: expected a value, found a set"),
        .init(
            "a UID", .propertyList, Builder([0x80, 1]).bytes,
            "f: byte 8: expected a value, found a UID of a keyed archive"),
        .init(
            "an unknown type", .propertyList, Builder([0x70]).bytes,
            "f: byte 8: expected a value, found the unknown type 0x70"),
        .init(
            "a date that is no number", .propertyList, Builder([0xA1, 1], Builder.date(.nan)).bytes,
            "f: byte 10: expected a date in the years 1 to 9999, found nan seconds from 2001"),
        .init(
            "a date that is infinite", .propertyList, Builder([0xA1, 1], Builder.date(-.infinity)).bytes,
            "f: byte 10: expected a date in the years 1 to 9999, found -inf seconds from 2001"),
        .init(
            "a date of 1e300", .propertyList, Builder([0xA1, 1], Builder.date(1e300)).bytes,
            "f: byte 10: expected a date in the years 1 to 9999, found 1e+300 seconds from 2001"),
        .init(
            "a real that is no number", .propertyList, Builder([0xA1, 1], Builder.real(.nan)).bytes,
            "f: byte 10: expected a finite number, found nan"),
        .init(
            "a string of 2^63-1", .propertyList,
            Builder([0xA1, 1], [0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x61]).bytes,
            "f: byte 10: expected elements inside the file, found a count of 9223372036854775807 with room for 1"
        ),
        .init(
            "an array of 2^63-1", .propertyList,
            Builder([0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x61]).bytes,
            "f: byte 8: expected elements inside the file, found a count of 9223372036854775807 with room for 1"
        ),
        .init(
            "a count that is no integer", .propertyList, Builder([0xAF, 0x50]).bytes,
            "f: byte 9: expected an integer that counts the elements"),
        .init(
            "a reference to no object", .propertyList, Builder([0xA1, 9]).bytes,
            "f: byte 9: expected one of 1 objects, found a reference to number 9"),
        .init(
            "object count 2^64-1", .propertyList, Builder([0xA0]).with { $0.objectCount = .max }.bytes,
            "f: byte 21: expected 1 to 1 objects, for which there is room, found 18446744073709551615"),
        .init(
            "offset table 2^64-1", .propertyList, Builder([0xA0]).with { $0.offsetTable = .max }.bytes,
            "f: byte 37: expected the offset table inside the file, found it at byte 18446744073709551615"),
        .init(
            "offset table in the header", .propertyList, Builder([0xA0]).with { $0.offsetTable = 4 }.bytes,
            "f: byte 37: expected the offset table inside the file, found it at byte 4"),
        .init(
            "top object 2^63", .propertyList, Builder([0xA0]).with { $0.top = 1 << 63 }.bytes,
            "f: byte 29: expected one of 1 objects as the first, found number 9223372036854775808"),
        .init(
            "offset size 0", .propertyList, Builder([0xA0]).with { $0.offsetSize = 0 }.bytes,
            "f: byte 41: expected a trailer of 32 bytes, found the end of the file: truncated"),
        .init(
            "offset size 9", .propertyList, Builder([0xA0]).with { $0.offsetSize = 9 }.bytes,
            "f: byte 24: expected offsets of 1 to 8 bytes, found 9: damaged or truncated"),
        .init(
            "reference size 0", .propertyList, Builder([0xA0]).with { $0.referenceSize = 0 }.bytes,
            "f: byte 20: expected references of 1 to 8 bytes, found 0"),
        .init(
            "an offset inside the header", .propertyList, Builder([0xA0]).with { $0.offsets[0] = 3 }.bytes,
            "f: byte 9: expected the offset of an object, found 3"),
        .init(
            "an offset behind the objects", .propertyList, Builder([0xA0]).with { $0.offsets[0] = 9 }.bytes,
            "f: byte 9: expected the offset of an object, found 9"),
        .init(
            "truncated by 5", .propertyList,
            Array(Builder([0xA1, 1], Builder.ascii("abc")).bytes.dropLast(5)),
            "f: byte 23: expected offsets of 1 to 8 bytes, found 0: damaged or truncated"),
        .init(
            "bplist00 alone", .propertyList, "bplist00",
            "f: byte 8: expected a trailer of 32 bytes, found the end of the file: truncated"),
        .init(
            "bplist15", .propertyList, Array("bplist15".utf8) + Builder([0xA0]).bytes.dropFirst(8),
            "f: byte 0: expected \"bplist00\", found another version of binary property lists"),
        .init(
            "a lone surrogate", .propertyList, Builder([0xA1, 1], [0x61, 0xD8, 0x00]).bytes,
            "f: byte 11: expected UTF-16, found half of a surrogate pair"),
        .init(
            "ASCII that is none", .propertyList, Builder([0xA1, 1], [0x51, 0xE9]).bytes,
            "f: byte 11: expected ASCII text, found 0xe9"),
        .init(
            "a NUL", .propertyList, Builder([0xA1, 1], [0x52, 0x61, 0x00]).bytes,
            "f: byte 12: expected ASCII text, found 0x00"),
        .init(
            "a key that is an integer", .propertyList,
            Builder([0xD1, 1, 2], [0x10, 1], Builder.ascii("v")).bytes,
            "f: byte 11: expected a string as the key, found a number"),
        .init(
            "a key twice", .propertyList, Builder([0xD2, 1, 1, 2, 2], Builder.ascii("k"), [0xA0]).bytes,
            "f: byte 10: expected each name once, found \"k\" again (first at byte 9)"),
        .init(
            "a 16-byte integer of ones", .propertyList,
            Builder([0xA1, 1], [0x14] + [UInt8](repeating: 0xFF, count: 16)).bytes,
            "f: byte 10: expected an integer of at most 64 bits, found a larger one"),
        .init(
            "a 16-byte integer of 64 bits", .propertyList,
            Builder([0xA1, 1], [0x14] + [UInt8](repeating: 0, count: 15) + [7]).bytes, nil),
        .init(
            "an integer cut off", .propertyList, Builder([0xA1, 1], [0x13, 0]).bytes,
            "f: byte 11: expected 8 bytes of a value, found the end of the objects"),
    ]
}

extension BinaryPropertyListBuilder {
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
