import Results
import Scenario

package enum PointsText {
    /// Such as "15.5 of 20 points".
    package static func reached(_ points: Double, of maximum: Double) -> String {
        "\(number(points)) of \(number(maximum)) point\(number(maximum) == "1" ? "" : "s")"
    }

    /// Points with at most two decimals, without trailing zeros.
    package static func number(_ points: Double) -> String {
        ((points * 100).rounded() / 100).inWords
    }

    package static func sentence(_ cap: PointsCap) -> String {
        let most = "earns at most \(number(cap.share * 100)) % of the points."
        return switch cap.reason {
        case .rule: "An answer that breaks a rule of its exercise \(most)"
        case .constant:
            "An answer that does the same whatever is asked, or nearly always what an empty one does, "
                + most
        }
    }
}

extension ExerciseReport {
    /// How many tests passed, the points unless there are none to earn, and the seed.
    package func scoreInWords(on occasion: Occasion) -> String {
        let passed = tests.count { $0.outcome == .passed }
        let (reached, maximum) =
            switch occasion {
            case .check, .repeatedly: (Double(score), Double(maximumScore))
            case .classroom(let points, let maximum): (points, maximum)
            }
        let points = maximum > 0 ? PointsText.reached(reached, of: maximum) : nil
        return ["\(passed) of \(counted(tests.count, "test")) passed", points, "seed \(seed)"]
            .compactMap { $0 }.joined(separator: ", ")
    }
}
