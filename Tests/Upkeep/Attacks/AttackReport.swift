import Platform
import Scenario

/// The results of attacks: their outcomes, and the files and processes that they left behind.
package struct AttackReport: Sendable {
    let results: [AttackResult]
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
        complaints += changes.prefix(AttackReport.maximumChanges).map {
            "Something was written: \($0)"
        }
        if changes.count > AttackReport.maximumChanges {
            complaints.append(
                "\(changes.count - AttackReport.maximumChanges) more files were written. Was something "
                    + "built or edited meanwhile?"
            )
        }
        complaints += forgeries.map { "Something was forged: \($0)" }
        complaintsBesides = complaints
    }

    /// The longest time that grading one attack may take, in seconds.
    var secondsPerAttack = AttackReport.secondsOfSubmission

    /// The seconds that grading one answer of a class takes at most on an idle machine: to compile,
    /// play and explain it, and to start the grader.
    package static let secondsOfSubmission = 10.0

    /// The most changed files to list.
    ///
    /// A build or editor that runs at the same time writes hundreds.
    private static let maximumChanges = 20

    var complaints: [String] {
        results.flatMap { $0.complaints(limit: secondsPerAttack) }
            + complaintsBesides
    }

    package var isHeld: Bool { complaints.isEmpty }

    /// The table, followed by the problems.
    package var text: String {
        var lines = [AttackTable(results: results).text]
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
