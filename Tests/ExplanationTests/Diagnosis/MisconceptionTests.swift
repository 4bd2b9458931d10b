import Testing

@testable import Explanation

/// The head of a file is the catalogue's entry.
@Suite("A misconception's head")
struct MisconceptionTests {
    private let text = """
        // Misconception: A hidden view still takes touches
        // Explanation: What is not drawn can still be in the way: so one might think.
        //   It cannot.
        // Hint: Look at the first question.
        // Evidence: alpha or opacity,
        //   without isHidden

        import UIKit
        // Hint: not this one
        """

    @Test("Title, explanation and hint are read, over several lines too")
    func head() {
        let misconception = Misconception(file: "/somewhere/ForgetsHidden.swift", text: text)
        #expect(misconception.identifier == "ForgetsHidden")
        #expect(misconception.title == "A hidden view still takes touches")
        #expect(
            misconception.explanation
                == "What is not drawn can still be in the way: so one might think. It cannot."
        )
        #expect(misconception.hint == "Look at the first question.")
        #expect(misconception.evidence == NamesRule("alpha or opacity, without isHidden"))
    }

    @Test("Missing entries are empty")
    func missing() {
        let misconception = Misconception(file: "A.swift", text: "import UIKit\n")
        #expect(misconception.title.isEmpty)
        #expect(misconception.explanation.isEmpty)
        #expect(misconception.hint.isEmpty)
        #expect(misconception.evidence.isEmpty)
    }
}
