import Catalogue

/// A known wrong belief about an exercise, with an answer that is otherwise right.
package struct Misconception: Hashable, Sendable {
    /// The name of its file without the extension.
    package let identifier: String
    package let file: String
    /// The belief, as a statement.
    package let title: String
    /// Why students come to believe it, and what is true instead.
    package let explanation: String
    package let hint: String
    /// The names that an answer's source must show before a report names the belief.
    package let evidence: NamesRule

    /// Reads the head of an answer file.
    ///
    /// The head consists of comments that begin with `Misconception:`, `Explanation:`, `Hint:` or
    /// `Evidence:`. Indented lines continue the line before them. A missing entry becomes empty.
    package init(file: String, text: String) {
        self.init(AnswerHead(file: file, text: text))
    }

    private init(_ head: AnswerHead) {
        file = head.file
        identifier = head.identifier
        title = head["Misconception"]
        explanation = head["Explanation"]
        hint = head["Hint"]
        evidence = NamesRule(head["Evidence"])
    }

    /// Sorted by name.
    package static func all(of exercise: Exercise, in workbook: Workbook) -> [Misconception] {
        AnswerHead.all(in: workbook.misconceptions(exercise), workbook).map(Misconception.init)
    }
}
