import Judge
import Scenario

/// What is remembered of one exercise: the last check, and the hints that were given.
package struct ExerciseNote: Hashable, Sendable {
    /// What tells the checked answer's text from another, or `nil` before the first check.
    package var answer: String?
    /// How the last check ended.
    package var outcome: Outcome?
    /// The points of the last check.
    package var points = 0
    /// What could be reached.
    package var maximum = 0
    /// The belief that the last check found, by its name in the catalogue.
    package var belief: String?
    /// The hints that were given.
    package var hints = 0

    package init() {}

    /// Takes down a check; the hints begin anew where it finds another belief.
    package mutating func record(_ report: ExerciseReport, answer bytes: [UInt8]) {
        let found = report.belief?.identifier
        if found != belief { hints = 0 }
        answer = StableHash([bytes]).text
        outcome = report.outcome
        points = report.score
        maximum = report.maximumScore
        belief = found
    }

    /// Whether the last check was of this text.
    package func isOn(_ bytes: [UInt8]) -> Bool { answer == StableHash([bytes]).text }
}

extension ExerciseReport {
    /// The belief behind the first failure that is explained by one.
    package var belief: Diagnosis? {
        tests.lazy.filter { $0.outcome != .passed }.compactMap(\.diagnosis).first
    }
}

// MARK: As text

extension ExerciseNote {
    /// Reads words such as "outcome=failed"; what is not understood is passed over.
    init(words: some Sequence<Substring>) {
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = String(parts[1])
            switch parts[0] {
            case "answer": answer = value
            case "outcome": outcome = Outcome(rawValue: value)
            case "points": points = ExerciseNote.count(value)
            case "of": maximum = ExerciseNote.count(value)
            case "belief": belief = value
            case "hints": hints = ExerciseNote.count(value)
            default: continue
            }
        }
    }

    private static func count(_ word: String) -> Int {
        Int(word).map { min(max($0, 0), 9_999) } ?? 0
    }

    /// The note as words.
    var text: String {
        let words = [
            answer.map { "answer=\($0)" }, outcome.map { "outcome=\($0.rawValue)" },
            "points=\(points)", "of=\(maximum)", belief.map { "belief=\($0)" }, "hints=\(hints)",
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }
}
