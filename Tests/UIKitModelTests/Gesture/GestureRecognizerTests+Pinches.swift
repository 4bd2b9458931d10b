import Testing
import UIKitModel

@Suite("Pinches")
@MainActor
struct PinchTests {
    /// Two fingers, 100 points apart, on a view with a pinch recognizer.
    private func begin() -> (TouchStage, UIPinchGestureRecognizer, [Finger]) {
        let stage = TouchStage()
        let pinch = stage.attach(UIPinchGestureRecognizer(), "pinch", to: stage.root)
        let fingers = stage.hand.putDown(at: [CGPoint(50, 50), CGPoint(150, 50)], in: stage.window)
        _ = stage.journal.take()
        return (stage, pinch, fingers)
    }

    @Test("A pinch begins when its fingers moved enough, and ends when both are lifted")
    func states() {
        let (stage, pinch, fingers) = begin()
        #expect(pinch.scale == 1)
        stage.hand.move(fingers[1], to: CGPoint(159, 50))
        #expect(pinch.state == .possible)
        stage.hand.move(fingers[1], to: CGPoint(200, 50))
        #expect(pinch.scale == 1.5)
        stage.hand.move(fingers[0], to: CGPoint(150, 50))
        #expect(pinch.scale == 0.5)
        stage.hand.lift(fingers[0])
        #expect(pinch.state == .changed)
        stage.hand.move(fingers[1], to: CGPoint(250, 50))
        stage.hand.lift(fingers[1])
        #expect(
            stage.journal.take().filter { $0.hasPrefix("pinch") }
                == ["pinch began", "pinch changed", "pinch ended"]
        )
        #expect(pinch.scale == 1)
    }

    @Test("One finger cannot pinch")
    func oneFinger() {
        let stage = TouchStage()
        stage.attach(UIPinchGestureRecognizer(), "pinch", to: stage.root)
        stage.hand.drag(from: CGPoint(50, 50), to: CGPoint(150, 50), in: stage.window, steps: 1)
        #expect(stage.journal.take() == ["root began", "root moved", "root ended"])
    }

    @Test("A third finger is ignored, and keeps its view")
    func thirdFinger() {
        let (stage, pinch, fingers) = begin()
        stage.root.isMultipleTouchEnabled = true
        let third = stage.hand.putDown(at: CGPoint(100, 200), in: stage.window)
        #expect(third.touch.gestureRecognizers == [])
        stage.hand.move(fingers[1], to: CGPoint(250, 50))
        #expect(pinch.scale == 2)
        #expect(third.touch.view === stage.root)
    }

    @Test("The velocity is the scale's change a second; setting the scale makes it zero")
    func velocity() {
        let (stage, pinch, fingers) = begin()
        stage.hand.advance(by: 0.5)
        stage.hand.move(fingers[1], to: CGPoint(250, 50))
        #expect(pinch.velocity == 2)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
        #expect(pinch.scale == 1)
        stage.hand.move(fingers[1], to: CGPoint(150, 50))
        #expect(pinch.scale == 0.5)
    }

    @Test("A finger that comes back goes on with the scale")
    func comingBack() {
        let (stage, pinch, fingers) = begin()
        stage.hand.move(fingers[1], to: CGPoint(250, 50))
        stage.hand.lift(fingers[1])
        let back = stage.hand.putDown(at: CGPoint(100, 50), in: stage.window)
        #expect(pinch.scale == 2)
        stage.hand.move(back, to: CGPoint(150, 50))
        #expect(pinch.scale == 4)
        stage.hand.lift([fingers[0], back])
    }

    @Test("Fingers in one place count as one point apart")
    func onePlace() {
        let stage = TouchStage()
        let pinch = stage.attach(UIPinchGestureRecognizer(), "pinch", to: stage.root)
        let fingers = stage.hand.putDown(at: [CGPoint(50, 50), CGPoint(50, 50)], in: stage.window)
        stage.hand.move(fingers[1], to: CGPoint(70, 50))
        #expect(pinch.scale == 20)
    }
}
