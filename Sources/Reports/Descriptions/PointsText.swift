import Results

package enum PointsText {
    /// Such as "15.5 of 20 points".
    package static func reached(_ points: Double, of maximum: Double) -> String {
        "\(number(points)) of \(number(maximum)) point\(number(maximum) == "1" ? "" : "s")"
    }

    /// Points with at most two decimals, without trailing zeros.
    package static func number(_ points: Double) -> String {
        ((points * 100).rounded() / 100).inWords
    }

    /// Why the answer earns fewer points than its tests; `nil` if it earns all of them.
    package static func sentenceOnCap(of report: ExerciseReport) -> String? {
        report.limitingCap.map { cap in
            let most = "earns at most \(number(cap.share * 100)) % of the points."
            return switch cap.reason {
            case .rule: "Your answer breaks a rule of the exercise\(rule(report)), so it \(most)"
            case .constant where report.constant != nil:
                "In nearly all random scenes your answer gives the same result as one that "
                    + "\(report.constant ?? ""). It \(most)"
            case .constant: "Your answer behaves almost like the empty stub, so it \(most)"
            }
        }
    }

    /// The test of the broken rule, in parentheses; empty if only random scenes show it.
    private static func rule(_ report: ExerciseReport) -> String {
        report.tests.first { $0.failure?.breaksRule == true && !$0.isRandom }
            .map { " (\u{201C}\($0.name)\u{201D})" } ?? ""
    }
}

extension ExerciseReport {
    /// The number of passed tests, the points (unless there are none to earn) and the seed.
    package func scoreInWords(on occasion: Occasion) -> String {
        let passed = tests.count { $0.outcome == .passed }
        let (reached, maximum) =
            switch occasion {
            case .check, .checkOfCase, .page, .repeatedly: (Double(score), Double(maximumScore))
            case .classroom(let points, let maximum): (points, maximum)
            }
        let points = maximum > 0 ? PointsText.reached(reached, of: maximum) : nil
        return ["\(passed) of \(counted(tests.count, "test")) passed", points, "seed \(seed)"]
            .compactMap { $0 }.joined(separator: ", ")
    }
}
