import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("The note on how a smaller scene belongs to its test")
struct SmallerSceneNoteTests {
    private func note(
        _ testName: String,
        _ origin: SceneOrigin = .ownCase,
        isRandom: Bool = false,
        _ change: (inout Scene) -> Void
    ) -> String? {
        var failure = Samples.wrongOrder
        change(&failure.originalScene)
        failure.origin = origin
        var test = TestReport(name: testName, position: 0, outcome: .failed, points: 1)
        test.isRandom = isRandom
        return SmallerSceneNote(failure, of: test).sentence
    }

    @Test("A scene that has all that the test's name announces needs no word")
    func same() {
        #expect(note("A hidden view is skipped") { _ in } == nil)
        #expect(
            note("A hidden view is skipped") {
                $0.root.subviews[0].subviews.append(Samples.view("c", .zero))
            } == nil
        )
        #expect(
            note("The front view is asked first") { $0.root.subviews[0].isHidden = true } == nil
        )
    }

    @Test("What the test's name announces is named where the scene lacks it")
    func lost() {
        #expect(
            note("A view that cannot be seen is skipped") { $0.root.subviews[0].isHidden = true }
                == "This smaller scene fails as well, though nothing in it is hidden."
        )
        #expect(
            note("A selected or highlighted button") {
                $0.root.subviews[0].features = [.selected, .highlighted]
            }
                == "This smaller scene fails as well, though nothing in it is selected or is "
                + "highlighted."
        )
        #expect(
            note("A view may be turned, scaled or scrolled") { scene in
                scene.root.subviews[0].turn = 30
                scene.root.subviews[0].boundsOrigin = Point(1, 0)
                scene.root.subviews[0].subviews[0].scale = Point(2, 1)
            }
                == "This smaller scene fails as well, though nothing in it is turned, "
                + "is scaled or is scrolled."
        )
    }

    @Test("A child whose view is not loaded is a child, too", arguments: [false, true])
    func unloadedChild(isKept: Bool) {
        var failure = Samples.wrongOrder
        failure.originalScene.root.subviews[0].controller = SceneController("parent")
        failure.originalScene.root.subviews[0].subviews[0].controller = SceneController("child")
        failure.scene.root.subviews[0].controller = SceneController("parent")
        failure.scene.root.subviews[0].controller?.hasUnloadedChild = isKept
        let test = TestReport(
            name: "A child controller changes nothing",
            position: 0,
            outcome: .failed,
            points: 1
        )
        let expected =
            "This smaller scene fails as well, though nothing in it has a child controller."
        #expect(SmallerSceneNote(failure, of: test).sentence == (isKept ? nil : expected))
    }

    @Test("A scene that fails by what the answer keeps says nothing of the test's own scene")
    func keptState() {
        var failure = Samples.wrongOrder
        failure.originalScene.root.subviews[0].isHidden = true
        failure.needsEarlierScenes = true
        let test = TestReport(
            name: "A hidden view is skipped",
            position: 0,
            outcome: .failed,
            points: 1
        )
        #expect(SmallerSceneNote(failure, of: test).sentence == nil)
    }

    @Test("A scene by chance is about nothing in particular")
    func byChance() {
        #expect(note("hidden", isRandom: true) { $0.root.subviews[0].isHidden = true } == nil)
    }

    @Test("A scene of another test is called so, and what it shows")
    func others() {
        #expect(
            note("", .sameFault) { _ in }
                == "This case's own scene has 3 views. This smaller one fails in the same way."
        )
        #expect(
            note("", .otherFault) { _ in }
                == "This case's own scene has 3 views. This smaller one shows another fault of your "
                + "answer."
        )
    }

    @Test("The note stands between the test's name and the picture")
    func place() {
        var report = Samples.failed
        report.tests[2].name = "A hidden view is skipped"
        report.tests[2].failure?.originalScene.root.subviews[0].isHidden = true
        let text = TerminalReport(report, style: TextStyle(glyphs: .unicode)).text
        #expect(
            text.contains(
                """
                  front.

                  This smaller scene fails as well, though nothing in it is hidden.

                  ┌─ root ─
                """
            )
        )
    }
}

extension Rectangle {
    fileprivate static let zero = Rectangle(0, 0, 0, 0)
}
