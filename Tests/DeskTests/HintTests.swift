import Catalogue
import Explanation
import Examples
import Reports
import Results
import Scenario
import Testing

@testable import Desk

@Suite("Hints")
struct HintTests {
    private static let workbook = DeskFolder.repositoryWorkbook

    private func note(
        _ belief: String,
        _ certainty: Diagnosis.Certainty? = nil
    ) -> ExerciseNote {
        var note = ExerciseNote()
        (note.belief, note.certainty) = (belief, certainty)
        return note
    }

    @Test("Each exercise has three, the last one without code", arguments: Exercise.all)
    func threeLevels(exercise: Exercise) {
        let ladder = HintLadder(exercise, in: HintTests.workbook, after: ExerciseNote())
        #expect(ladder.rungs.count == 3)
        #expect(ladder.rungs.allSatisfy { !$0.isEmpty && !$0.contains { "#*`".contains($0) } })
    }

    @Test("A belief has its own three: where to look, what is true, and the idea")
    func belief() {
        let general = HintLadder(.systemHitTest, in: HintTests.workbook, after: ExerciseNote())
        let ladder = HintLadder(
            .systemHitTest,
            in: HintTests.workbook,
            after: note("ForgetsHidden", .certain)
        )
        #expect(
            ladder.rungs.first
                == "Look at your list of reasons to refuse every touch. "
                + "One property of the view is not on it."
        )
        #expect(
            ladder.rungs[1].hasPrefix(
                "In every scene your answer does what this belief leads to: "
                    + "\u{201C}A hidden view still takes touches\u{201D}.\n\nWhat is not drawn"
            )
        )
        #expect(ladder.rungs.last == general.rungs.last)
    }

    @Test("A guess of the report stays a guess", arguments: [Diagnosis.Certainty.possible, nil])
    func guess(certainty: Diagnosis.Certainty?) {
        let rungs = HintLadder(
            .systemHitTest,
            in: HintTests.workbook,
            after: note("ForgetsHidden", certainty)
        ).rungs
        #expect(
            rungs[0].hasPrefix("The last check can only guess the cause. If it is right: Look at")
        )
        #expect(
            rungs[1].hasPrefix(
                "A guess, from the known wrong answer that is nearest: "
                    + "\u{201C}A hidden view still takes touches\u{201D}.\n\n"
            )
        )
    }

    @Test(
        "The obstacle of the last check comes first, with its line",
        arguments: [
            (Outcome.crashed, "In the last check your answer crashed at line 12 of"),
            (.timedOut, "In the last check your answer did not return: it was stopped at"),
            (.didNotCompile, "In the last check your answer did not compile. The first"),
            (.notAccepted, "The last check did not accept your answer. The reason is in line"),
        ]
    )
    func obstacle(outcome: Outcome, beginning: String) {
        var note = note("ForgetsHidden", .certain)
        let usual = HintLadder(.systemHitTest, in: HintTests.workbook, after: note)
        (note.outcome, note.line) = (outcome, 12)
        let ladder = HintLadder(.systemHitTest, in: HintTests.workbook, after: note)
        #expect(ladder.rungs[0].hasPrefix(beginning))
        #expect(Array(ladder.rungs.dropFirst()) == usual.rungs)
    }

    private static let reasonsForCrash: [(String, String?, String)] = [
        (
            "stack overflow", "ShelterView.hitTest(_:with:)",
            "ShelterView.hitTest(_:with:) is called again before it returns, forever. Ask which call "
                + "there leads back to it."
        ),
        (
            "Unexpectedly found nil while unwrapping an Optional value", nil,
            "Unexpectedly found nil while unwrapping an Optional value. Ask which value can be nil "
                + "there."
        ),
        (
            "Index out of range", "f()",
            "Index out of range. Ask how that can happen there."
        ),
    ]

    @Test("The hint on a crash knows the reason that the report tells", arguments: reasonsForCrash)
    func reasonForCrash(message: String, function: String?, expected: String) {
        var end = Termination(kind: .signal, code: 4, message: message)
        end.function = function
        var note = ExerciseNote()
        (note.outcome, note.line, note.termination) = (.crashed, 7, end)
        let ladder = HintLadder(.shelterView, in: HintTests.workbook, after: note)
        #expect(
            ladder.rungs[0]
                == "In the last check your answer crashed at line 7 of ShelterView.swift: \(expected)"
        )
    }

    @Test("The hint on a crash names the value that was nil")
    func nilValue() {
        var end = Termination(kind: .signal, code: 4, message: "Unexpectedly found nil")
        end.nilValue = "path"
        var note = ExerciseNote()
        (note.outcome, note.line, note.termination) = (.crashed, 7, end)
        let ladder = HintLadder(.shelterView, in: HintTests.workbook, after: note)
        #expect(ladder.rungs[0].hasSuffix("nil: path. Ask why it is nil there."))
    }

    @Test(
        "A belief that the catalogue does not have is forgotten",
        arguments: ["", "../../etc/passwd", "NoSuchBelief", "\u{1B}[2J"]
    )
    func unknownBelief(belief: String) {
        #expect(
            HintLadder(.systemHitTest, in: HintTests.workbook, after: note(belief))
                == HintLadder(.systemHitTest, in: HintTests.workbook, after: ExerciseNote())
        )
    }

    @Test("A belief of any exercise gives three hints", arguments: Exercise.all)
    func allBeliefs(exercise: Exercise) {
        let all = Misconception.all(of: exercise, in: HintTests.workbook)
        #expect(all.allSatisfy { !$0.hint.isEmpty && !$0.explanation.isEmpty })
        // Each ladder reads all of them again.
        for known in stride(from: 0, to: all.count, by: 8).map({ all[$0] }) {
            let ladder = HintLadder(exercise, in: HintTests.workbook, after: note(known.identifier))
            #expect(ladder.rungs.count == 3, "\(known.identifier)")
        }
    }

    private func page(_ given: Int, folder: String = "") -> HintPage {
        HintPage(
            exercise: .systemHitTest,
            ladder: HintLadder(rungs: ["Look there.", "One.\n\nTwo.", "Think."]),
            given: given,
            folder: folder,
            style: TextStyle(glyphs: .unicode)
        )
    }

    @Test("A hint stands below those before it, and says how to get the next")
    func second() {
        #expect(
            page(2).text == """
                Exercise 3, hint 1 of 3

                  Look there.

                Exercise 3, hint 2 of 3

                  One.

                  Two.

                  Try again first. make hint EX=3 gives the next.

                """
        )
    }

    @Test("While an answer is watched there is the newest alone")
    func newest() {
        #expect(page(1).newest == "Exercise 3, hint 1 of 3\n\n  Look there.\n")
        #expect(page(3).newest.contains("\n\n  That was the last hint. The lesson has the rest:"))
    }

    @Test("After the last one there is the lesson", arguments: [3, 4, 99])
    func last(given: Int) {
        let end =
            "  That was the last hint. The lesson has the rest: Exercises/03-SystemHitTest/README.md\n"
        let words = page(given).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.hasSuffix(end.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
    }

    @Test("A student's own copy is named")
    func copy() {
        #expect(page(1, folder: "my copy").text.contains("make hint EX=3 DIR='my copy' gives"))
    }

    @Test("Without any hints nothing breaks")
    func none() {
        let page = HintPage(
            exercise: .systemHitTest,
            ladder: HintLadder(rungs: []),
            given: 1,
            style: TextStyle(glyphs: .ascii)
        )
        #expect(page.newest == "")
        #expect(!page.text.isEmpty)
    }

    @Test("Each time there is one more, until there are three")
    func giving() throws {
        let folder = try DeskFolder()
        let giving = HintGiving(
            .systemHitTest,
            workbook: folder.workbook,
            style: TextStyle(glyphs: .unicode)
        )
        let heads = (0..<4).map { _ in giving.next().newest.prefix { $0 != "\n" } }
        #expect(
            heads == [
                "Exercise 3, hint 1 of 3", "Exercise 3, hint 2 of 3", "Exercise 3, hint 3 of 3",
                "Exercise 3, hint 3 of 3",
            ]
        )
    }
}
