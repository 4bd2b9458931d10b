/// Recognizes one or more taps of one or more fingers.
///
/// A discrete gesture: one tap by one finger, unless set otherwise.
///
/// How far a finger may stray, how long it may stay and how soon the next tap must come are not
/// documented by Apple: 45 points, 0.75 and 0.35 seconds here. As in UIKit a recognizer for fewer
/// taps does not prevent one for more: to have only one of them, let it `require(toFail:)` the other.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps the gesture has.
    open var numberOfTapsRequired = 1

    /// How many fingers tap.
    open var numberOfTouchesRequired = 1

    private final var counter = TapCounter()

    /// Takes the fingers for a tap, unless they are too many or too far away.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(counter.begin(touches, fingersRequired: numberOfTouchesRequired))
    }

    /// Fails when a finger strays.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if counter.hasStrayed { state = .failed }
    }

    /// Counts the tap, and recognizes the last one.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(counter.end(fingersRequired: numberOfTouchesRequired))
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Forgets the taps.
    open override func reset() {
        counter = TapCounter()
    }

    /// Whether the recognizer keeps another one from recognizing: not one that waits for more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        let other = preventedGestureRecognizer as? UITapGestureRecognizer
        return (other?.numberOfTapsRequired ?? 0) <= numberOfTapsRequired
    }

    /// The fingers of the last tap, which are lifted when it is recognized.
    override var countedTouches: [UITouch] { counter.fingers.touches }

    override func deadlineReached(at time: TimeInterval) {
        state = .failed
    }

    private func follow(_ outcome: TapCounter.Outcome) {
        switch outcome {
        case .underWay(let end):
            deadline = end
        case .tapped where counter.taps == numberOfTapsRequired:
            state = .recognized
        case .tapped(let nextBefore):
            deadline = nextBefore
        case .failed:
            state = .failed
        }
    }
}
