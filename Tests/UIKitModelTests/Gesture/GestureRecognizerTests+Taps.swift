import Testing
import UIKitModel

@Suite("Taps")
@MainActor
struct TapTests {
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

    @Test("A finger too many fails the tap at once")
    func oneFingerTooMany() {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        let fingers = stage.hand.putDown(at: [CGPoint(50, 50), CGPoint(60, 50)], in: stage.window)
        #expect(tap.state == .failed)
        stage.hand.lift(fingers)
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
}
