import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

/// An answer that lacks parts is told the next one.
@Suite("The parts of a task")
struct ExercisePartsTests {
    private let parts = ExerciseParts(
        """
        Part: asks whether it is hidden
        Next: Ask isHidden.
        Names: isHidden

        Part: asks the layer
        Next: Ask it with contains(_:).
        Names: CALayer.contains or CALayer.hitTest
        """
    )

    private func names(_ declarations: String...) -> AnswerNames {
        AnswerNames(declarations: Set(declarations), words: [])
    }

    @Test("Parts that are named stand; the first other one is the next")
    func some() {
        let progress = parts.progress(of: names("UIView.isHidden"))
        #expect(
            progress
                == AnswerProgress(
                    standing: ["asks whether it is hidden"],
                    missing: ["asks the layer"],
                    next: "Ask it with contains(_:).",
                    absentNames: "CALayer.contains or CALayer.hitTest"
                )
        )
        #expect(progress?.missing.count == 1)
    }

    @Test("A part with words of its own says by them what is lacking")
    func lacking() {
        let parts = ExerciseParts(
            """
            Part: asks the button
            Next: Ask it.
            Names: "other.hitTest"
            Lacks: call of a button's hitTest(_:with:)
            """
        )
        #expect(
            parts.progress(of: names())?.absentNames == "call of a button's hitTest(_:with:)"
        )
        let asking = AnswerNames(declarations: [], words: ["other.hitTest"])
        #expect(parts.progress(of: asking) == nil)
    }

    @Test("A self that is missing is one that stands alone, since others are not counted")
    func selfAsValue() {
        let parts = ExerciseParts("Part: is it\nNext: Be it.\nNames: \"self\" or \"super\"")
        #expect(parts.progress(of: names())?.absentNames == "self as a value or \"super\"")
    }

    @Test("An answer with all parts has no progress to tell")
    func all() {
        #expect(parts.progress(of: names("UIView.isHidden", "CALayer.hitTest(_:)")) == nil)
    }

    @Test("An answer that lacks two parts is unfinished")
    func none() {
        let progress = parts.progress(of: names("UIView.alpha"))
        #expect(progress?.missing.count == 2)
        #expect(progress?.next == "Ask isHidden.")
    }

    @Test("Each exercise has parts", arguments: Exercise.all)
    func ofExercise(exercise: Exercise) {
        let parts = ExerciseParts(of: exercise, in: Workbook()).parts
        #expect(parts.count >= 2)
        #expect(parts.allSatisfy { !$0.title.isEmpty && !$0.next.isEmpty && !$0.names.isEmpty })
    }
}
