import Testing
import UIKitModel

@Suite("The view of a touch")
@MainActor
struct TouchViewTests {
    @Test(
        "A recognized touch has no view, unless its recognizer leaves it to the view",
        arguments: [true, false]
    )
    func recognized(isCancelling: Bool) {
        let stage = TouchStage()
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: stage.root)
        pan.cancelsTouchesInView = isCancelling
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        #expect(finger.touch.view === stage.root)
        stage.hand.move(finger, to: CGPoint(70, 50))
        #expect((finger.touch.view == nil) == isCancelling)
        #expect(finger.touch.window === stage.window)
        #expect(finger.view === stage.root)
        stage.hand.move(finger, to: CGPoint(90, 50))
        stage.hand.lift(finger)
        #expect(stage.journal.take().last == (isCancelling ? "pan ended" : "root ended"))
    }

    @Test("The view is still known while the touch is cancelled, and gone for the handlers")
    func whileCancelled() {
        let stage = TouchStage()
        let view = ViewOfTouch(frame: CGRect(0, 0, 300, 300))
        stage.root.addSubview(view)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        var viewForHandler: UIView? = view
        tap.addHandler { _ in viewForHandler = finger.touch.view }
        stage.hand.lift(finger)
        #expect(view.viewsWhenCancelled == [view])
        #expect(view.touchesWhenCancelled == 1)
        #expect(viewForHandler == nil)
    }

    @Test("A touch that was held back and then recognized has no view")
    func heldBack() {
        let stage = TouchStage()
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.delaysTouchesBegan = true
        let finger = stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(finger.touch.view == nil)
    }

    @Test("A touch that the system takes away keeps its view")
    func takenAway() {
        let stage = TouchStage()
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.cancel(finger)
        #expect(finger.touch.view === stage.root)
    }

    @Test("The finer values are those of a finger that touches a point")
    func finerValues() {
        let stage = TouchStage()
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        stage.hand.move(finger, to: CGPoint(60, 55))
        let touch = finger.touch
        #expect(touch.preciseLocation(in: stage.root) == CGPoint(60, 55))
        #expect(touch.precisePreviousLocation(in: nil) == CGPoint(50, 50))
        #expect(touch.majorRadius == 0)
        #expect(touch.majorRadiusTolerance == 0)
        #expect(touch.force == 0)
        #expect(touch.maximumPossibleForce == 0)
    }

    @Test("An event has one coalesced touch for each of its own, and none predicted")
    func coalescedTouches() {
        let stage = TouchStage()
        let view = CoalescingView(frame: CGRect(0, 0, 300, 300))
        stage.root.addSubview(view)
        let finger = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        #expect(view.coalesced == [finger.touch])
        #expect(view.predicted == [])
        #expect(UIEvent().coalescedTouches(for: finger.touch) == nil)
        #expect(UIEvent().predictedTouches(for: finger.touch) == nil)
    }
}

/// Writes down what its cancelled touches say of their view.
private final class ViewOfTouch: UIView {
    private(set) var viewsWhenCancelled: [UIView?] = []
    private(set) var touchesWhenCancelled = 0

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        viewsWhenCancelled += touches.map(\.view)
        touchesWhenCancelled = event?.touches(for: self)?.count ?? 0
    }
}

/// Asks for the touches that the event left out.
private final class CoalescingView: UIView {
    private(set) var coalesced: [UITouch]?
    private(set) var predicted: [UITouch]?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        coalesced = event?.coalescedTouches(for: touch)
        predicted = event?.predictedTouches(for: touch)
    }
}
