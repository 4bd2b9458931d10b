import Scenario

extension Point {
    /// The location, such as "(40, 12)".
    var inWords: String { "(\(x.inWords), \(y.inWords))" }
}

extension Rectangle {
    /// The rectangle as origin and size, such as "(10, 10, 100, 50)".
    var inWords: String {
        "(\(x.inWords), \(y.inWords), \(width.inWords), \(height.inWords))"
    }
}
