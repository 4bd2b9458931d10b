import Scenario

extension Point {
    /// For example "(40, 12)".
    public var inWords: String { "(\(x.inWords), \(y.inWords))" }
}

extension Rectangle {
    /// Origin and size, such as "(10, 10, 100, 50)".
    public var inWords: String {
        "(\(x.inWords), \(y.inWords), \(width.inWords), \(height.inWords))"
    }
}
