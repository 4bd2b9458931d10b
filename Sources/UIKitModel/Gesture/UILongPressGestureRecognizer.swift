/// Recognizes fingers that stay down in one place.
///
/// A continuous gesture: it begins while the fingers are down, changes when they move, and ends
/// when one of them is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0 { didSet { reportWrite(.recognizerSettings) } }

    /// The number of fingers that press.
    open var numberOfTouchesRequired = 1 { didSet { reportWrite(.recognizerSettings) } }

    /// The time that the fingers must stay down before the gesture begins, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet { reportWrite(.recognizerSettings) }
    }

    /// The largest movement of a finger before the gesture begins, in points.
    ///
    /// Once the gesture has begun, the fingers may move anywhere.
    open var allowableMovement: CGFloat = 10 { didSet { reportWrite(.recognizerSettings) } }

    private final var counter = TapCounter()
    private final var press = FingerGroup()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard hasCountedTaps else {
            return follow(counter.begin(touches, fingersRequired: numberOfTouchesRequired))
        }
        guard !isUnderWay else { return touches.forEach { ignore($0, for: event) } }
        press.add(touches)
        if press.touches.count > numberOfTouchesRequired { return state = .failed }
        let isComplete = press.touches.count == numberOfTouchesRequired
        let now = touches.map(\.timestamp).max() ?? 0
        deadline = isComplete ? now + minimumPressDuration : nil
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            state = .changed
        } else if hasCountedTaps ? press.hasStrayed(beyond: allowableMovement) : counter.hasStrayed
        {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            state = .ended
        } else if hasCountedTaps {
            state = .failed
        } else {
            follow(counter.end(fingersRequired: numberOfTouchesRequired))
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        counter = TapCounter()
        press = FingerGroup()
    }

    override func deadlineReached(at time: TimeInterval) {
        let isPressed = press.touches.count == numberOfTouchesRequired && !press.isLifted
        state = isPressed ? .began : .failed
    }

    private var hasCountedTaps: Bool { counter.taps >= numberOfTapsRequired }

    private func follow(_ outcome: TapCounter.Outcome) {
        switch outcome {
        case .underWay(let end): deadline = end
        case .tapped(let nextBefore): deadline = nextBefore
        case .failed: state = .failed
        }
    }
}
