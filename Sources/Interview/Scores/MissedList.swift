import Reports

/// A list of the missed questions: short for the terminal, and in full as Markdown.
struct MissedList {
    /// By the question's number.
    private let all: [(number: Int, missed: Missed)]
    private let questions: Int

    /// - Parameters:
    ///   - missed: By the question's position.
    ///   - questions: The number of questions, which widens the list's margin.
    init(_ missed: [Int: Missed], questions: Int) {
        all = missed.sorted { $0.key < $1.key }.map { ($0.key + 1, $0.value) }
        self.questions = questions
    }

    func add(to page: inout Page) {
        guard !all.isEmpty else { return }
        page.gap()
        page.paragraph("Missed", .strong, indent: 2)
        let width = String(questions).count
        for (number, missed) in all {
            let padding = String(repeating: " ", count: width - String(number).count)
            let end = missed.verdict.hasSuffix(".") ? "" : "."
            page.paragraph(
                "\(missed.question.asSentence) \(missed.verdict.capitalisedFirst)\(end)",
                label: "\(padding)\(number). ",
                labelInk: .faint,
                indent: 4
            )
        }
    }

    // MARK: As a document

    /// The document, with a newline at its end.
    ///
    /// - Parameter score: Adds the score's lines to a page.
    func document(title: String, _ score: (inout Page) -> Void) -> String {
        let markdown = MarkdownText(style: TextStyle(glyphs: .unicode))
        var page = Page(markdown.style)
        score(&page)
        let head = "# \(markdown.inline(title))\n\n\(markdown.block(page.lines))"
        guard !all.isEmpty else { return "\(head)\nNothing was missed.\n" }
        return ([head] + all.map { section($0.missed, $0.number, markdown) })
            .joined(separator: "\n")
    }

    private func section(_ missed: Missed, _ number: Int, _ markdown: MarkdownText) -> String {
        var parts = ["## \(number). \(markdown.inline(missed.question))\n"]
        parts.append("\(markdown.inline(missed.verdict.capitalisedFirst))\n")
        if !missed.reasons.isEmpty {
            parts.append(missed.reasons.map { "- \(markdown.prose($0))\n" }.joined())
        }
        if !missed.picture.isEmpty {
            parts.append(block(missed.picture, language: "text", markdown))
        }
        parts.append("**Good answer**\n")
        parts += missed.answer.split(separator: "\n").map { markdown.prose(String($0)) + "\n" }
        if !missed.code.isEmpty { parts.append(block(missed.code, language: "swift", markdown)) }
        if let source = missed.source { parts.append("Source: \(markdown.inline(source))\n") }
        return parts.joined(separator: "\n")
    }

    private func block(
        _ lines: [String],
        language: String,
        _ markdown: MarkdownText
    ) -> String {
        markdown.block(lines.map { StyledLine(markdown.style.visible($0)) }, language: language)
    }
}

extension String {
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

    var asSentence: String {
        last.map { ".?!".contains($0) } ?? true ? self : self + "."
    }
}
