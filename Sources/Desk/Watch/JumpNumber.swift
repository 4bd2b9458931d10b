import Catalogue

/// The number of an exercise, typed digit by digit.
struct JumpNumber: Equatable {
    private var digits = ""

    enum Result: Equatable {
        case exercise(Exercise)
        /// More digits may follow.
        case incomplete
        /// No exercise has this number.
        case unknown(String)
    }

    /// Takes a digit; the number is complete once no other exercise's number begins with it.
    mutating func take(_ digit: Character, of exercises: [Exercise] = Exercise.all) -> Result {
        digits.append(digit)
        let possible = exercises.filter { "\($0.number)".hasPrefix(digits) }
        let isOnlyOne = possible.count == 1 && "\(possible[0].number)" == digits
        return possible.isEmpty || isOnlyOne ? finish(of: exercises) ?? .incomplete : .incomplete
    }

    /// Completes the number with Enter; `nil` without digits.
    mutating func finish(of exercises: [Exercise] = Exercise.all) -> Result? {
        defer { digits = "" }
        guard !digits.isEmpty else { return nil }
        return exercises.first { "\($0.number)" == digits }.map(Result.exercise)
            ?? .unknown(digits)
    }

    mutating func clear() { digits = "" }
}
