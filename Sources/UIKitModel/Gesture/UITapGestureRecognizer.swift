/// Recognizes one or more taps of one or more fingers.
///
/// A discrete gesture, by default one tap of one finger.
///
/// Apple does not document how far a finger may move, how long it may stay, and how soon the next
/// tap must follow. Here the limits are 45 points, 0.75 and 0.35 seconds. As in UIKit, a recognizer
/// for fewer taps does not prevent one for more. To recognize only one of them, let the former
/// `require(toFail:)` the latter.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in the gesture.
    open var numberOfTapsRequired = 1 { didSet { reportWrite(.recognizerSettings) } }

    /// The number of fingers that tap.
    open var numberOfTouchesRequired = 1 { didSet { reportWrite(.recognizerSettings) } }

    private final var counter = TapCounter()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(counter.begin(touches, fingersRequired: numberOfTouchesRequired))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if counter.hasStrayed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(counter.end(fingersRequired: numberOfTouchesRequired))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        counter = TapCounter()
    }

    /// Whether the recognizer prevents another one: not one that requires more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        let other = preventedGestureRecognizer as? UITapGestureRecognizer
        return (other?.numberOfTapsRequired ?? 0) <= numberOfTapsRequired
    }

    /// The fingers of the last tap.
    ///
    /// They are already lifted when the tap is recognized.
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
