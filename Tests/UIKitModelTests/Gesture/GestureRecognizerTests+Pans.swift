import Testing
import UIKitModel

@Suite("Pans")
@MainActor
struct PanTests {
    @Test("A pan begins after ten points", arguments: [(9, false), (10, true)])
    func panBegins(distance: CGFloat, begins: Bool) {
        let stage = TouchStage()
        stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(50, 50 + distance))
        stage.hand.lift(finger)
        #expect(stage.journal.take().contains("pan began") == begins)
    }

    @Test("A pan knows how far and how fast the fingers went")
    func panMotion() {
        let stage = TouchStage()
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.advance(by: 0.5)
        stage.hand.move(finger, to: CGPoint(90, 70))
        #expect(pan.translation(in: stage.root) == CGPoint(40, 20))
        #expect(pan.velocity(in: stage.root) == CGPoint(80, 40))
        #expect(pan.location(in: stage.root) == CGPoint(90, 70))
        pan.setTranslation(CGPoint(1, 2), in: stage.root)
        #expect(pan.velocity(in: stage.root) == .zero)
        stage.hand.move(finger, to: CGPoint(91, 72))
        #expect(pan.translation(in: nil) == CGPoint(2, 4))
        stage.hand.lift(finger)
        #expect(pan.translation(in: nil) == .zero)
    }

    @Test("A pan of two fingers follows their middle, and ends when both are lifted")
    func panOfTwoFingers() {
        let stage = TouchStage()
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        pan.minimumNumberOfTouches = 2
        let first = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(first, to: CGPoint(90, 50))
        #expect(pan.state == .possible)
        let second = stage.hand.putDown(at: CGPoint(90, 90), in: stage.window)
        stage.hand.move(first, to: CGPoint(110, 50))
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == CGPoint(10, 0))
        stage.hand.move([(first, CGPoint(110, 60)), (second, CGPoint(90, 100))])
        #expect(pan.translation(in: nil) == CGPoint(10, 10))
        stage.hand.lift(first)
        #expect(pan.state == .changed)
        stage.hand.lift(second)
        #expect(stage.journal.take().last == "pan ended")
    }
}
