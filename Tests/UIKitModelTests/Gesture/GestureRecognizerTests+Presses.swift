import Testing
import UIKitModel

@Suite("Long presses")
@MainActor
struct LongPressTests {
    @Test("A long press begins at exactly half a second, while the finger is down")
    func longPress() {
        let stage = TouchStage()
        let press = stage.attach(UILongPressGestureRecognizer(), "press", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.advance(by: 0.4999)
        #expect(press.state == .possible)
        stage.hand.advance(by: 0.0001)
        #expect(press.state == .began)
        #expect(stage.journal.take() == ["root began", "root cancelled", "press began"])
        stage.hand.move(finger, to: CGPoint(150, 150))
        stage.hand.lift(finger)
        #expect(stage.journal.take() == ["press changed", "press ended"])
    }

    @Test("Half a second may be the sum of many parts")
    func longPressInParts() {
        let stage = TouchStage()
        let press = stage.attach(UILongPressGestureRecognizer(), "press", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        for _ in 0..<10 { stage.hand.advance(by: 0.05) }
        #expect(press.state == .began)
        stage.hand.lift(finger)
    }

    @Test(
        "A finger that strays or is lifted too early is no long press",
        arguments: [
            ("stays", true), ("strays", false), ("lifted", false), ("cancelled", false),
        ]
    )
    func noLongPress(kind: String, begins: Bool) {
        let stage = TouchStage()
        stage.attach(UILongPressGestureRecognizer(), "press", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.advance(by: 0.4)
        stage.hand.move(finger, to: CGPoint(kind == "strays" ? 61 : 60, 50))
        if kind == "lifted" { stage.hand.lift(finger) }
        if kind == "cancelled" { stage.hand.cancel(finger) }
        stage.hand.advance(by: 1)
        stage.hand.lift(finger)
        #expect(stage.journal.take().contains("press began") == begins)
    }

    @Test("A cancelled finger breaks off a long press")
    func cancelledLongPress() {
        let stage = TouchStage()
        let press = stage.attach(UILongPressGestureRecognizer(), "press", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.advance(by: 1)
        stage.hand.cancel(finger)
        #expect(stage.journal.take().suffix(2) == ["press began", "press cancelled"])
        #expect(press.state == .possible)
    }

    @Test("A press may need taps before it and several fingers")
    func longPressAfterTap() {
        let stage = TouchStage()
        let press = stage.attach(UILongPressGestureRecognizer(), "press", to: stage.root)
        press.numberOfTapsRequired = 1
        press.numberOfTouchesRequired = 2
        let points = [CGPoint(50, 50), CGPoint(80, 50)]
        stage.hand.lift(stage.hand.putDown(at: points, in: stage.window))
        stage.hand.advance(by: 0.1)
        let fingers = stage.hand.putDown(at: points, in: stage.window)
        stage.hand.advance(by: 0.6)
        #expect(press.state == .began)
        stage.hand.lift(fingers)
        #expect(stage.journal.take().last == "press ended")
    }
}
