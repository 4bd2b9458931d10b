extension Double {
    /// The number with at most three decimals, none of them needless.
    public var inWords: String {
        guard isFinite else { return isNaN ? "not a number" : self < 0 ? "-infinity" : "infinity" }
        let rounded = (self * 1_000).rounded() / 1_000
        guard abs(rounded) < 1e15 else { return "\(self)" }
        if rounded == 0, self != 0, abs(self) > 1e-9 { return "\(self)" }
        return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
    }
}

/// A number of things: "1 test", "14 tests".
public func counted(_ number: Int, _ singular: String) -> String {
    "\(number) \(singular)\(number == 1 ? "" : "s")"
}
