/// Puts fingers on the screen and owns the clock.
///
/// Not part of UIKit.
///
/// Time passes only in ``advance(by:)`` and in the calls that take a duration; no call sleeps. Each
/// call that changes fingers is one event: it lays out the shown windows, hit-tests new fingers, and
/// sends the event through `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)` to gesture
/// recognizers and views, all before it returns.
///
/// ```swift
/// let hand = Hand()
/// let finger = hand.putDown(at: CGPoint(x: 20, y: 20), in: window)
/// hand.move(finger, to: CGPoint(x: 40, y: 20))
/// hand.advance(by: 0.5)
/// hand.lift(finger)
/// ```
///
/// Use one hand for all fingers: two hands would have two clocks and two events.
@preconcurrency @MainActor
public final class Hand {
    /// Moments less than this many seconds apart are equal, because sums of fractions are inexact.
    private nonisolated static let clockTolerance: TimeInterval = 1e-9

    /// The time in seconds, on a clock that only the hand moves.
    public private(set) var time: TimeInterval

    private let event = UIEvent()
    private var touchCount = 0
    private var taps = TapHistory()
    /// The touches' deliveries, kept for events after the fingers are lifted.
    private var deliveries: [TouchDelivery] = []

    /// Creates a hand without fingers on the screen.
    ///
    /// - Parameter time: The initial time of its clock.
    public init(at time: TimeInterval = 0) {
        self.time = time
    }

    // MARK: Fingers

    /// Puts several fingers down at the same moment, in one event.
    ///
    /// - Parameters:
    ///   - points: Points in the window's coordinates.
    ///   - window: The window that defines the coordinates; `nil` for the screen's. The touches may
    ///     hit another window.
    ///   - noteHits: Called after the hit tests, before anyone gets the event.
    /// - Returns: A finger for each point; one that hits nothing has no view and is in no event.
    @discardableResult
    public func putDown(
        at points: [CGPoint],
        in window: UIWindow?,
        noteHits: ([Finger]) -> Void = { _ in }
    ) -> [Finger] {
        beginEvent()
        let fingers = points.map { point in
            let location = CALayer.mapPoint(point, from: window?.layer, to: nil)
            return Finger(touch: makeTouch(at: location), window: window)
        }
        noteHits(fingers)
        send(fingers.map(\.touch))
        return fingers
    }

    /// Moves several fingers at the same moment, in one event.
    ///
    /// Lifted fingers are ignored.
    ///
    /// - Parameter destinations: Fingers, each with a point in the coordinates in which it was put
    ///   down.
    public func move(_ destinations: [(finger: Finger, point: CGPoint)]) {
        change(destinations.map(\.finger), to: .moved) { index, finger in
            finger.locationOnScreen(destinations[index].point)
        }
    }

    /// Lifts several fingers at the same moment, in one event.
    public func lift(_ fingers: [Finger]) {
        change(fingers, to: .ended) { $1.touch.locationOnScreen }
    }

    /// Cancels several touches at the same moment, in one event, as the system does for a phone
    /// call.
    public func cancel(_ fingers: [Finger]) {
        change(fingers, to: .cancelled) { $1.touch.locationOnScreen }
    }

    // MARK: Time

    /// Lets time pass.
    ///
    /// Everything due in the meantime, such as a long press, happens at its moment, in order.
    ///
    /// - Parameter seconds: The duration; a negative one counts as zero.
    public func advance(by seconds: TimeInterval) {
        let target = time + max(seconds, 0)
        while let due = nextDelivery, due.deadline <= target + Hand.clockTolerance {
            time = max(time, due.deadline)
            due.delivery.meetDeadline(at: due.deadline)
        }
        time = max(time, target)
    }

    private var nextDelivery: (delivery: TouchDelivery, deadline: TimeInterval)? {
        deliveries
            .compactMap { delivery in delivery.nextDeadline.map { (delivery, $0) } }
            .min { $0.1 < $1.1 }
    }

    // MARK: Events

    /// Lays out the windows, and makes the fingers on the screen stationary.
    private func beginEvent() {
        for window in UIApplication.shared.windows where !window.layer.storedIsHidden {
            window.layoutIfNeeded()
        }
        event.timestamp = time
        event.touches.removeAll { !$0.isDown }
        for touch in event.touches { touch.phase = .stationary }
    }

    private func makeTouch(at location: CGPoint) -> UITouch {
        let touch = UITouch(at: location, timestamp: time, order: touchCount)
        touchCount += 1
        taps.begin(touch)
        TouchTarget.find(at: location, event: event)?.claim(touch)
        return touch
    }

    private func change(
        _ fingers: [Finger],
        to phase: UITouch.Phase,
        at location: (Int, Finger) -> CGPoint
    ) {
        beginEvent()
        let changing = fingers.enumerated().filter { $1.touch.isDown }
        for (index, finger) in changing {
            finger.touch.update(phase, to: location(index, finger), timestamp: time)
            if !finger.touch.isDown { taps.end(finger.touch) }
        }
        send(changing.map(\.element.touch))
    }

    private func send(_ touches: [UITouch]) {
        let delivered = touches.filter { $0.hitView != nil }
        guard !delivered.isEmpty else { return }
        event.add(delivered)
        remember(delivered.compactMap { $0.window?.delivery })
        UIApplication.shared.sendEvent(event)
    }

    private func remember(_ used: [TouchDelivery]) {
        if used.count == 1, deliveries.count == 1, used[0] === deliveries[0] { return }
        let busy = deliveries.filter { !$0.recognizers.isEmpty }
        deliveries = (busy + used).withoutRepetition
    }
}
