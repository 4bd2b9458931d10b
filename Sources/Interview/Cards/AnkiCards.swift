import Markup

/// Exports the bank as a text that Anki imports, with one card per question.
///
/// A card keeps the identifier of its question, so that a later import updates cards instead of
/// duplicating them.
package enum AnkiCards {
    /// The text, with a newline at its end.
    package static func text(of bank: QuestionBank) -> String {
        let head = [
            "#separator:tab", "#html:true", "#notetype:Basic", "#deck:Hit testing",
            "#columns:GUID\tFront\tBack\tTags", "#guid column:1", "#tags column:4",
        ]
        return (head + bank.questions.map(row)).map { $0 + "\n" }.joined()
    }

    private static func row(_ question: BankQuestion) -> String {
        [
            "hit-testing-workbook:\(question.identifier)", html(question.text),
            back(question), "\(question.topic) level-\(question.level)",
        ].joined(separator: "\t")
    }

    private static func back(_ question: BankQuestion) -> String {
        html(question.answer)
            + "<br><br><b>Points</b>" + list(question.points)
            + "<b>Wrong answers</b>" + list(question.wrongAnswers)
            + "<i>" + html(question.source) + "</i>"
    }

    private static func list(_ items: [String]) -> String {
        "<ul>" + items.map { "<li>\(html($0))</li>" }.joined() + "</ul>"
    }

    /// Converts a text to HTML on one line, with the text between backquotes as code.
    static func html(_ text: String) -> String {
        XMLText.escaped(text).replacing("\n", with: "<br>").replacing("\t", with: " ")
            .split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0.isMultiple(of: 2) ? "\($1)" : "<code>\($1)</code>" }.joined()
    }
}
