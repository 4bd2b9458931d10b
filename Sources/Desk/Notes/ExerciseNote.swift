import Hashing
import Reports
import Results
import Scenario

/// The note on one exercise: the last check, and the number of hints.
package struct ExerciseNote: Hashable, Sendable {
    /// A hash of the checked answer; `nil` before the first check.
    package var answer: String?
    package var outcome: Outcome?
    /// The points of the last check.
    package var points = 0
    /// The maximum points of the last check.
    package var maximum = 0
    /// The highest score of any check, which a later check or a reset does not lower.
    package var best = 0
    /// The identifier of the belief that the last check found.
    package var belief: String?
    /// How sure the last check was of the belief; `nil` without one.
    package var certainty: Diagnosis.Certainty?
    /// The line that crashed, did not return, or was refused in the last check, if known.
    package var line: Int?
    package var hints = 0

    package init() {}

    /// Records a check, and resets the hints if they would be about something else.
    package mutating func record(_ report: ExerciseReport, answer bytes: [UInt8]) {
        let before = (belief, obstacle)
        defer {
            if before != (belief, obstacle) { hints = 0 }
        }
        answer = ContentHash(bytes).text
        outcome = report.outcome
        line = report.failureLine
        certainty = report.belief?.certainty
        points = report.score
        maximum = report.maximumScore
        best = max(best, points)
        belief = report.belief?.identifier
    }

    /// Forgets the last check and the hints, but not the highest score.
    package mutating func restart() {
        let best = best
        self = ExerciseNote()
        self.best = best
    }

    /// Whether the last check was of this text.
    package func isCurrent(for bytes: [UInt8]) -> Bool { answer == ContentHash(bytes).text }
}

extension ExerciseReport {
    /// The belief behind the first failure that has a diagnosis.
    package var belief: Diagnosis? {
        tests.lazy.filter { $0.outcome != .passed }.compactMap(\.diagnosis).first
    }

    /// The line where the explained test ended, or else the line of the compiler's first error.
    fileprivate var failureLine: Int? {
        testToldInFull?.failure?.termination?.line
            ?? diagnostics.first { $0.severity == .error }?.line
    }
}

// MARK: As text

extension ExerciseNote {
    /// Parses words such as "outcome=failed", and ignores unknown ones.
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
            case "best": best = ExerciseNote.count(value)
            case "belief": belief = value
            case "certainty": certainty = Diagnosis.Certainty(rawValue: value)
            case "line": line = ExerciseNote.line(value)
            case "hints": hints = ExerciseNote.count(value)
            default: continue
            }
        }
    }

    private static func count(_ word: String) -> Int {
        Int(word).map { min(max($0, 0), 9_999) } ?? 0
    }

    private static func line(_ word: String) -> Int? {
        let line = count(word)
        return line > 0 ? line : nil
    }

    var text: String {
        let words = [
            answer.map { "answer=\($0)" }, outcome.map { "outcome=\($0.rawValue)" },
            "points=\(points)", "of=\(maximum)", "best=\(best)", belief.map { "belief=\($0)" },
            certainty.map { "certainty=\($0.rawValue)" }, line.map { "line=\($0)" },
            "hints=\(hints)",
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }
}
