import Testing
import UIKitModel

@Suite("Gesture recognizers among each other")
@MainActor
struct GestureRivalryTests {
    @Test("The nearest recognizer prevents the others, whatever the order of adding")
    func nearestWins() {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(0, 0, 100, 100))
        stage.attach(UITapGestureRecognizer(), "outer", to: stage.root)
        stage.attach(UITapGestureRecognizer(), "inner", to: view)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["view began", "view cancelled", "inner ended"])
    }

    @Test("One delegate's yes lets two recognizers go together", arguments: ["inner", "outer"])
    func simultaneous(agreeing: String) {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(0, 0, 100, 100))
        let outer = stage.attach(UITapGestureRecognizer(), "outer", to: stage.root)
        let inner = stage.attach(UITapGestureRecognizer(), "inner", to: view)
        let delegate = RecordingDelegate()
        delegate.isSimultaneous = true
        (agreeing == "inner" ? inner : outer).delegate = delegate
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(
            stage.journal.take() == ["view began", "view cancelled", "inner ended", "outer ended"]
        )
    }

    @Test("Recognizers without a common touch do not prevent each other")
    func apart() {
        let stage = TouchStage()
        let left = stage.addView("left", CGRect(0, 0, 100, 100))
        let right = stage.addView("right", CGRect(100, 0, 100, 100))
        stage.attach(UITapGestureRecognizer(), "left tap", to: left)
        stage.attach(UITapGestureRecognizer(), "right tap", to: right)
        let fingers = stage.hand.putDown(at: [CGPoint(50, 50), CGPoint(150, 50)], in: stage.window)
        stage.hand.lift(fingers)
        #expect(
            stage.journal.take() == [
                "left began", "right began", "left cancelled", "left tap ended", "right cancelled",
                "right tap ended",
            ]
        )
    }

    @Test(
        "A recognizer's own word on prevention counts",
        arguments: [(true, false), (false, true)]
    )
    func preventionOverridden(canPrevent: Bool, canBePrevented: Bool) {
        let stage = TouchStage()
        let inner = stage.addView("inner", CGRect(0, 0, 100, 100))
        stage.attach(EagerRecognizer(canPrevent: canPrevent), "eager", to: inner)
        stage.attach(EagerRecognizer(canBePrevented: canBePrevented), "stubborn", to: stage.root)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["eager ended", "stubborn ended"])
    }

    @Test("A recognizer that is late is prevented by one that has begun")
    func lateRecognizer() {
        let stage = TouchStage()
        let press = stage.attach(UILongPressGestureRecognizer(), "press", to: stage.root)
        press.allowableMovement = 1000
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.advance(by: 0.5)
        #expect(pan.state == .failed)
        stage.hand.move(finger, to: CGPoint(90, 50))
        stage.hand.lift(finger)
        #expect(
            stage.journal.take() == [
                "root began", "root cancelled", "press began", "press changed", "press ended",
            ]
        )
    }

    @Test("A gesture that is under way prevents one of a finger that joins it")
    func joiningFinger() {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(100, 0, 100, 100))
        stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        stage.attach(UITapGestureRecognizer(), "tap", to: view)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(70, 50))
        stage.hand.tap(at: CGPoint(150, 50), in: stage.window)
        stage.hand.lift(finger)
        #expect(stage.journal.take().contains { $0.hasPrefix("tap") } == false)
    }

    // MARK: Permission

    @Test(
        "The delegate is asked once before a recognizer leaves possible",
        arguments: [true, false]
    )
    func delegateMayRefuse(begins: Bool) {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        let delegate = RecordingDelegate()
        delegate.begins = begins
        tap.delegate = delegate
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(delegate.timesAskedToBegin == 1)
        let end = begins ? ["root cancelled", "tap ended"] : ["root ended"]
        #expect(stage.journal.take() == ["root began"] + end)
    }

    @Test(
        "The hit view, and each view up to the recognizer's own, may refuse",
        arguments: ["child", "view", "root"]
    )
    func viewMayRefuse(refusing: String) {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(0, 0, 100, 100))
        let child = stage.addView("child", CGRect(0, 0, 100, 100), in: view)
        for candidate in [stage.root, view, child] where candidate.name == refusing {
            candidate.mayGesturesBegin = false
        }
        stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["child began", "child ended"])
    }

    @Test("A view whose touches are not cancelled is not asked")
    func viewNotAsked() {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(0, 0, 100, 100))
        view.mayGesturesBegin = false
        stage.attach(UITapGestureRecognizer(), "tap", to: stage.root).cancelsTouchesInView = false
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["view began", "tap ended", "view ended"])
    }
}

/// Recognizes any touch as soon as it begins.
@MainActor
private final class EagerRecognizer: UIGestureRecognizer {
    private let preventsOthers: Bool
    private let isPreventable: Bool

    init(canPrevent: Bool = true, canBePrevented: Bool = true) {
        preventsOthers = canPrevent
        isPreventable = canBePrevented
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventsOthers
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        isPreventable
    }
}
