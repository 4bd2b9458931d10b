import Testing
import UIKitModel

@Suite("Kinds of gestures")
@MainActor
struct GestureKindTests {
    // MARK: State machine

    @Test(
        "A state that the machine does not know is ignored",
        arguments: [
            ([.began, .changed, .ended], [.began, .changed, .ended]),
            ([.ended], [.ended]),
            ([.changed], []),
            ([.failed, .began], []),
            ([.cancelled], []),
            ([.began, .failed], [.began, .cancelled]),
            ([.began, .began, .changed], [.began, .changed]),
            ([.ended, .began], [.ended]),
        ] as [([UIGestureRecognizer.State], [UIGestureRecognizer.State])]
    )
    func stateMachine(wishes: [UIGestureRecognizer.State], heard: [UIGestureRecognizer.State]) {
        let stage = TouchStage()
        let recognizer = stage.attach(ScriptedRecognizer(wishes), "scripted", to: stage.root)
        var states: [UIGestureRecognizer.State] = []
        recognizer.addHandler { states.append($0.state) }
        let finger = stage.hand.putDown(at: CGPoint(0, 0), in: stage.window)
        for x in 1...4 { stage.hand.move(finger, to: CGPoint(CGFloat(x), 0)) }
        stage.hand.lift(finger)
        #expect(states == heard)
    }

    @Test("A recognizer is possible again, and reset once, when its touches are lifted")
    func reset() {
        let stage = TouchStage()
        let recognizer = stage.attach(ScriptedRecognizer([.failed]), "scripted", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(0, 0), in: stage.window)
        stage.hand.move(finger, to: CGPoint(1, 0))
        #expect(recognizer.state == .failed)
        let second = stage.hand.putDown(at: CGPoint(9, 9), in: stage.window)
        #expect(second.touch.gestureRecognizers == [])
        stage.hand.lift(finger)
        #expect(recognizer.state == .possible)
        #expect(recognizer.resets == 1)
        stage.hand.lift(second)
        #expect(recognizer.resets == 1)
    }

    @Test("Recognized is another name for ended")
    func recognized() {
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("A recognizer has UIKit's defaults")
    func defaults() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.state == .possible)
        #expect(recognizer.isEnabled)
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
        #expect(recognizer.numberOfTouches == 0)
    }

    // MARK: Tap

    @Test("A tap stays about its place", arguments: [(45, true), (46, false)])
    func tapMovement(distance: CGFloat, isTap: Bool) {
        let stage = TouchStage()
        stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(50 + distance, 50))
        stage.hand.lift(finger)
        #expect(stage.journal.take().contains("tap ended") == isTap)
    }

    @Test("A tap is short", arguments: [(0.74, true), (0.75, false)])
    func tapDuration(duration: TimeInterval, isTap: Bool) {
        let stage = TouchStage()
        stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.advance(by: duration)
        stage.hand.lift(finger)
        #expect(stage.journal.take().contains("tap ended") == isTap)
    }

    @Test(
        "Taps count together when they are soon and near",
        arguments: [(0.3, 0, true), (0.4, 0, false), (0.1, 45, true), (0.1, 46, false)]
    )
    func doubleTap(pause: TimeInterval, distance: CGFloat, isDouble: Bool) {
        let stage = TouchStage()
        stage.attach(UITapGestureRecognizer(), "double", to: stage.root).numberOfTapsRequired = 2
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        stage.hand.advance(by: pause)
        stage.hand.tap(at: CGPoint(50 + distance, 50), in: stage.window)
        #expect(stage.journal.take().contains("double ended") == isDouble)
    }

    @Test("A tap needs its number of fingers, together", arguments: [1, 2, 3])
    func tapFingers(count: Int) {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.numberOfTouchesRequired = 2
        let points = (0..<count).map { CGPoint(50 + CGFloat($0) * 20, 50) }
        var fingers: [Finger] = []
        for point in points {
            fingers.append(stage.hand.putDown(at: point, in: stage.window))
            stage.hand.advance(by: 0.05)
        }
        for finger in fingers { stage.hand.lift(finger) }
        #expect(stage.journal.take().contains("tap ended") == (count == 2))
    }

    @Test("Two fingers one after the other are no tap of two fingers")
    func tapFingersApart() {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.numberOfTouchesRequired = 2
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window, count: 2)
        #expect(!stage.journal.take().contains("tap ended"))
    }

    @Test("A tap knows where its fingers were")
    func tapLocation() {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(10, 20, 200, 200))
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: view)
        tap.numberOfTouchesRequired = 2
        var answers: [CGPoint] = []
        tap.addHandler { recognizer in
            answers = [recognizer.location(in: view), recognizer.location(in: nil)]
            answers += (0..<recognizer.numberOfTouches).map {
                recognizer.location(ofTouch: $0, in: view)
            }
        }
        stage.hand.lift(
            stage.hand.putDown(at: [CGPoint(50, 50), CGPoint(90, 70)], in: stage.window)
        )
        #expect(answers == [CGPoint(60, 40), CGPoint(70, 60), CGPoint(40, 30), CGPoint(80, 50)])
    }

    // MARK: Long press

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
        stage.hand.advance(by: 0.1)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        for _ in 0..<50 { stage.hand.advance(by: 0.01) }
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

    // MARK: Pan

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

/// Wishes for one state after the other, one at each movement.
@MainActor
private final class ScriptedRecognizer: UIGestureRecognizer {
    private var wishes: [State]
    private(set) var resets = 0

    init(_ wishes: [State]) {
        self.wishes = wishes
        super.init()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !wishes.isEmpty { state = wishes.removeFirst() }
    }

    override func reset() {
        resets += 1
    }
}
