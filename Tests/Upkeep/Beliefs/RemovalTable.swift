import Scenario

/// A table of the reports on right answers with removed statements, with those that name a belief.
package struct RemovalTable: Sendable {
    private let told: [(exercise: Int, answers: [RemovalRun.Told])]

    package init(_ told: [(exercise: Int, answers: [RemovalRun.Told])]) {
        self.told = told
    }

    /// The answers whose reports name a belief as more than possible.
    ///
    /// A missing statement may be forgotten, and so is no evidence of a belief.
    private var wrong: [RemovalRun.Told] {
        told.flatMap(\.answers).filter { told in
            switch told.diagnosis?.certainty {
            case .certain?, .likely?, .combined?: true
            case .possible?, nil: false
            }
        }
    }

    package var isGood: Bool { wrong.isEmpty }

    /// The table, followed by each answer whose report names a belief.
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
