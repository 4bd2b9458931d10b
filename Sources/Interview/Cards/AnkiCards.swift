/// Exports the bank as a text that Anki imports, one card a question.
///
/// A card keeps the identifier of its question, so that a later import updates cards and duplicates
/// none.
package struct AnkiCards {
    private let bank: QuestionBank

    package init(_ bank: QuestionBank) {
        self.bank = bank
    }

    package var text: String {
        let head = [
            "#separator:tab", "#html:true", "#notetype:Basic", "#deck:Hit testing",
            "#columns:GUID\tFront\tBack\tTags", "#guid column:1", "#tags column:4",
        ]
        return (head + bank.questions.map(row)).map { $0 + "\n" }.joined()
    }

    private func row(_ question: BankQuestion) -> String {
        [
            "hit-testing-workbook:\(question.identifier)", AnkiCards.html(question.text),
            back(question), "\(question.topic) level-\(question.level)",
        ].joined(separator: "\t")
    }

    private func back(_ question: BankQuestion) -> String {
        AnkiCards.html(question.answer)
            + "<br><br><b>Points</b>" + AnkiCards.list(question.points)
            + "<b>Wrong answers</b>" + AnkiCards.list(question.wrongAnswers)
            + "<i>" + AnkiCards.html(question.source) + "</i>"
    }

    private static func list(_ items: [String]) -> String {
        "<ul>" + items.map { "<li>\(html($0))</li>" }.joined() + "</ul>"
    }

    /// Converts a text to HTML on one line, with the text between backquotes as code.
    static func html(_ text: String) -> String {
        var html = ""
        var isCode = false
        for character in text {
            switch character {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            case "\n", "\r\n": html += "<br>"
            case "\t": html += " "
            case "`":
                html += isCode ? "</code>" : "<code>"
                isCode.toggle()
            default: html.append(character)
            }
        }
        return isCode ? html + "</code>" : html
    }
}
