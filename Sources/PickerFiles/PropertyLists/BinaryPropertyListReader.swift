/// Reads binary property lists, version 00.
///
/// Nothing in the file is believed: each size, count and offset is checked before it is used or memory is taken
/// for it, a container may not hold itself, and each object is read once, however often it is referred to. What all
/// references come to when written out is limited too (`SourceLimits.sharedNodes`).
struct BinaryPropertyListReader {
    let file: [UInt8]
    let trailer: BinaryTrailer
    private let limits: SourceLimits
    private let nodeLimit: Int
    private let textLimit: Int
    /// The objects read so far.
    private var known: [Known?]
    private var isOpen: [Bool]

    /// An object with what it comes to when written out.
    private struct Known {
        let value: SourceValue
        var nodes = 1
        var text = 0
        /// 0 for what is no container.
        var height = 0

        /// The sums, for the container that they were made for.
        func with(_ container: SourceValue) -> Known {
            Known(value: container, nodes: nodes, text: text, height: height + 1)
        }
    }

    static func read(_ file: [UInt8], limits: SourceLimits) throws(SourceError) -> SourceValue {
        var reader = try BinaryPropertyListReader(file, limits: limits)
        return try reader.object(reader.trailer.topObject, depth: 0, referredAt: file.count - 16).value
    }

    private init(_ file: [UInt8], limits: SourceLimits) throws(SourceError) {
        self.file = file
        self.limits = limits
        trailer = try BinaryTrailer(file)
        if trailer.objectCount > limits.nodes {
            throw BinaryTrailer.error("more than \(limits.nodes) objects", at: file.count - 24, .limit)
        }
        nodeLimit = min(limits.nodes, file.count + SourceLimits.sharedNodes)
        textLimit = min(limits.bytes, file.count * SourceLimits.sharedTextFactor + SourceLimits.sharedText)
        known = Array(repeating: nil, count: trailer.objectCount)
        isOpen = Array(repeating: false, count: trailer.objectCount)
    }

    private mutating func object(_ number: Int, depth: Int, referredAt place: Int) throws(SourceError)
        -> Known
    {
        if isOpen[number] { throw BinaryTrailer.error("an array or dictionary that holds itself", at: place) }
        if let known = known[number] {
            if depth + known.height > limits.depth { throw depthError(at: place) }
            return known
        }
        let offset = try trailer.offset(of: number, in: file)
        isOpen[number] = true
        defer { isOpen[number] = false }
        let marker = file[offset]
        let result: Known
        switch marker >> 4 {
        case 0xA: result = try array(at: offset, depth: depth)
        case 0xD: result = try dictionary(at: offset, depth: depth)
        default:
            let (content, text) = try scalar(at: offset)
            result = Known(value: SourceValue(content, at: SourcePlace(byte: offset)), text: text)
        }
        known[number] = result
        return result
    }

    // MARK: - Containers

    private mutating func array(at offset: Int, depth: Int) throws(SourceError) -> Known {
        if depth >= limits.depth { throw depthError(at: offset) }
        let (count, start) = try self.count(at: offset, each: trailer.referenceSize)
        var total = Known(value: SourceValue(.null))
        var elements: [SourceValue] = []
        for position in 0..<count {
            let element = try element(
                at: start + position * trailer.referenceSize, depth: depth, total: &total)
            elements.append(element)
        }
        return total.with(SourceValue(.array(elements), at: SourcePlace(byte: offset)))
    }

    private mutating func dictionary(at offset: Int, depth: Int) throws(SourceError) -> Known {
        if depth >= limits.depth { throw depthError(at: offset) }
        let (count, start) = try self.count(at: offset, each: 2 * trailer.referenceSize)
        var total = Known(value: SourceValue(.null))
        var members = MemberList()
        for position in 0..<count {
            let keyPlace = start + position * trailer.referenceSize
            let key = try element(at: keyPlace, depth: depth, total: &total)
            guard case .string(let name) = key.content else {
                throw key.unexpected("a string as the key")
            }
            let value = try element(at: keyPlace + count * trailer.referenceSize, depth: depth, total: &total)
            try members.append(SourceMember(name, value, at: SourcePlace(byte: keyPlace)))
        }
        return total.with(SourceValue(.dictionary(members.members), at: SourcePlace(byte: offset)))
    }

    /// The object that a reference means, added to what its container comes to.
    private mutating func element(at place: Int, depth: Int, total: inout Known) throws(SourceError)
        -> SourceValue
    {
        let number = BigEndian.value(file, place, trailer.referenceSize)
        guard number < UInt64(trailer.objectCount) else {
            throw BinaryTrailer.error(
                "expected one of \(trailer.objectCount) objects, found a reference to number \(number)",
                at: place)
        }
        let element = try object(Int(number), depth: depth + 1, referredAt: place)
        total.nodes += element.nodes
        total.text += element.text
        total.height = max(total.height, element.height)
        if total.nodes > nodeLimit {
            throw BinaryTrailer.error(
                "more than \(nodeLimit) values, references written out", at: place, .limit)
        }
        if total.text > textLimit {
            throw BinaryTrailer.error(
                "more than \(textLimit) bytes of text, references written out", at: place, .limit)
        }
        return element.value
    }

    private func depthError(at place: Int) -> SourceError {
        BinaryTrailer.error(
            "more than \(limits.depth) arrays and dictionaries within one another", at: place, .limit)
    }
}
