/// Recognizes fingers that move.
///
/// A continuous gesture: it begins when they have gone far enough, changes as they move, and ends
/// when all are lifted.
///
/// How far is enough is not documented by Apple: ``standardHysteresis`` here. The translation counts
/// from where the fingers came down; whether UIKit leaves out the first points is not settled.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far, in points, the fingers go before the gesture begins.
    static let standardHysteresis: CGFloat = 10

    /// How many fingers must be down for movement to count.
    open var minimumNumberOfTouches = 1

    /// How many fingers take part.
    ///
    /// Further ones are ignored.
    open var maximumNumberOfTouches = Int.max

    private final var motion = Motion()

    /// How far the fingers have gone since they came down, or since ``setTranslation(_:in:)``.
    ///
    /// - Parameter view: The view in whose coordinates to answer; `nil` for the window's.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(motion.translation, to: view)
    }

    /// Says how far the fingers are to have gone by now.
    ///
    /// It makes the velocity zero.
    ///
    /// - Parameters:
    ///   - translation: A distance in the view's coordinates.
    ///   - view: The view in whose coordinates the distance is; `nil` for the window's.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let end = convertToScreen(translation, from: view)
        let origin = convertToScreen(.zero, from: view)
        motion.translation = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
        motion.velocity = .zero
    }

    /// How fast the last movement was, in points a second.
    ///
    /// UIKit weighs several movements; here the last one counts, and the velocity of a movement
    /// without a duration is that of the one before.
    ///
    /// - Parameter view: The view in whose coordinates to answer; `nil` for the window's.
    open func velocity(in view: UIView?) -> CGPoint {
        convertVector(motion.velocity, to: view)
    }

    /// Takes the fingers, up to the maximum.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        motion.timestamp = touches.map(\.timestamp).max() ?? motion.timestamp
        for touch in countedTouches.dropFirst(max(maximumNumberOfTouches, 0)) {
            ignore(touch, for: event)
        }
    }

    /// Begins when the fingers have gone far enough, and changes afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        motion.add(touches, of: numberOfTouches)
        if isUnderWay {
            state = .changed
        } else if motion.translation.distance(to: .zero) >= Self.standardHysteresis {
            state = .began
        }
    }

    /// Ends when the last finger is lifted; fails if the gesture had not begun.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 0 else { return }
        state = isUnderWay ? .ended : .failed
    }

    /// Breaks off the gesture when no finger remains.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 0 { state = .cancelled }
    }

    /// Forgets the movement.
    open override func reset() {
        motion = Motion()
    }

    private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        let end = convert(vector, to: view)
        let origin = convert(CGPoint.zero, to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

/// How the middle of some fingers moves, in the screen's coordinates.
@preconcurrency @MainActor
private struct Motion {
    var translation = CGPoint.zero
    var velocity = CGPoint.zero
    var timestamp: TimeInterval = 0

    /// Adds a movement of some of the fingers that are down.
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
