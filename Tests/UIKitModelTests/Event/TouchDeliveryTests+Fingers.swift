import Testing
import UIKitModel

@Suite("Touch delivery with several fingers")
@MainActor
struct SeveralFingersTests {
    @Test("Touches of one view and phase come in one call", arguments: [true, false])
    func oneCallForOneView(isMultipleTouchEnabled: Bool) {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(0, 0, 100, 100))
        view.isMultipleTouchEnabled = isMultipleTouchEnabled
        let fingers = stage.hand.putDown(at: [CGPoint(20, 20), CGPoint(60, 60)], in: stage.window)
        stage.hand.move(fingers.map { ($0, CGPoint(30, 30)) })
        stage.hand.lift(fingers)
        let count = isMultipleTouchEnabled ? " 2" : ""
        #expect(
            stage.journal.take() == [
                "view began\(count)", "view moved\(count)", "view ended\(count)",
            ]
        )
    }

    @Test("Touches of different views come in a call for each, and no other view is called")
    func severalViews() {
        let stage = TouchStage()
        _ = stage.addView("left", CGRect(0, 0, 100, 100))
        _ = stage.addView("right", CGRect(100, 0, 100, 100))
        let fingers = stage.hand.putDown(at: [CGPoint(20, 20), CGPoint(120, 20)], in: stage.window)
        stage.hand.move(fingers[1], to: CGPoint(130, 20))
        stage.hand.lift(fingers)
        #expect(
            stage.journal.take() == [
                "left began", "right began", "right moved", "left ended", "right ended",
            ]
        )
    }

    @Test("A single-touch view ignores a second finger to its end, and takes a new one afterwards")
    func singleTouchView() {
        let stage = TouchStage()
        _ = stage.addView("view", CGRect(0, 0, 100, 100))
        let first = stage.hand.putDown(at: CGPoint(20, 20), in: stage.window)
        let second = stage.hand.putDown(at: CGPoint(60, 60), in: stage.window)
        stage.hand.move(second, to: CGPoint(61, 60))
        stage.hand.lift(first)
        stage.hand.move(second, to: CGPoint(62, 60))
        let third = stage.hand.putDown(at: CGPoint(20, 20), in: stage.window)
        stage.hand.lift(second)
        stage.hand.lift(third)
        #expect(stage.journal.take() == ["view began", "view ended", "view began", "view ended"])
    }

    @Test("An exclusive view keeps touches from the others while it tracks one")
    func exclusiveFirst() {
        let stage = TouchStage()
        let exclusive = stage.addView("exclusive", CGRect(0, 0, 100, 100))
        _ = stage.addView("other", CGRect(100, 0, 100, 100))
        exclusive.isExclusiveTouch = true
        let first = stage.hand.putDown(at: CGPoint(20, 20), in: stage.window)
        let second = stage.hand.putDown(at: CGPoint(120, 20), in: stage.window)
        stage.hand.lift(first)
        stage.hand.lift(second)
        #expect(stage.journal.take() == ["exclusive began", "exclusive ended"])
        stage.hand.tap(at: CGPoint(120, 20), in: stage.window)
        #expect(stage.journal.take() == ["other began", "other ended"])
    }

    @Test("An exclusive view gets no touch while another view tracks one")
    func exclusiveSecond() {
        let stage = TouchStage()
        let exclusive = stage.addView("exclusive", CGRect(0, 0, 100, 100))
        _ = stage.addView("other", CGRect(100, 0, 100, 100))
        exclusive.isExclusiveTouch = true
        let first = stage.hand.putDown(at: CGPoint(120, 20), in: stage.window)
        stage.hand.tap(at: CGPoint(20, 20), in: stage.window)
        stage.hand.lift(first)
        #expect(stage.journal.take() == ["other began", "other ended"])
    }

    @Test("Exclusiveness ends at the window")
    func exclusiveInAnotherWindow() {
        let stage = TouchStage()
        stage.root.isExclusiveTouch = true
        let second = stage.showSecondWindow(level: .alert)
        second.frame = CGRect(200, 200, 100, 100)
        let finger = stage.hand.putDown(at: CGPoint(20, 20), in: stage.window)
        stage.hand.tap(at: CGPoint(250, 250), in: stage.window)
        stage.hand.lift(finger)
        #expect(
            stage.journal.take() == ["root began", "second began", "second ended", "root ended"]
        )
    }
}
