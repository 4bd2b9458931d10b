import Catalogue
import Interview
import Pages
import Platform

/// The interview questions by topic, each with its answer folded away.
struct QuestionsPage {
    let workbook: Workbook

    private static let file = "questions.html"

    func page() throws -> BookPage {
        let bank = try QuestionBank(workbook)
        var writer = MarkdownPage(address: BookLinks(page: QuestionsPage.file).address) {
            _,
            target in throw Fault("a question cannot show \(target)")
        }
        var sections: [MarkdownPage.Section] = []
        var pieces = [
            HTML.element("h1", ["id": "questions"], text: "Interview questions"),
            .element(
                "p",
                text:
                    "Answer aloud first, then unfold. There are \(bank.questions.count) questions."
            ),
            .element(
                "p",
                ["class": "needs-script"],
                [
                    .element(
                        "button",
                        ["type": "button", "id": "unfold"],
                        text: "Unfold all answers"
                    )
                ]
            ),
        ]
        for topic in bank.topics {
            pieces.append(.element("h2", ["id": topic.slug], text: topic.title))
            for question in bank.questions where question.topic == topic.slug {
                pieces.append(try folded(question, &writer))
                sections.append(
                    MarkdownPage.Section(
                        anchor: question.identifier,
                        title: plainWords(question.text),
                        words: plainWords(joined([question.answer] + question.points))
                    )
                )
            }
        }
        let practice = try GuidePage.section("Interview practice", of: workbook)
        pieces.append(try writer.html(practice))
        var page = BookPage(
            file: QuestionsPage.file,
            title: "Interview questions",
            body: .lines(pieces)
        )
        page.sections = sections + writer.sections
        return page
    }

    private func folded(_ question: BankQuestion, _ writer: inout MarkdownPage) throws -> HTML {
        func list(_ title: String, _ items: [String]) throws -> [HTML] {
            guard !items.isEmpty else { return [] }
            let blocks = items.map { [MarkdownBlock.paragraph($0)] }
            return [
                .element("h3", text: title), try writer.html([.list(first: nil, items: blocks)]),
            ]
        }
        let inline = MarkdownInline(address: { _ in nil })
        let answer = try writer.html(MarkdownReader.blocks(of: question.answer))
        return .element(
            "details",
            ["id": question.identifier],
            [
                .element(
                    "summary",
                    [
                        inline.html(question.text),
                        .element("small", ["class": "faint"], text: " level \(question.level)"),
                    ]
                ),
                answer,
            ] + (try list("What an interviewer listens for", question.points))
                + (try list("Common wrong answers", question.wrongAnswers))
                + [
                    .element(
                        "p",
                        ["class": "faint"],
                        text: "Source: \(plainWords(question.source))"
                    )
                ]
        )
    }
}
