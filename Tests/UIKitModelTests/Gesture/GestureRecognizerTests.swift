import Testing
import UIKitModel

@Suite("Gesture recognizers and the view's touches")
@MainActor
struct GestureRecognizerTests {
    // MARK: Cancelling

    @Test("A tap on a superview takes the touch from the view, once, before its handlers run")
    func tapOnAncestor() {
        let stage = TouchStage()
        _ = stage.addView("view", CGRect(0, 0, 100, 100))
        stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["view began", "view cancelled", "tap ended"])
    }

    @Test("A recognizer that cancels no touches leaves the view its touchesEnded")
    func tapWithoutCancelling() {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.cancelsTouchesInView = false
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began", "tap ended", "root ended"])
    }

    @Test("A pan takes the touch once it has begun, and the view hears nothing more")
    func panCancels() {
        let stage = TouchStage()
        stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        for x in [55, 60, 65] as [CGFloat] { stage.hand.move(finger, to: CGPoint(x, 50)) }
        stage.hand.lift(finger)
        #expect(
            stage.journal.take() == [
                "root began", "root moved", "root cancelled", "pan began", "pan changed",
                "pan ended",
            ]
        )
    }

    @Test("The touches that are cancelled are shown as cancelled; the finger goes on")
    func phaseOfCancelledTouch() {
        let stage = TouchStage()
        let phases = PhaseView(frame: CGRect(0, 0, 300, 300))
        stage.root.addSubview(phases)
        stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(70, 50))
        #expect(phases.shown == [.began, .cancelled])
        #expect(finger.touch.phase == .moved)
        stage.hand.lift(finger)
    }

    @Test("Two fingers of a gesture are cancelled in one call")
    func twoFingersCancelled() {
        let stage = TouchStage()
        stage.root.isMultipleTouchEnabled = true
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.numberOfTouchesRequired = 2
        stage.hand.lift(
            stage.hand.putDown(at: [CGPoint(50, 50), CGPoint(90, 50)], in: stage.window)
        )
        #expect(stage.journal.take() == ["root began 2", "root cancelled 2", "tap ended"])
    }

    // MARK: Which touches a recognizer gets

    @Test("Recognizers of the hit view come before those of its superviews, others get nothing")
    func recognizersOfATouch() {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(0, 0, 100, 100))
        let beside = stage.addView("beside", CGRect(100, 0, 100, 100))
        for (name, owner) in [
            ("window", stage.window), ("root", stage.root), ("view", view), ("beside", beside),
        ] as [(String, UIView)] {
            stage.attach(UITapGestureRecognizer(), name, to: owner)
        }
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        #expect(finger.touch.gestureRecognizers?.map(\.name) == ["view", "root", "window"])
        #expect(view.gestureRecognizers?.first?.numberOfTouches == 1)
        stage.hand.lift(finger)
        #expect(stage.journal.take() == ["view began", "view cancelled", "view ended"])
    }

    @Test("A delegate may keep a touch from its recognizer")
    func shouldReceive() {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        let delegate = RecordingDelegate()
        tap.delegate = delegate
        delegate.receives = { [weak window = stage.window] touch in
            touch.window === window && touch.location(in: nil).x > 100
        }
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began", "root ended"])
        stage.hand.tap(at: CGPoint(150, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began", "root cancelled", "tap ended"])
    }

    @Test("A disabled recognizer gets nothing")
    func disabled() {
        let stage = TouchStage()
        stage.attach(UITapGestureRecognizer(), "tap", to: stage.root).isEnabled = false
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        #expect(finger.touch.gestureRecognizers == [])
        stage.hand.lift(finger)
        #expect(stage.journal.take() == ["root began", "root ended"])
    }

    @Test(
        "A recognizer that is disabled or detached in the middle of a gesture breaks it off",
        arguments: [true, false]
    )
    func brokenOff(isDisabled: Bool) {
        let stage = TouchStage()
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(70, 50))
        if isDisabled { pan.isEnabled = false } else { stage.root.removeGestureRecognizer(pan) }
        #expect(pan.state == .possible)
        stage.hand.move(finger, to: CGPoint(90, 50))
        stage.hand.lift(finger)
        #expect(
            stage.journal.take() == ["root began", "root cancelled", "pan began", "pan cancelled"]
        )
    }

    @Test("A view that holds a touch back gets it when the recognizer is disabled")
    func disabledWhilePossible() {
        let stage = TouchStage()
        let double = stage.attach(UITapGestureRecognizer(), "double", to: stage.root)
        double.numberOfTapsRequired = 2
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        double.isEnabled = false
        #expect(stage.journal.take() == ["root began", "root ended"])
    }

    @Test("An ignored touch is not cancelled on its view")
    func ignoredTouch() {
        let stage = TouchStage()
        stage.root.isMultipleTouchEnabled = true
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        pan.maximumNumberOfTouches = 1
        let fingers = stage.hand.putDown(at: [CGPoint(50, 50), CGPoint(90, 50)], in: stage.window)
        #expect(fingers[1].touch.gestureRecognizers == [])
        stage.hand.move(fingers[0], to: CGPoint(70, 50))
        stage.hand.lift(fingers)
        #expect(
            stage.journal.take() == [
                "root began 2", "root cancelled", "pan began", "pan ended", "root ended",
            ]
        )
    }
}
