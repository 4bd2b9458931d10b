import Judge
import Scenario

/// What attacks came to: their outcomes, and what they left behind.
package struct AttackReport: Sendable {
    /// What became of each.
    package let results: [AttackResult]
    /// The folder with the class and its results, if it was kept.
    package internal(set) var folder: String?
    private let complaintsBesides: [String]

    init(
        results: [AttackResult],
        grader: ToolRun,
        processes: RunningProcesses,
        changes: [String],
        forgeries: [String]
    ) {
        self.results = results
        var complaints: [String] = []
        if grader.end != .exited(0) {
            let last = grader.text.split(separator: "\n").suffix(3).joined(separator: " ")
            complaints.append("The grader did not end as it should: \(last)")
        }
        complaints += processes.words.map { "A process was left running: \($0)" }
        complaints += changes.prefix(AttackReport.mostChanges).map {
            "Something was written: \($0)"
        }
        if changes.count > AttackReport.mostChanges {
            complaints.append(
                "\(changes.count - AttackReport.mostChanges) more files were written. Was something "
                    + "built or edited meanwhile?"
            )
        }
        complaints += forgeries.map { "Something was forged: \($0)" }
        complaintsBesides = complaints
    }

    /// The longest that one of them may take, in seconds.
    var secondsPerAttack = AttemptLimits.secondsOfSubmission

    /// The most files that are named: who builds or edits beside it writes hundreds.
    private static let mostChanges = 20

    /// What is wrong, in sentences.
    package var complaints: [String] {
        results.flatMap { $0.complaints(limit: secondsPerAttack) }
            + complaintsBesides
    }

    /// Whether nothing is wrong.
    package var isHeld: Bool { complaints.isEmpty }

    /// The table, and what is wrong.
    package var text: String {
        var lines = [AttackTable(results).text]
        if isHeld {
            lines.append(
                "Nothing passed that must not, nothing was left running, nothing was written "
                    + "elsewhere, nothing was forged.\n"
            )
        } else {
            lines += complaints.map { "✗ \($0)\n" }
            if let folder { lines.append("The class and its results: \(folder)\n") }
        }
        return lines.joined()
    }
}
