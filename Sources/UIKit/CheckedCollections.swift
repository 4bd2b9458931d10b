// Swift's own forms of these functions trust the count that a sequence claims, without a check whether that
// much room was allocated. These forms request room element by element.
//
// An answer that imports UIKit gets the ones with Swift's names, which take precedence over Swift's own.

extension Array {
    /// Creates an array of a sequence's elements.
    public init<S: Sequence>(_ elements: S) where S.Element == Element {
        self = []
        for element in elements { append(element) }
    }
}

extension ContiguousArray {
    /// Creates an array of a sequence's elements.
    public init<S: Sequence>(_ elements: S) where S.Element == Element {
        self = []
        for element in elements { append(element) }
    }
}

extension ArraySlice {
    /// Creates a slice of an array of a sequence's elements.
    public init<S: Sequence>(_ elements: S) where S.Element == Element {
        self = []
        for element in elements { append(element) }
    }
}

extension Sequence {
    /// The elements in reverse order.
    public __consuming func reversed() -> [Element] {
        var elements = Array(self)
        elements.reverse()
        return elements
    }

    /// The elements in the order of a predicate.
    public func sorted(
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> [Element] {
        var elements = Array(self)
        try elements.sort(by: areInIncreasingOrder)
        return elements
    }

    /// The elements in random order.
    public func shuffled() -> [Element] {
        var elements = Array(self)
        elements.shuffle()
        return elements
    }
}

extension Sequence where Element: Comparable {
    /// The elements in ascending order.
    public func sorted() -> [Element] {
        var elements = Array(self)
        elements.sort()
        return elements
    }
}

// MARK: Sorting arrays, which Swift sorts in place

extension Array {
    /// Sorts the elements in the order of a predicate.
    public mutating func sort(
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows {
        try sortInPlace(&self, by: areInIncreasingOrder)
    }
}

extension Array where Element: Comparable {
    /// Sorts the elements in ascending order.
    public mutating func sort() { sortInPlace(&self, by: <) }
}

/// Sorts with Swift's own function, which generic code resolves to.
private func sortInPlace<List: MutableCollection & RandomAccessCollection>(
    _ list: inout List,
    by areInIncreasingOrder: (List.Element, List.Element) throws -> Bool
) rethrows {
    try list.sort(by: areInIncreasingOrder)
}

// MARK: Replacing in texts

extension String {
    /// The text with another text in place of each occurrence of a text.
    public func replacing(
        _ other: String,
        with replacement: String,
        maxReplacements: Int = .max
    ) -> String {
        // Swift's own function, for collections of any kind.
        replacing([Character](other), with: replacement, maxReplacements: maxReplacements)
    }
}

// MARK: Joining texts

extension Sequence where Element: StringProtocol {
    /// The elements in one text, with a separator between them.
    public func joined(separator: String = "") -> String {
        joinedText(self, separator)
    }
}

extension BidirectionalCollection where Element == String {
    /// The elements in one text, with a separator between them.
    public func joined(separator: String = "") -> String {
        joinedText(self, separator)
    }
}

private func joinedText<Texts: Sequence>(_ texts: Texts, _ separator: String) -> String
where Texts.Element: StringProtocol {
    var joined = ""
    var isFirst = true
    for text in texts {
        if !isFirst { joined += separator }
        joined += text
        isFirst = false
    }
    return joined
}

// MARK: Replacements, with names of the same length

extension RangeReplaceableCollection {
    /// Replaces `reserveCapacity`.
    public mutating func uiReserveSpaces(_ count: Int) {
        guard (0..<1 << 24).contains(count) else {
            fatalError("there is no room for \(count) elements")
        }
        reserveCapacity(count)
    }

    /// Replaces `insert(contentsOf:at:)`.
    public mutating func uiJoin<C: Collection>(contentsOf elements: C, at index: Index)
    where C.Element == Element {
        insert(contentsOf: Array(elements), at: index)
    }

    /// Replaces `replaceSubrange(_:with:)`.
    public mutating func uiReplaceRanges<C: Collection>(_ range: Range<Index>, with elements: C)
    where C.Element == Element {
        replaceSubrange(range, with: Array(elements))
    }

    /// Replaces `replaceSubrange(_:with:)`.
    public mutating func uiReplaceRanges<C: Collection>(
        _ range: some RangeExpression<Index>,
        with elements: C
    ) where C.Element == Element {
        replaceSubrange(range, with: Array(elements))
    }
}
