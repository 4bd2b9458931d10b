import Testing
import UIKitModel

@Suite("Touches that are held back")
@MainActor
struct GestureDelayTests {
    @Test(
        "touchesEnded waits for a recognizer that may still recognize",
        arguments: [true, false]
    )
    func delayedEnd(isDelayed: Bool) {
        let stage = TouchStage()
        let double = stage.attach(UITapGestureRecognizer(), "double", to: stage.root)
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = isDelayed
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began"] + (isDelayed ? [] : ["root ended"]))
        stage.hand.advance(by: 0.34)
        #expect(stage.journal.take() == [])
        stage.hand.advance(by: 0.01)
        #expect(stage.journal.take() == (isDelayed ? ["root ended"] : []))
        #expect(double.state == .possible)
    }

    @Test(
        "Touches whose end waited are cancelled, tap by tap, where the gesture is recognized",
        arguments: [(true, "root cancelled"), (false, "root ended")]
    )
    func delayedEndCancelled(isDelayed: Bool, endOfFirstTap: String) {
        let stage = TouchStage()
        let double = stage.attach(UITapGestureRecognizer(), "double", to: stage.root)
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = isDelayed
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window, count: 2)
        let phases = stage.journal.take()
        #expect(
            phases.filter { $0 != "root began" } == [
                endOfFirstTap, "root cancelled", "double ended",
            ]
        )
        #expect(phases.filter { $0 == "root began" }.count == 2)
        #expect(phases.first == "root began")
        #expect(phases[1] == (isDelayed ? "root began" : "root ended"))
        stage.hand.advance(by: 1)
        #expect(stage.journal.take() == [])
    }

    @Test("Two fingers of a double tap are cancelled together, each tap by itself")
    func delayedEndsOfTwoFingers() {
        let stage = TouchStage()
        stage.root.isMultipleTouchEnabled = true
        let double = stage.attach(UITapGestureRecognizer(), "double", to: stage.root)
        double.numberOfTapsRequired = 2
        double.numberOfTouchesRequired = 2
        for _ in 1...2 {
            let fingers = [CGPoint(50, 50), CGPoint(90, 50)]
            stage.hand.lift(stage.hand.putDown(at: fingers, in: stage.window))
            stage.hand.advance(by: 0.1)
        }
        #expect(
            stage.journal.take() == [
                "root began 2", "root began 2", "root cancelled 2", "root cancelled 2",
                "double ended",
            ]
        )
    }

    @Test("touchesBegan waits where a recognizer asks for that, and comes when it fails")
    func delayedBeginning() {
        let stage = TouchStage()
        let phases = PhaseView(frame: CGRect(0, 0, 300, 300))
        stage.root.addSubview(phases)
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.delaysTouchesBegan = true
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(60, 50))
        #expect(phases.shown == [])
        stage.hand.move(finger, to: CGPoint(150, 50))
        #expect(phases.shown == [.began, .moved])
        #expect(finger.touch.phase == .moved)
        stage.hand.lift(finger)
        #expect(phases.shown == [.began, .moved, .ended])
        #expect(phases.eventsWithoutTheTouch == 0)
    }

    @Test("A late call's event has the touch, though the finger is gone")
    func lateEvent() {
        let stage = TouchStage()
        let phases = PhaseView(frame: CGRect(0, 0, 300, 300))
        stage.root.addSubview(phases)
        stage.attach(UITapGestureRecognizer(), "double", to: stage.root).numberOfTapsRequired = 2
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        let other = stage.hand.putDown(at: CGPoint(250, 250), in: stage.window)
        stage.hand.lift(other)
        stage.hand.advance(by: 1)
        #expect(phases.shown.filter { $0 == .ended }.count == 2)
        #expect(phases.eventsWithoutTheTouch == 0)
    }

    @Test(
        "A view never hears of touches that were held back and then recognized",
        arguments: [true, false]
    )
    func delayedBeginningDropped(isCancelling: Bool) {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.delaysTouchesBegan = true
        tap.cancelsTouchesInView = isCancelling
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["tap ended"])
    }

    @Test(
        "A cancelled finger reaches a view that knows it, and no other",
        arguments: [true, false]
    )
    func cancelledFinger(isBeginningDelayed: Bool) {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.delaysTouchesBegan = isBeginningDelayed
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.cancel(finger)
        #expect(
            stage.journal.take() == (isBeginningDelayed ? [] : ["root began", "root cancelled"])
        )
        #expect(tap.state == .possible)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take().last == "tap ended")
    }
}
