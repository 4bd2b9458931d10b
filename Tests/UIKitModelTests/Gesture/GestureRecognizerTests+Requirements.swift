import Testing
import UIKitModel

@Suite("Gesture recognizers that wait for each other")
@MainActor
struct GestureRequirementTests {
    /// A single tap that waits for a double tap, both on the root.
    private func addTaps(on stage: TouchStage) -> UITapGestureRecognizer {
        let single = stage.attach(UITapGestureRecognizer(), "single", to: stage.root)
        let double = stage.attach(UITapGestureRecognizer(), "double", to: stage.root)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        return single
    }

    @Test("A single tap that requires a double tap to fail comes when no second tap does")
    func singleAfterDoubleFailed() {
        let stage = TouchStage()
        let single = addTaps(on: stage)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began"])
        #expect(single.state == .possible)
        stage.hand.advance(by: 0.34)
        #expect(stage.journal.take() == [])
        stage.hand.advance(by: 0.02)
        #expect(stage.journal.take() == ["root cancelled", "single ended"])
    }

    @Test("A single tap that requires a double tap to fail fails where that comes")
    func singleFailsForDouble() {
        let stage = TouchStage()
        _ = addTaps(on: stage)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window, count: 2)
        stage.hand.advance(by: 1)
        #expect(
            stage.journal.take() == [
                "root began", "root began", "root cancelled", "root cancelled", "double ended",
            ]
        )
    }

    @Test("Without a requirement a single tap is recognized before a double tap")
    func singleBeforeDouble() {
        let stage = TouchStage()
        stage.attach(UITapGestureRecognizer(), "double", to: stage.root).numberOfTapsRequired = 2
        stage.attach(UITapGestureRecognizer(), "single", to: stage.root)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window, count: 2)
        #expect(
            stage.journal.take().filter { !$0.hasPrefix("root") } == [
                "single ended", "double ended",
            ]
        )
    }

    @Test(
        "A continuous gesture that waited goes through all its states when it may",
        arguments: [true, false]
    )
    func panWaitsForPress(isLiftedFirst: Bool) {
        let stage = TouchStage()
        let press = stage.attach(UILongPressGestureRecognizer(), "press", to: stage.root)
        press.allowableMovement = 50
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        pan.require(toFail: press)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(70, 50))
        #expect(pan.state == .possible)
        if !isLiftedFirst { stage.hand.move(finger, to: CGPoint(150, 50)) }
        stage.hand.lift(finger)
        #expect(
            stage.journal.take() == [
                "root began", "root moved", "root cancelled", "pan began", "pan ended",
            ]
        )
    }

    @Test(
        "Delegates and subclasses may require failures as well",
        arguments: ["waits", "others wait", "subclass waits", "subclass is waited for"]
    )
    func requirementsOfOthers(kind: String) {
        let stage = TouchStage()
        let single: UITapGestureRecognizer = kind == "subclass waits" ? WaitingTap() : .init()
        let double: UITapGestureRecognizer =
            kind == "subclass is waited for" ? WaitedForTap() : .init()
        double.numberOfTapsRequired = 2
        stage.attach(single, "single", to: stage.root)
        stage.attach(double, "double", to: stage.root)
        let delegate = RecordingDelegate()
        delegate.waitsForOthers = kind == "waits"
        delegate.othersWait = kind == "others wait"
        (kind == "waits" ? single : double).delegate = delegate
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began"])
        stage.hand.advance(by: 1)
        #expect(stage.journal.take() == ["root cancelled", "single ended"])
    }

    @Test("A required gesture that is recognized fails the other, even where both may go together")
    func requiredRecognizes() {
        let stage = TouchStage()
        let press = stage.attach(UILongPressGestureRecognizer(), "press", to: stage.root)
        press.allowableMovement = 50
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        pan.require(toFail: press)
        let delegate = RecordingDelegate()
        delegate.isSimultaneous = true
        pan.delegate = delegate
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(70, 50))
        stage.hand.advance(by: 1)
        #expect(pan.state == .failed)
        #expect(press.state == .began)
        stage.hand.lift(finger)
    }

    @Test("A gesture waits as long as it takes")
    func longWait() {
        let stage = TouchStage()
        let other = stage.attach(UIGestureRecognizer(), "other", to: stage.root)
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.require(toFail: other)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        stage.hand.advance(by: 10)
        #expect(stage.journal.take() == ["root began"])
        other.state = .failed
        #expect(stage.journal.take() == ["root cancelled", "tap ended"])
    }

    @Test("A recognizer without touches is not waited for")
    func requirementWithoutTouches() {
        let stage = TouchStage()
        let beside = stage.addView("beside", CGRect(100, 0, 100, 100))
        let other = stage.attach(UITapGestureRecognizer(), "other", to: beside)
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.require(toFail: other)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take().last == "tap ended")
    }
}

@MainActor
private final class WaitingTap: UITapGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
}

@MainActor
private final class WaitedForTap: UITapGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
}
