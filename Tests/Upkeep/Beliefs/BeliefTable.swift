import Scenario

/// A table of how often reports name what the authors of blind answers meant, with the exceptions.
package struct BeliefTable: Sendable {
    private let told: [(exercise: Int, answers: [BeliefRun.Told])]

    package init(_ told: [(exercise: Int, answers: [BeliefRun.Told])]) {
        self.told = told
    }

    /// The required share of right beliefs among those reported as certain.
    package static let precisionOfCertain = 0.98
    /// The required share of right beliefs among those reported as likely.
    package static let precisionOfLikely = 0.9
    /// The required share of single faults that a report names.
    package static let shareOfNamed = 0.9

    private struct Share {
        var right = 0
        var all = 0
        var value: Double { all == 0 ? 1 : Double(right) / Double(all) }
        var text: String { "\(right)/\(all)" }

        mutating func add(_ isRight: Bool) {
            all += 1
            right += isRight ? 1 : 0
        }
    }

    private struct Row {
        var certain = Share()
        var likely = Share()
        var named = Share()
        var unfinished = Share()
        var passed = 0

        mutating func add(_ told: BeliefRun.Told) {
            guard told.outcome != .passed else {
                passed += 1
                return
            }
            switch told.certainty {
            case .certain?: certain.add(told.isRight)
            case .likely?: likely.add(told.isRight)
            case .combined?, .possible?, nil: break
            }
            switch told.answer.kind {
            // A belief that the catalogue lacks is a fault of the catalogue, and counts.
            case .fault: named.add(told.isRight)
            case .unfinished: unfinished.add(told.isRight)
            case .several: break
            }
        }

        var cells: [String] {
            [certain.text, likely.text, named.text, unfinished.text, "\(passed)"]
        }
    }

    private var total: Row {
        var row = Row()
        for answer in told.flatMap(\.answers) { row.add(answer) }
        return row
    }

    /// Whether all shares reach their required values.
    package var isGood: Bool {
        let total = total
        return total.certain.value >= BeliefTable.precisionOfCertain
            && total.likely.value >= BeliefTable.precisionOfLikely
            && total.named.value >= BeliefTable.shareOfNamed
    }

    /// The table, followed by each answer whose report differs from what its author meant.
    package var text: String {
        let heads = ["exercise", "certain", "likely", "fault named", "unfinished", "passed"]
        var rows = [heads]
        for (exercise, answers) in told {
            var row = Row()
            for answer in answers { row.add(answer) }
            rows.append(["\(exercise)"] + row.cells)
        }
        rows.append(["all"] + total.cells)
        let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let table = rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (cells.dropLast() + row.suffix(1)).joined(separator: "  ") + "\n"
        }
        return table.joined() + "\n"
            + told.flatMap(\.answers).filter { !$0.isRight }.map(line).joined()
    }

    private func line(_ told: BeliefRun.Told) -> String {
        let name = told.answer.file.split(separator: "/").suffix(2).joined(separator: "/")
        let words =
            told.outcome == .passed
            ? "passes"
            : told.diagnoses.first.map { "\($0.certainty.rawValue) \($0.identifier)" }
                ?? (told.isUnfinished ? "not finished" : "nothing")
        return "\(name), \(told.answer.kind.rawValue): \(words)\n    meant: \(told.answer.meant)\n"
    }
}
