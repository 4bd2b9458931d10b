import Scenario

/// A table of which test fails which misconception, at most 80 columns wide.
package struct KillMatrix: Sendable {
    private let grades: CatalogueGrades

    private static let widestName = 32
    private static let widestLine = 80
    private static let marks =
        "✗ fails the test   ! crashes   ∞ takes too long   · passes   ? no time was left"

    package init(_ grades: CatalogueGrades) {
        self.grades = grades
    }

    /// The table, followed by a legend of its columns.
    package var text: String {
        let width = min(
            grades.wrongAnswers.map(\.misconception.identifier.count).max() ?? 0,
            KillMatrix.widestName
        )
        return
            (legend + ["", KillMatrix.marks, ""] + head(indent: width + 2)
            + grades.wrongAnswers.map { row($0, width) })
            .joined(separator: "\n") + "\n"
    }

    private var legend: [String] {
        grades.tests.enumerated().map { index, test in
            let number = "\(index + 1)"
            let line =
                String(repeating: " ", count: max(4 - number.count, 0)) + number + "  "
                + test.name + (test.isRandom ? " (random)" : "")
            return line.cut(to: KillMatrix.widestLine)
        }
    }

    /// The numbers of the columns, in two lines: tens above ones.
    private func head(indent: Int) -> [String] {
        let numbers = grades.tests.indices.map { $0 + 1 }
        let tens = numbers.map { $0 % 10 == 0 ? "\($0 / 10 % 10)" : " " }.joined()
        let ones = numbers.map { "\($0 % 10)" }.joined()
        let blanks = String(repeating: " ", count: indent)
        return [blanks + tens, blanks + ones]
    }

    private func row(_ answer: CatalogueGrades.WrongAnswer, _ width: Int) -> String {
        let name = answer.misconception.identifier.cut(to: width)
        let blanks = String(repeating: " ", count: width - name.count + 2)
        let marks = grades.tests.map { mark(of: answer, in: $0.identifier) }.joined()
        return (name + blanks + marks + "  " + diagnosis(of: answer))
            .cut(to: KillMatrix.widestLine)
    }

    private func mark(of answer: CatalogueGrades.WrongAnswer, in test: String) -> String {
        switch answer.report.tests.first(where: { $0.identifier == test })?.outcome {
        case .failed: "✗"
        case .crashed: "!"
        case .timedOut: "∞"
        case .passed: "·"
        case .skipped, .notStarted, .didNotCompile, .graderFault, .missing, .notAccepted, nil: "?"
        }
    }

    /// The certainty if the misconception is recognised; otherwise the reported belief.
    private func diagnosis(of answer: CatalogueGrades.WrongAnswer) -> String {
        let made = answer.diagnoses.compactMap(\.diagnosis)
        guard let first = made.first(where: { !answer.accepts($0) }) ?? made.first else {
            return "nothing"
        }
        return first.identifier == answer.misconception.identifier
            ? first.certainty.rawValue : "\(first.certainty.rawValue) \(first.identifier)"
    }
}

extension String {
    /// The text, truncated to a number of characters.
    fileprivate func cut(to count: Int) -> String {
        self.count <= count ? self : prefix(count - 1) + "…"
    }
}
