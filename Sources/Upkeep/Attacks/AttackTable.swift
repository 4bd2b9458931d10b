import Foundation
import Scenario

/// The results of attacks as a table: what became of each, what was expected, what held it.
public struct AttackTable: Sendable {
    private let results: [AttackResult]

    /// Creates a table.
    public init(_ results: [AttackResult]) {
        self.results = results
    }

    /// Whether all attacks were held.
    public var isHeld: Bool { results.allSatisfy(\.isHeld) }

    /// A line for each attack, those that were not held first, and a line that counts.
    public var text: String {
        let sorted = results.filter { !$0.isHeld } + results.filter(\.isHeld)
        let rows =
            [["", "attack", "outcome", "expected", "s", "held by"]]
            + sorted.map { result in
                [
                    result.isHeld ? "✓" : "✗", result.name, result.outcome.rawValue,
                    result.expected.map(\.rawValue).sorted().joined(separator: ", "),
                    String(format: "%.1f", result.seconds), result.defence,
                ]
            }
        let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
                .joined(separator: "  ").replacing(/\ +$/, with: "")
        }
        let held = results.filter(\.isHeld).count
        return lines.joined(separator: "\n") + "\n\n\(held) of \(results.count) attacks held\n"
    }
}
