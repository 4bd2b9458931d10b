/// Recognizes fingers that move.
///
/// A continuous gesture: it begins after a minimum movement, changes as the fingers move, and ends
/// when all are lifted.
///
/// Apple does not document the minimum movement; here it is ``standardHysteresis``. The translation
/// counts from where the fingers touched down. Whether UIKit leaves out the first points is not
/// settled.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The movement of the fingers before the gesture begins, in points.
    static let standardHysteresis: CGFloat = 10

    /// The number of fingers that must be down for movement to count.
    open var minimumNumberOfTouches = 1 { didSet { reportWrite(.recognizerSettings) } }

    /// The largest number of fingers in the gesture; further fingers are ignored.
    open var maximumNumberOfTouches = Int.max { didSet { reportWrite(.recognizerSettings) } }

    private final var motion = Motion()

    /// The movement of the fingers since they touched down or since ``setTranslation(_:in:)``.
    ///
    /// - Parameter view: The view whose coordinates to use; `nil` for the window's.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(motion.translation, to: view)
    }

    /// Sets the translation up to now, and the velocity to zero.
    ///
    /// - Parameters:
    ///   - translation: A distance in the view's coordinates.
    ///   - view: The view whose coordinates to use; `nil` for the window's.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let end = convertToScreen(translation, from: view)
        let origin = convertToScreen(.zero, from: view)
        motion.translation = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
        motion.velocity = .zero
    }

    /// The velocity of the last movement, in points per second.
    ///
    /// UIKit averages several movements; here only the last one counts. A movement without duration
    /// keeps the previous velocity.
    open func velocity(in view: UIView?) -> CGPoint {
        convertVector(motion.velocity, to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        motion.timestamp = touches.map(\.timestamp).max() ?? motion.timestamp
        for touch in countedTouches.dropFirst(max(maximumNumberOfTouches, 0)) {
            ignore(touch, for: event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        motion.add(touches, of: numberOfTouches)
        if isUnderWay {
            state = .changed
        } else if motion.translation.distance(to: .zero) >= Self.standardHysteresis {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 0 else { return }
        state = isUnderWay ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 0 { state = .cancelled }
    }

    open override func reset() {
        motion = Motion()
    }

    private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        let end = convert(vector, to: view)
        let origin = convert(CGPoint.zero, to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

/// The movement of the fingers' mean, in the screen's coordinates.
@preconcurrency @MainActor
private struct Motion {
    var translation = CGPoint.zero
    var velocity = CGPoint.zero
    var timestamp: TimeInterval = 0

    mutating func add(_ moved: Set<UITouch>, of count: Int) {
        let steps = moved.map { touch in
            CGPoint(
                x: touch.locationOnScreen.x - touch.previousLocationOnScreen.x,
                y: touch.locationOnScreen.y - touch.previousLocationOnScreen.y
            )
        }
        let share = CGFloat(moved.count) / CGFloat(max(count, 1))
        let step = CGPoint(x: steps.middle.x * share, y: steps.middle.y * share)
        translation.x += step.x
        translation.y += step.y
        let now = moved.map(\.timestamp).max() ?? timestamp
        let duration = now - timestamp
        guard duration > 0 else { return }
        velocity = CGPoint(x: step.x / duration, y: step.y / duration)
        timestamp = now
    }
}
