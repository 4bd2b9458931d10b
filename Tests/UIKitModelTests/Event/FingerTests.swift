import Testing
import UIKitModel

@Suite("Fingers and time")
@MainActor
struct FingerTests {
    @Test("A finger that hits nothing goes nowhere")
    func nothingHit() {
        let stage = TouchStage()
        let finger = stage.hand.putDown(at: CGPoint(-10, 5), in: stage.window)
        #expect(finger.view == nil)
        #expect(finger.touch.window == nil)
        #expect(finger.touch.gestureRecognizers == nil)
        stage.hand.move(finger, to: CGPoint(50, 50))
        stage.hand.lift(finger)
        #expect(stage.journal.take() == [])
    }

    @Test("Beside a finger that hits nothing another one is delivered as usual")
    func oneOfTwoHitsNothing() {
        let stage = TouchStage()
        let fingers = stage.hand.putDown(at: [CGPoint(-10, 5), CGPoint(5, 5)], in: stage.window)
        #expect(fingers.map { $0.view == nil } == [true, false])
        stage.hand.lift(fingers)
        #expect(stage.journal.take() == ["root began", "root ended"])
    }

    @Test("A touch and its event have the moment that the hand's clock shows")
    func timestamps() {
        let stage = TouchStage()
        let hand = Hand(at: 1_000)
        let finger = hand.putDown(at: CGPoint(5, 5), in: stage.window)
        #expect(finger.touch.timestamp == 1_000)
        hand.advance(by: 2)
        hand.lift(finger)
        #expect(finger.touch.timestamp == 1_002)
    }

    @Test("A lifted finger does nothing more", arguments: [true, false])
    func liftedFinger(isLifted: Bool) {
        let stage = TouchStage()
        let finger = stage.hand.putDown(at: CGPoint(5, 5), in: stage.window)
        if isLifted { stage.hand.lift(finger) } else { stage.hand.cancel(finger) }
        _ = stage.journal.take()
        stage.hand.move(finger, to: CGPoint(6, 5))
        stage.hand.lift(finger)
        stage.hand.cancel(finger)
        #expect(stage.journal.take() == [])
        #expect(finger.touch.phase == (isLifted ? .ended : .cancelled))
    }

    @Test("Hit testing runs twice when a touch begins")
    func passes() {
        let stage = TouchStage()
        stage.root.isHitTestLogged = true
        stage.hand.tap(at: CGPoint(5, 5), in: stage.window)
        #expect(stage.journal.take().filter { $0 == "root" }.count == 2)
    }

    @Test("The last pass's answer counts")
    func lastPassCounts() {
        let stage = TouchStage()
        let window = stage.show(FickleWindow(frame: CGRect(0, 0, 300, 300)))
        let first = UIView()
        let second = UIView()
        window.answers = [first, second]
        #expect(stage.hand.tap(at: CGPoint(5, 5), in: window).view === second)
        #expect(window.answers.isEmpty)
    }

    @Test("Hit tests get the event that is delivered")
    func oneEvent() {
        let stage = TouchStage()
        let window = stage.show(EventWindow(frame: CGRect(0, 0, 300, 300)))
        stage.hand.advance(by: 2)
        stage.hand.tap(at: CGPoint(5, 5), in: window)
        #expect(window.hitTestEvents.count == 2)
        #expect(window.hitTestEvents.allSatisfy { $0 === window.sentEvents.first })
        #expect(window.timestamps == [2, 2])
    }

