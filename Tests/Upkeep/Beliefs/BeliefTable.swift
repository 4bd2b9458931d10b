import Scenario

/// How often blind answers are told what their authors meant, as a table, and where they are not.
package struct BeliefTable: Sendable {
    private let told: [(exercise: Int, answers: [BeliefRun.Told])]

    package init(_ told: [(exercise: Int, answers: [BeliefRun.Told])]) {
        self.told = told
    }

    /// The least share of right ones among those told for certain.
    package static let precisionOfCertain = 0.98
    /// The least share of right ones among those told as likely.
    package static let precisionOfLikely = 0.9
    /// The least share of single faults that are named.
    package static let shareOfNamed = 0.9

    /// Right ones of all.
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
            // What the catalogue lacks is a fault of the catalogue's, and counts.
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

    /// Whether all shares are as large as they must be.
    package var isGood: Bool {
        let total = total
        return total.certain.value >= BeliefTable.precisionOfCertain
            && total.likely.value >= BeliefTable.precisionOfLikely
            && total.named.value >= BeliefTable.shareOfNamed
    }

    /// The table, then each answer that was told something else than was meant.
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
