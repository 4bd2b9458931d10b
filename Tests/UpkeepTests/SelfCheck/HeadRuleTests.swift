import Explanation
import Testing

@testable import Upkeep

@Suite("The rules of a head")
struct HeadRuleTests {
    private func grades(head: String) -> CatalogueGrades {
        SampleGrades.spoilt {
            $0.wrongAnswers[0].misconception = Misconception(file: "A.swift", text: head)
        }
    }

    private let explanation = String(repeating: "Somebody read it somewhere. ", count: 5)

    @Test("Parts that are missing or too short are faults")
    func short() {
        let faults = grades(head: "// Misconception: Short\n// Hint: Look.\n").shortHeads
        #expect(
            faults == [
                .tooShort("A", .title, characters: 5), .tooShort("A", .explanation, characters: 0),
                .tooShort("A", .hint, characters: 5),
            ]
        )
    }

    @Test("Titles that differ in capitals only are the same")
    func titles() {
        let faults = grades(head: "// Misconception: the belief of forgetsalpha in a few words")
            .repeatedTitles
        #expect(faults == [.sameTitle("A", "ForgetsAlpha")])
    }

    @Test(
        "Code is found in a sentence",
        arguments: [
            "Write `convert(point, to: subview)` there.", "It has to be alpha >= 0.01, not more.",
            "Go through subviews.reversed() instead.", "Say `guard !isHidden else { return nil }`.",
            "Set `isHidden = false` first.", "Use a && b.", "Ask contains(point).",
            "It is `view == self`.", "alpha < 0.01 is enough.",
        ]
    )
    func code(sentence: String) {
        #expect(CodeInText.first(in: sentence) != nil)
        let head = "// Misconception: A\n// Explanation: \(sentence)\n// Hint: \(sentence)"
        #expect(grades(head: head).codeInHeads.count == 2)
    }

    @Test(
        "Names, points and plain words are no code",
        arguments: [
            "Comparing with == or `===` looks right.",
            "A view asks point(inside:with:) and then convert(_:to:).", "The point (20, 30) is in.",
            "UIView.hitTest(_:with:) does so.", "It is hidden; nothing in it is asked.",
            "A touch (or two) goes there.", "Who says hitTest()?", "`isHidden` is one of them.",
            "Is 0.01 less than that, or more? Both: it depends.",
        ]
    )
    func noCode(sentence: String) {
        #expect(CodeInText.first(in: sentence) == nil)
    }
}