    @Test("An event has all touches; those that did not change are stationary")
    func stationaryTouches() {
        let stage = TouchStage()
        let window = stage.show(EventWindow(frame: CGRect(0, 0, 300, 300)))
        let first = stage.hand.putDown(at: CGPoint(5, 5), in: window)
        let second = stage.hand.putDown(at: CGPoint(9, 9), in: window)
        stage.hand.move(first, to: CGPoint(6, 5))
        stage.hand.lift(first)
        stage.hand.lift(second)
        #expect(
            window.phases == [
                [.began], [.began, .stationary], [.moved, .stationary], [.stationary, .ended],
                [.ended],
            ]
        )
    }

    @Test("A touch is one object with times and places of its own")
    func touchProperties() {
        let stage = TouchStage()
        let finger = stage.hand.putDown(at: CGPoint(5, 5), in: stage.window)
        stage.hand.advance(by: 0.25)
        stage.hand.move(finger, to: CGPoint(7, 9))
        #expect(finger.touch.timestamp == 0.25)
        #expect(finger.touch.phase == .moved)
        #expect(finger.touch.location(in: stage.root) == CGPoint(7, 9))
        #expect(finger.touch.previousLocation(in: stage.root) == CGPoint(5, 5))
        stage.hand.lift(finger)
    }

    @Test("Windows are laid out before an event")
    func layoutBeforeEvents() {
        let stage = TouchStage()
        let view = LayoutView(frame: CGRect(0, 0, 300, 300))
        view.child = stage.addView("child", .zero, in: view)
        stage.root.addSubview(view)
        stage.hand.tap(at: CGPoint(250, 250), in: stage.window)
        #expect(stage.journal.take() == ["child began", "child ended"])
    }

    @Test("Deadlines are met in order, each at its own moment")
    func deadlinesInOrder() {
        let stage = TouchStage()
        let slow = UILongPressGestureRecognizer()
        let quick = UILongPressGestureRecognizer()
        slow.minimumPressDuration = 0.6
        quick.minimumPressDuration = 0.2
        let couple = TogetherDelegate()
        var moments: [TimeInterval] = []
        for recognizer in [slow, quick] {
            recognizer.delegate = couple
            recognizer.addHandler { [weak hand = stage.hand] _ in moments.append(hand?.time ?? -1) }
            stage.root.addGestureRecognizer(recognizer)
        }
        let finger = stage.hand.putDown(at: CGPoint(5, 5), in: stage.window)
        stage.hand.advance(by: 5)
        #expect(moments == [0.2, 0.6])
        #expect(stage.hand.time == 5)
        stage.hand.lift(finger)
    }

    @Test("Deadlines of several windows are met in order")
    func deadlinesOfWindows() {
        let stage = TouchStage()
        let second = stage.showSecondWindow(level: .alert)
        second.frame = CGRect(200, 200, 100, 100)
        let slow = stage.attach(UILongPressGestureRecognizer(), "slow", to: stage.window)
        slow.minimumPressDuration = 2
        stage.attach(UILongPressGestureRecognizer(), "quick", to: second)
        let fingers = stage.hand.putDown(at: [CGPoint(5, 5), CGPoint(250, 250)], in: nil)
        stage.hand.advance(by: 3)
        #expect(
            stage.journal.take().filter(["quick began", "slow began"].contains) == [
                "quick began", "slow began",
            ]
        )
        stage.hand.lift(fingers)
    }

    @Test("Time never runs back")
    func negativeTime() {
        let stage = TouchStage()
        stage.hand.advance(by: 1)
        stage.hand.advance(by: -3)
        #expect(stage.hand.time == 1)
    }

    @Test("A finger that is never lifted does not keep its window alive")
    func windowGoes() {
        let stage = TouchStage()
        weak var kept: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(0, 0, 300, 300))
            window.addGestureRecognizer(UITapGestureRecognizer())
            window.isHidden = false
            kept = window
            #expect(stage.hand.putDown(at: CGPoint(5, 5), in: window).view === window)
        }
        #expect(kept == nil)
    }
}

@MainActor
private final class FickleWindow: UIWindow {
    var answers: [UIView] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        answers.isEmpty ? nil : answers.removeFirst()
    }
}

@MainActor
private final class EventWindow: UIWindow {
    var hitTestEvents: [UIEvent?] = []
    var sentEvents: [UIEvent] = []
    var timestamps: [TimeInterval] = []
    var phases: [[UITouch.Phase]] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestEvents.append(event)
        return super.hitTest(point, with: event)
    }

    override func sendEvent(_ event: UIEvent) {
        sentEvents.append(event)
        timestamps.append(event.timestamp)
        phases.append((event.allTouches ?? []).map(\.phase).sorted { $0.rawValue < $1.rawValue })
        super.sendEvent(event)
    }
}

@MainActor
private final class LayoutView: UIView {
    weak var child: UIView?

    override func layoutSubviews() {
        child?.frame = CGRect(200, 200, 100, 100)
    }
}

@MainActor
private final class TogetherDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
