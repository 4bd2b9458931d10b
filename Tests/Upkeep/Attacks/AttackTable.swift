import Foundation
import Scenario

/// The results of attacks as a table: outcome, expected outcomes and defence.
struct AttackTable: Sendable {
    let results: [AttackResult]

    /// One line per attack, the attacks that were not stopped first, followed by the totals.
    var text: String {
        let sorted = results.filter { !$0.isHeld } + results.filter(\.isHeld)
        let rows =
            [["", "attack", "exercise", "outcome", "expected", "s", "held by"]]
            + sorted.map { result in
                [
                    result.isHeld ? "✓" : "✗", result.name, "\(result.exercise)",
                    result.outcome?.rawValue ?? "-", result.expectedWords, result.seconds.inTenths,
                    result.defence,
                ]
            }
        let widths = (0..<7).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
                .joined(separator: "  ").replacing(/\ +$/, with: "")
        }
        return lines.joined(separator: "\n") + "\n\n" + counts
    }

    private var counts: String {
        let held = results.filter(\.isHeld).count
        let slowest = results.sorted { $0.seconds > $1.seconds }.prefix(3)
            .map { "\($0.name) \($0.seconds.inTenths) s" }.joined(separator: ", ")
        return "\(held) of \(results.count) attacks held; the slowest: \(slowest)\n"
    }
}

extension Double {
    var inTenths: String { String(format: "%.1f", self) }
}
