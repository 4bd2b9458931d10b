import Scenario

extension Point {
    /// For example "(40, 12)".
    public var inWords: String { "(\(x.inWords), \(y.inWords))" }

    /// The same, with all decimals if fewer would make it look like another point.
    public func inWords(apartFrom other: Point) -> String {
        inWords == other.inWords ? "(\(x), \(y))" : inWords
    }

    /// The same, with all decimals if fewer would move it across an edge of a rectangle.
    public func inWords(onItsSideOf rectangle: Rectangle) -> String {
        let rounded = Point((x * 1_000).rounded() / 1_000, (y * 1_000).rounded() / 1_000)
        return rectangle.contains(rounded) == rectangle.contains(self) ? inWords : "(\(x), \(y))"
    }
}

extension Rectangle {
    /// Origin and size, such as "(10, 10, 100, 50)".
    public var inWords: String {
        "(\(x.inWords), \(y.inWords), \(width.inWords), \(height.inWords))"
    }
}
