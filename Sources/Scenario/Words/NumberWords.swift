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

/// How many times something happens: "once", "twice", "3 times".
public func times(_ number: Int) -> String {
    switch number {
    case 1: "once"
    case 2: "twice"
    default: "\(number) times"
    }
}

/// A small number as a word: "none", "one", "two"; a larger one in digits.
public func numberWord(_ number: Int) -> String {
    let words = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(number) ? words[number] : "\(number)"
}

extension Termination {
    /// The limit of time that was run into, such as "2 s" or "0.4 s of computing".
    public var limitWords: String {
        let time = "\((Double(code) / 1_000).inWords) s"
        // It may say of what.
        return message.isEmpty ? time : "\(time) \(message)"
    }
}

/// A number of things: "1 test", "14 tests".
public func counted(_ number: Int, _ singular: String) -> String {
    "\(number) \(singular)\(number == 1 ? "" : "s")"
}
