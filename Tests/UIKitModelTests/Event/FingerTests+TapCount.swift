import Testing
import UIKitModel

@Suite("How often a finger tapped")
@MainActor
struct TapCountTests {
    @Test(
        "Taps count when they are near and soon",
        arguments: [
            (CGPoint(100, 100), 0.35, 2), (CGPoint(145, 100), 0.1, 2), (CGPoint(146, 100), 0.1, 1),
            (CGPoint(100, 100), 0.36, 1),
        ]
    )
    func tapCount(second: CGPoint, pause: TimeInterval, count: Int) {
        let stage = TouchStage()
        stage.hand.tap(at: CGPoint(100, 100), in: stage.window)
        stage.hand.advance(by: pause)
        #expect(stage.hand.tap(at: second, in: stage.window).touch.tapCount == count)
    }

    @Test("Taps count on and on, two fingers each for itself")
    func manyTaps() {
        let stage = TouchStage()
        #expect(
            stage.hand.tap(at: CGPoint(100, 100), in: stage.window, count: 3).touch.tapCount == 3
        )
        stage.hand.advance(by: 1)
        let points = [CGPoint(50, 50), CGPoint(150, 50)]
        stage.hand.lift(stage.hand.putDown(at: points, in: stage.window))
        let again = stage.hand.putDown(at: points, in: stage.window)
        #expect(again.map(\.touch.tapCount) == [2, 2])
        stage.hand.lift(again)
    }

    @Test(
        "A drag, a long touch and a cancelled one are no taps",
        arguments: ["drag", "long", "cancelled"]
    )
    func noTap(kind: String) {
        let stage = TouchStage()
        let finger = stage.hand.putDown(at: CGPoint(100, 100), in: stage.window)
        switch kind {
        case "drag": stage.hand.move(finger, to: CGPoint(200, 100))
        case "long": stage.hand.advance(by: 1)
        default: stage.hand.cancel(finger)
        }
        stage.hand.lift(finger)
        #expect(stage.hand.tap(at: CGPoint(100, 100), in: stage.window).touch.tapCount == 1)
    }
}
