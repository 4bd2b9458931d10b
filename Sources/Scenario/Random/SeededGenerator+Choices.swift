extension SeededGenerator {
    /// Returns true with a probability in percent.
    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// A random integer as a `Double`.
    mutating func whole(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &self))
    }

    /// A random element, or `fallback` if the list is empty.
    mutating func one<Element>(of list: [Element], else fallback: Element) -> Element {
        list.randomElement(using: &self) ?? fallback
    }

    mutating func place(_ view: inout SceneView) {
        if chance(35) { view.boundsOrigin = Point(whole(-40...40), whole(-40...40)) }
        if chance(30) { view.turn = whole(1...23) * 15 }
        if chance(30) {
            view.scale = Point(one(of: [0.5, 1.5, 2], else: 1), one(of: [0.5, 1.5, 2], else: 1))
        }
    }

    /// A random point with fractional coordinates, so that it never lies on an edge of an upright
    /// view.
    mutating func point(in area: Rectangle) -> Point {
        Point(
            Double.random(in: area.x...(area.x + area.width), using: &self).rounded() + 0.3125,
            Double.random(in: area.y...(area.y + area.height), using: &self).rounded() + 0.4375
        )
    }
}
