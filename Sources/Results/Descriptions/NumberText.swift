extension Double {
    /// The number with at most three decimals and no trailing zeros.
    ///
    /// All decimals are kept if it is a sum of a few powers of two, like the numbers that a test puts close
    /// to an edge.
    public var inWords: String {
        guard isFinite else { return isNaN ? "not a number" : self < 0 ? "-infinity" : "infinity" }
        let rounded = (self * 1_000).rounded() / 1_000
        guard abs(rounded) < 1e15 else { return "\(self)" }
        let isExactInBinary = (self * 1_048_576).rounded() == self * 1_048_576
        if rounded != self, isExactInBinary || rounded == 0, abs(self) > 1e-9 { return "\(self)" }
        return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
    }
}

/// Counts repetitions: "once", "twice", "3 times".
public func times(_ number: Int) -> String {
    switch number {
    case 1: "once"
    case 2: "twice"
    default: "\(number) times"
    }
}

/// A number up to ten as a word, with "none" for zero; a larger one in digits.
public func numberWord(_ number: Int) -> String {
    let words = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(number) ? words[number] : "\(number)"
}

/// A number with its noun: "1 test", "14 tests".
public func counted(_ number: Int, _ singular: String) -> String {
    "\(number) \(singular)\(number == 1 ? "" : "s")"
}
