import Catalogue
import Foundation
import Platform
import Reports
import Scenario
import Testing

@testable import Interview

@Suite("The questions of the bank")
struct QuestionBankTests {
    static let bank: QuestionBank = {
        do throws(Fault) {
            return try QuestionBank(Workbook())
        } catch {
            fatalError("the bank cannot be read: \(error.message)")
        }
    }()

    @Test("There are at least forty, on eight topics, and of all three levels in most of them")
    func size() {
        let bank = QuestionBankTests.bank
        #expect(bank.questions.count >= 40)
        #expect(bank.topics.count == 8)
        #expect(
            bank.topics.allSatisfy { topic in
                bank.questions.count { $0.topic == topic.slug } >= 5
            }
        )
        #expect(Set(bank.questions.map(\.level)) == [1, 2, 3])
    }

    @Test("The topics that predictions and exercises belong to exist")
    func topics() {
        let slugs = Set(QuestionBankTests.bank.topics.map(\.slug))
        #expect(PredictionKind.allCases.allSatisfy { slugs.contains($0.topic) })
        #expect(Exercise.all.allSatisfy { slugs.contains($0.topic) })
    }

    @Test(
        "Questions that interviewers are known to ask are in it",
        arguments: [
            "view-and-layer", "how-a-touch-finds-its-view", "why-twice", "enlarge-hit-area",
            "button-does-not-react", "child-outside-parent", "gesture-or-control",
            "next-of-a-view", "nil-target", "scroll-view-and-button", "swiftui-hit-testing",
            "presentation-layer", "hover-and-pointer", "mask-and-corners",
        ]
    )
    func knownQuestions(identifier: String) {
        #expect(QuestionBankTests.bank.question(identifier) != nil)
    }

    @Test(
        "Question, answer and points fit on a screen of 24 lines",
        arguments: QuestionBankTests.bank.questions
    )
    func fits(question: BankQuestion) throws {
        let transcript = Transcript()
        let lines = ["an answer", ""] + question.points.map { _ in "y" }
        let round = ExplainRound(question: question, dialogue: Dialogue(lines, transcript))
        #expect(try round.run() == nil)
        // The cursor stands on the last one.
        #expect(transcript.lines.count <= 25, "\(transcript.text)")
        #expect(transcript.lines.allSatisfy { $0.count <= 80 })
    }

    @Test(
        "Points begin small, answers and wrong answers are sentences",
        arguments: QuestionBankTests.bank.questions
    )
    func style(question: BankQuestion) {
        #expect(question.points.count >= 2 && question.wrongAnswers.count >= 2)
        #expect(question.text.last == "?" || question.text.last == ".")
        #expect(question.answer.last == "." || question.answer.last == "?")
        for point in question.points {
            let isCode = point.first == "`"
            #expect(point.last != "." && (isCode || point.first?.isLowercase == true), "\(point)")
        }
        for wrong in question.wrongAnswers { #expect(wrong.last == ".") }
        let all = [question.text, question.answer] + question.points + question.wrongAnswers
        for text in all { #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)") }
    }

    @Test("Answers that public sources do not settle are marked as not settled")
    func unsettled() throws {
        func answer(_ identifier: String) throws -> String {
            try #require(QuestionBankTests.bank.question(identifier)).answer
        }
        #expect(try answer("why-twice").contains("Apple documents no number"))
        #expect(try answer("z-position").contains("public sources disagree"))
        #expect(try answer("outside-tolerance").contains("Apple documents no number"))
        #expect(try answer("next-of-a-controller").contains("Apple's two pages disagree"))
        #expect(try answer("overhanging-layer").contains("as others measured"))
        #expect(try answer("tap-events").contains("is not documented"))
        for identifier in ["nil-target", "which-window", "control-does-not-forward"] {
            #expect(try answer(identifier).contains("observed"))
        }
        for identifier in [
            "coach-mark", "next-of-a-controller", "mask-and-corners",
            "disabled-button", "tracking",
        ] {
            let answer = try answer(identifier)
            #expect(answer.lowercased().contains("public source"))
            #expect(answer.contains("settle"))
        }
    }
}

@Suite("Reading a file of the bank")
struct BankReaderTests {
    private static let good = """
        # A topic
        practise: somewhere

        ## Why?
        id: why
        level: 2
        source: here

        Because it
        is so.

        And so.

        ### Points
        - one
          that goes on
        - two

        ### Wrong answers
        - For fun.
        """

    @Test("A section becomes a question; paragraphs and items are put together")
    func good() throws {
        let (topic, questions) = try BankReader(BankReaderTests.good, file: "07-a-topic.md").read()
        #expect(topic == Topic(slug: "a-topic", title: "A topic", practice: "somewhere"))
        #expect(
            questions == [
                BankQuestion(
                    identifier: "why",
                    topic: "a-topic",
                    level: 2,
                    text: "Why?",
                    answer: "Because it is so.\nAnd so.",
                    points: ["one that goes on", "two"],
                    wrongAnswers: ["For fun."],
                    source: "here"
                )
            ]
        )
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            (
                "level: 2", "level: 9",
                "t.md:4: a question needs an id, a level of 1 to 3, and a source."
            ),
            ("id: why\n", "", "t.md:4: a question needs an id, a level of 1 to 3, and a source."),
            ("- For fun.", "", "t.md:4: a question needs an answer, points and wrong answers."),
            (
                "- two", "two",
                "t.md:17: an item begins with `- `, and goes on two columns further right."
            ),
            (
                "### Points", "### Point",
                "t.md:14: a section is `### Points` or `### Wrong answers`."
            ),
            (
                "practise: somewhere", "",
                "t.md:1: a topic begins with `# ` and its title, and a line `practise: `."
            ),
            ("practise: somewhere", "hello", "t.md:2: this belongs to no question."),
        ]
    )
    func faults(text: String, replacement: String, message: String) {
        let broken = BankReaderTests.good.replacing(text, with: replacement)
        let fault = #expect(throws: Fault.self) {
            try BankReader(broken, file: "t.md").read()
        }
        #expect(fault?.message == message)
    }

    @Test("A folder without questions says how to get them back")
    func emptyFolder() {
        let fault = #expect(throws: Fault.self) { try QuestionBank(folder: "/nowhere") }
        #expect(
            fault?.message
                == "/nowhere: there is no question here; `git checkout` brings the bank back."
        )
    }
}
