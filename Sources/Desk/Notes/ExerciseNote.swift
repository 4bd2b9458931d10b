import Hashing
import Reports
import Results
import Scenario

/// The note on one exercise: the last check, and the number of hints.
package struct ExerciseNote: Codable, Hashable, Sendable {
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
    /// How the answer ended in the explained test of the last check, if it ended early.
    package var termination: Termination?
    package var hints = 0

    /// Records a check, and resets the hints if their subject changes.
    package mutating func record(_ report: ExerciseReport, answer bytes: [UInt8]) {
        let before = subject
        defer {
            if before != subject { hints = 0 }
        }
        answer = ContentHash(bytes).text
        outcome = report.outcome
        line = report.failureLine
        termination = report.testToExplain?.failure?.termination
        certainty = report.belief?.certainty
        points = report.score
        maximum = report.maximumScore
        best = max(best, points)
        belief = report.belief?.identifier
    }

    /// The subject of the first hint: a belief, or the reason why the check stopped, and its line.
    private var subject: [String?] {
        [belief, obstacle?.rawValue, obstacle == nil ? nil : line.map(String.init)]
    }

    /// Forgets the last check and the hints, but not the highest score.
    package mutating func restart() {
        let (best, maximum) = (best, maximum)
        self = ExerciseNote()
        (self.best, self.maximum) = (best, maximum)
    }

    /// Whether a check had all points, perhaps before a reset.
    package var hasPassed: Bool { best > 0 && best == maximum }

    /// Whether the numbers are plausible; the file is untrusted input.
    var isSound: Bool {
        [points, maximum, best, hints].allSatisfy((0...9_999).contains) && line ?? 1 > 0
    }

    /// Whether the last check was of this text.
    package func isCurrent(for bytes: [UInt8]) -> Bool { answer == ContentHash(bytes).text }
}

extension ExerciseReport {
    /// The belief behind the failure that the report explains, or else a certain one behind another failure.
    ///
    /// A reader would take a guess about another failure for one about this failure.
    package var belief: Diagnosis? {
        testToExplain?.diagnosis
            ?? tests.lazy.filter { $0.outcome != .passed }.compactMap(\.diagnosis)
            .first { [.certain, .likely].contains($0.certainty) }
    }

    /// The line where the explained test ended, or else the line of the compiler's first error.
    fileprivate var failureLine: Int? {
        testToExplain?.failure?.termination?.line
            ?? diagnostics.first { $0.severity == .error }?.line
    }
}
