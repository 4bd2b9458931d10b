import Scenario

extension SeededGenerator {
    /// Returns true with a probability in percent.
    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// A random integer as a `Double`.
    mutating func whole(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &self))
    }

    mutating func rectangle(
        _ x: ClosedRange<Int>,
        _ y: ClosedRange<Int>,
        _ width: ClosedRange<Int>,
        _ height: ClosedRange<Int>
    ) -> Rectangle {
        Rectangle(whole(x), whole(y), whole(width), whole(height))
    }

    /// A random element, or `fallback` if the list is empty.
    mutating func one<Element>(of list: [Element], else fallback: Element) -> Element {
        list.randomElement(using: &self) ?? fallback
    }
}
