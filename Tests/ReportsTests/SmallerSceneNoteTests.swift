import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("The note on how a smaller scene belongs to its test")
struct SmallerSceneNoteTests {
    private func note(
        isRandom: Bool = false,
        _ origin: SceneOrigin = .ownCase,
        _ change: (inout Scene) -> Void
    ) -> String? {
        var failure = Samples.wrongOrder
        change(&failure.originalScene)
        failure.origin = origin
        return SmallerSceneNote(failure: failure, isRandom: isRandom).sentence
    }

    @Test("A scene that has all that is special in the test's own needs no word")
    func same() {
        #expect(note { _ in } == nil)
        #expect(note { $0.root.subviews[0].subviews.append(Samples.view("c", .zero)) } == nil)
    }

    @Test("Each feature of the test's scene alone is named")
    func lost() {
        #expect(
            note { $0.root.subviews[0].isHidden = true }
                == "This smaller scene fails as well, though nothing in it is hidden."
        )
        #expect(
            note { $0.root.subviews[0].features = [.selected, .highlighted] }
                == "This smaller scene fails as well, though nothing in it is selected or is "
                + "highlighted."
        )
        #expect(
            note { scene in
                scene.root.subviews[0].controller = SceneController("parent")
                scene.root.subviews[0].subviews[0].controller = SceneController("child")
            } == "This smaller scene fails as well, though nothing in it has a child controller."
        )
        let sentence = note { scene in
            scene.root.subviews[0].turn = 30
            scene.root.subviews[0].subviews[0].scale = Point(2, 1)
            scene.script.insert(.change(view: "back", .alpha(0)), at: 0)
        }
        #expect(
            sentence
                == "This smaller scene fails as well, though nothing in it is turned, "
                + "is scaled or changes."
        )
    }

    @Test("A scene that fails by what the answer keeps says nothing of the test's own scene")
    func keptState() {
        var failure = Samples.wrongOrder
        failure.originalScene.root.subviews[0].isHidden = true
        failure.needsEarlierScenes = true
        #expect(SmallerSceneNote(failure: failure, isRandom: false).sentence == nil)
    }

    @Test("A scene by chance is about nothing in particular")
    func byChance() {
        #expect(note(isRandom: true) { $0.root.subviews[0].isHidden = true } == nil)
    }

    @Test("A scene of another test is called so, and what it shows")
    func others() {
        #expect(
            note(.sameFault) { _ in }
                == "This case's own scene has 3 views. This smaller one fails in the same way."
        )
        #expect(
            note(.otherFault) { _ in }
                == "This case's own scene has 3 views. This smaller one shows another fault of your "
                + "answer."
        )
    }

    @Test("The note stands between the test's name and the picture")
    func place() {
        var report = Samples.failed
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
