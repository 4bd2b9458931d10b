import Testing
import UIKitModel

@Suite("The states of a gesture")
@MainActor
struct GestureStateTests {
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

    @Test("A recognizer that failed or recognized gets nothing more of its touches")
    func noTouchesAfterwards() {
        let stage = TouchStage()
        let recognizer = stage.attach(
            ScriptedRecognizer([.failed, .began]),
            "scripted",
            to: stage.root
        )
        stage.hand.drag(from: .zero, to: CGPoint(4, 0), in: stage.window, steps: 4)
        #expect(recognizer.movements == 1)
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
}

/// Wishes for one state after the other, one at each movement.
@MainActor
private final class ScriptedRecognizer: UIGestureRecognizer {
    private var wishes: [State]
    private(set) var resets = 0
    private(set) var movements = 0

    init(_ wishes: [State]) {
        self.wishes = wishes
        super.init(target: nil, action: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        movements += 1
        if !wishes.isEmpty { state = wishes.removeFirst() }
    }

    override func reset() {
        resets += 1
    }
}
