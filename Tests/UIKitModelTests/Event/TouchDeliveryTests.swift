import Testing
import UIKitModel

@Suite("Touch delivery")
@MainActor
struct TouchDeliveryTests {
    // MARK: The view of a touch

    @Test("A touch keeps its view to the end, wherever it goes", arguments: [true, false])
    func keepsView(isLifted: Bool) {
        let stage = TouchStage()
        let left = stage.addView("left", CGRect(0, 0, 100, 100))
        let right = stage.addView("right", CGRect(100, 0, 100, 100))
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(150, 50))
        stage.hand.move(finger, to: CGPoint(1000, 1000))
        if isLifted { stage.hand.lift(finger) } else { stage.hand.cancel(finger) }
        let end = isLifted ? "left ended" : "left cancelled"
        #expect(stage.journal.take() == ["left began", "left moved", "left moved", end])
        #expect(finger.view === left)
        #expect(finger.touch.window === stage.window)
        #expect(right.window === stage.window)
    }

    @Test("A view that leaves the hierarchy keeps its touch")
    func removedView() {
        let stage = TouchStage()
        let finger: Finger
        do {
            let view = stage.addView("gone", CGRect(0, 0, 100, 100))
            finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
            view.removeFromSuperview()
        }
        stage.hand.move(finger, to: CGPoint(60, 50))
        stage.hand.lift(finger)
        #expect(stage.journal.take() == ["gone began", "gone moved", "gone ended"])
    }

    @Test("The hierarchy may change while touchesBegan runs")
    func hierarchyChangesInTouchesBegan() {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(0, 0, 100, 100))
        let other = stage.addView("other", CGRect(100, 0, 100, 100))
        view.onTouchesBegan = { [weak view, weak other, journal = stage.journal] in
            guard let view, let other else { return }
            view.removeFromSuperview()
            other.frame = CGRect(0, 0, 100, 100)
            view.addSubview(WitnessView("child", CGRect(0, 0, 100, 100), journal))
        }
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(51, 50))
        stage.hand.lift(finger)
        #expect(stage.journal.take() == ["view began", "view moved", "view ended"])
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["other began", "other ended"])
    }

    @Test("A window that is hidden after the touch began still delivers it")
    func windowHiddenLater() {
        let stage = TouchStage()
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.window.isHidden = true
        stage.hand.lift(finger)
        #expect(stage.journal.take() == ["root began", "root ended"])
    }

    @Test("A touch that nobody handles goes up the responder chain")
    func unhandledTouch() {
        let stage = TouchStage()
        let plain = UIView(frame: CGRect(0, 0, 100, 100))
        stage.root.addSubview(plain)
        let finger = stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(finger.view === plain)
        #expect(stage.journal.take() == ["root began", "root ended"])
    }

    // MARK: Hit testing

    @Test(
        "The whole hit test runs twice before touchesBegan",
        arguments: [
            (CGPoint(20, 20), ["Brown", "Green"], "root"),
            (CGPoint(70, 290), ["Brown", "B", "Blue", "Yellow"], "Blue"),
        ]
    )
    func experimentOne(point: CGPoint, pass: [String], hitName: String) {
        let stage = TouchStage()
        buildExperimentOne(on: stage)
        let finger = stage.hand.putDown(at: point, in: stage.window)
        #expect(stage.journal.take() == pass + pass + ["\(hitName) began"])
        #expect((finger.view as? WitnessView)?.name == hitName)
        stage.hand.move(finger, to: CGPoint(0, 0))
        stage.hand.lift(finger)
        #expect(stage.journal.take() == ["\(hitName) moved", "\(hitName) ended"])
    }

    private func buildExperimentOne(on stage: TouchStage) {
        stage.window.frame = CGRect(0, 0, 375, 667)
        stage.root.frame = stage.window.bounds
        let green = stage.addView("Green", CGRect(58, 77, 240, 128))
        let brown = stage.addView("Brown", CGRect(43, 253, 295, 366))
        let blue = stage.addView("Blue", CGRect(19, 21, 240, 128), in: brown)
        let yellow = stage.addView("Yellow", CGRect(57, 8, 158, 63), in: blue)
        let other = stage.addView("B", CGRect(36, 107, 223, 122), in: brown)
        for view in [green, brown, blue, yellow, other] { view.isHitTestLogged = true }
    }

    @Test("A window that always finds one view sends every touch there")
    func experimentTwo() {
        let stage = TouchStage()
        let forcing = stage.show(ForcingWindow(frame: CGRect(0, 0, 300, 300)))
        let green = WitnessView("Green", CGRect(0, 0, 50, 50), stage.journal)
        forcing.addSubview(green)
        forcing.forced = green
        for point in [CGPoint(10, 10), CGPoint(200, 200), CGPoint(299, 1)] {
            stage.hand.tap(at: point, in: forcing)
        }
        let tap = ["Green began", "Green ended"]
        #expect(stage.journal.take() == tap + tap + tap)
    }

    // MARK: Windows

    @Test(
        "The front window gets the touch: by level, then the one shown last",
        arguments: [
            (UIWindow.Level.normal, "second"), (.alert, "second"), (UIWindow.Level(-1), "root"),
        ]
    )
    func windowOrder(level: UIWindow.Level, receiver: String) {
        let stage = TouchStage()
        _ = stage.showSecondWindow(level: level)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["\(receiver) began", "\(receiver) ended"])
    }

    @Test("If the front window finds nothing, the next one is asked")
    func frontWindowFindsNothing() {
        let stage = TouchStage()
        let second = stage.showSecondWindow(level: .alert)
        second.isUserInteractionEnabled = false
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: second)
        #expect(finger.touch.window === stage.window)
        #expect(stage.journal.take() == ["root began"])
        stage.hand.lift(finger)
    }

    @Test("A hidden window gets no touch")
    func hiddenWindow() {
        let stage = TouchStage()
        let second = stage.showSecondWindow(level: .alert)
        second.isHidden = true
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began", "root ended"])
    }

    @Test("Points are in the given window's coordinates, and each window gets its own")
    func windowCoordinates() {
        let stage = TouchStage()
        let second = stage.showSecondWindow(level: .alert)
        second.frame = CGRect(100, 100, 50, 50)
        let finger = stage.hand.putDown(at: CGPoint(110, 120), in: stage.window)
        #expect(finger.touch.window === second)
        #expect(finger.touch.location(in: nil) == CGPoint(10, 20))
        stage.hand.move(finger, to: CGPoint(0, 0))
        #expect(finger.touch.location(in: second) == CGPoint(-100, -100))
        #expect(finger.touch.previousLocation(in: second) == CGPoint(10, 20))
        stage.hand.lift(finger)
    }

    @Test("One event for two windows goes to the front one first")
    func eventForTwoWindows() {
        let stage = TouchStage()
        let second = stage.showSecondWindow(level: .alert)
        second.frame = CGRect(200, 200, 100, 100)
        let points = [CGPoint(5, 5), CGPoint(250, 250)]
        stage.hand.lift(stage.hand.putDown(at: points, in: nil))
        #expect(
            stage.journal.take() == ["second began", "root began", "second ended", "root ended"]
        )
    }
}

@MainActor
private final class ForcingWindow: UIWindow {
    weak var forced: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { forced }
}
