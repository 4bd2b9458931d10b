// Swift's own types of these names keep an iterator in a box, in which the standard library changes it
// without checking whether a change is already in progress. An iterator that asks itself for the next element
// would then see its own half-changed memory. These types keep the iterator in a closure, whose variables
// Swift checks.
//
// An answer that imports UIKit gets these types, which take precedence over Swift's own.

/// An iterator of any type.
public struct AnyIterator<Element>: IteratorProtocol, Sequence {
    private let body: () -> Element?

    /// Creates an iterator that calls a closure for each element.
    public init(_ body: @escaping () -> Element?) {
        self.body = body
    }

    /// Creates an iterator that takes each element from another one.
    public init<Base: IteratorProtocol>(_ base: Base) where Base.Element == Element {
        var base = base
        body = { base.next() }
    }

    /// The next element, or `nil` at the end.
    public func next() -> Element? { body() }
}

/// A sequence of any type.
public struct AnySequence<Element>: Sequence {
    private let makeBody: () -> AnyIterator<Element>

    /// Creates a sequence whose iterators come from a closure.
    public init<Base: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> Base)
    where Base.Element == Element {
        makeBody = { AnyIterator(makeUnderlyingIterator()) }
    }

    /// Creates a sequence of another one's elements.
    public init<Base: Sequence>(_ base: Base) where Base.Element == Element {
        makeBody = { AnyIterator(base.makeIterator()) }
    }

    /// An iterator over the elements.
    public func makeIterator() -> AnyIterator<Element> { makeBody() }
}
