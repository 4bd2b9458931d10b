/// Recognizes fingers that stay down in one place.
///
/// A continuous gesture: it begins while they are down, changes when they move, and ends when one
/// of them is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the press.
    open var numberOfTapsRequired = 0

    /// How many fingers press.
    open var numberOfTouchesRequired = 1

    /// How long, in seconds, the fingers stay down before the gesture begins.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How far, in points, a finger may stray before the gesture begins.
    ///
    /// Afterwards, anywhere.
    open var allowableMovement: CGFloat = 10

    private final var counter = TapCounter()
    private final var press = FingerGroup()

    /// Counts a tap, or starts the press's clock when all fingers are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isPressNext else {
            return follow(counter.begin(touches, fingersRequired: numberOfTouchesRequired))
        }
        guard !isUnderWay else { return touches.forEach { ignore($0, for: event) } }
        press.add(touches)
        if press.touches.count > numberOfTouchesRequired { return state = .failed }
        let isComplete = press.touches.count == numberOfTouchesRequired
        let now = touches.map(\.timestamp).max() ?? 0
        deadline = isComplete ? now + minimumPressDuration : nil
    }

    /// Fails when a finger strays too early, and changes when one moves later.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            state = .changed
        } else if isPressNext ? press.hasStrayed(beyond: allowableMovement) : counter.hasStrayed {
            state = .failed
        }
    }

    /// Counts a tap, ends the gesture, or fails where it had not begun.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            state = .ended
        } else if isPressNext {
            state = .failed
        } else {
            follow(counter.end(fingersRequired: numberOfTouchesRequired))
        }
    }

    /// Breaks off the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Forgets the taps and the press.
    open override func reset() {
        counter = TapCounter()
        press = FingerGroup()
    }

    override func deadlineReached(at time: TimeInterval) {
        let isPressed = press.touches.count == numberOfTouchesRequired && !press.isLifted
        state = isPressed ? .began : .failed
    }

    private var isPressNext: Bool { counter.taps >= numberOfTapsRequired }

    private func follow(_ outcome: TapCounter.Outcome) {
        switch outcome {
        case .underWay(let end): deadline = end
        case .tapped(let nextBefore): deadline = nextBefore
        case .failed: state = .failed
        }
    }
}
