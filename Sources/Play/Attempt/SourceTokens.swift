import Isolation

/// The words and marks of a Swift file with their positions, without comments and strings.
struct SourceTokens: Sequence {
    struct Element: Hashable {
        var kind: Kind
        /// The line, from 1.
        var line: Int
        /// The column in bytes, from 1.
        var column: Int
    }

    enum Kind: Hashable {
        case word(String)
        /// Any other character except white space.
        case mark(UInt8)
    }

    private let elements: [Element]

    init(_ source: some Collection<UInt8>) {
        let bytes = Array(source)
        var elements: [Element] = []
        var (line, lineStart, position) = (1, 0, 0)
        for range in SwiftTokens(bytes).ranges {
            while position < range.lowerBound {
                if bytes[position] == 0x0A { (line, lineStart) = (line + 1, position + 1) }
                position += 1
            }
            guard let kind = Kind(bytes[range]) else { continue }
            let column = range.lowerBound - lineStart + 1
            elements.append(Element(kind: kind, line: line, column: column))
        }
        self.elements = elements
    }

    func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension SourceTokens.Kind {
    /// The kind of a token; `nil` for a string or a regular expression.
    fileprivate init?(_ bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first else { return nil }
        let scalar = Unicode.Scalar(first)
        if first >= 0x80 || scalar == "_" || scalar.properties.isAlphabetic
            || scalar.properties.numericType != nil
        {
            self = .word(String(decoding: bytes, as: UTF8.self))
        } else if bytes.count == 1 {
            self = .mark(first)
        } else {
            return nil
        }
    }
}
