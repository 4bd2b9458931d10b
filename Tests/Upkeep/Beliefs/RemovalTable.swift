import Scenario

/// What right answers with statements left out were told, as a table, and which were told a belief.
package struct RemovalTable: Sendable {
    private let told: [(exercise: Int, answers: [RemovalRun.Told])]

    package init(_ told: [(exercise: Int, answers: [RemovalRun.Told])]) {
        self.told = told
    }

    /// Those that were told a belief as more than possible: what is left out may be forgotten, and is no
    /// belief of anybody's.
    private var wrong: [RemovalRun.Told] {
        told.flatMap(\.answers).filter { told in
            switch told.diagnosis?.certainty {
            case .certain?, .likely?, .combined?: true
            case .possible?, nil: false
            }
        }
    }

    /// Whether none was told a belief as more than possible.
    package var isGood: Bool { wrong.isEmpty }

    /// The table, then each answer that was told a belief.
    package var text: String {
        let heads = ["exercise", "graded", "unfinished", "possible", "more", "passed"]
        let rows = told.map { exercise, answers in
            let graded = answers.filter { $0.outcome != .didNotCompile }
            return [
                exercise, graded.count, graded.count { $0.isUnfinished },
                graded.count { $0.diagnosis?.certainty == .possible },
                RemovalTable([(exercise, graded)]).wrong.count,
                graded.count { $0.outcome == .passed },
            ].map(String.init)
        }
        let table = ([heads] + rows).map { row in
            zip(row, heads).map { cell, head in
                cell + String(repeating: " ", count: head.count - min(cell.count, head.count))
            }.joined(separator: "  ") + "\n"
        }
        return table.joined() + "\n" + told.flatMap(\.answers).compactMap(line).joined()
    }

    private func line(_ told: RemovalRun.Told) -> String? {
        told.diagnosis.map { diagnosis in
            "\(told.file): \(diagnosis.certainty.rawValue) \(diagnosis.identifier)\n"
                + told.removed.map { "    - \($0)\n" }.joined()
        }
    }
}
