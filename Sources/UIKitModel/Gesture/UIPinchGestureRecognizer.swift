/// Recognizes two fingers that move towards each other or apart.
///
/// A continuous gesture, as Apple documents it. It begins after the two have moved enough, changes
/// when one moves while both are down, and ends when both are lifted. Apple does not document the
/// minimum; here it is ``standardHysteresis``. Further fingers are ignored.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of the fingers' distance before the gesture begins, in points.
    static let standardHysteresis: CGFloat = 10

    private final var pinch = Pinch()

    /// The fingers' distance on the screen, relative to the distance at the start.
    ///
    /// Setting it assigns a scale to the fingers' current distance, and sets the velocity to zero.
    open var scale: CGFloat {
        get { pinch.scale }
        set { pinch.restart(at: newValue, distance: distance) }
    }

    /// The change of the scale in the last movement, per second.
    ///
    /// UIKit averages several movements; here only the last one counts.
    open var velocity: CGFloat { pinch.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in countedTouches.dropFirst(2) { ignore(touch, for: event) }
        guard let distance else { return }
        pinch.restart(at: pinch.scale, distance: distance)
        pinch.timestamp = touches.map(\.timestamp).max() ?? pinch.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance,
            isUnderWay || abs(distance - pinch.startingDistance) >= Self.standardHysteresis
        else { return }
        pinch.follow(distance, at: touches.map(\.timestamp).max() ?? pinch.timestamp)
        state = isUnderWay ? .changed : .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 0 else { return }
        state = isUnderWay ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 0 { state = .cancelled }
    }

    open override func reset() {
        pinch = Pinch()
    }

    /// The distance between the two fingers, in points; `nil` unless there are two.
    private var distance: CGFloat? {
        let places = countedTouches.map(\.locationOnScreen)
        return places.count == 2 ? places[0].distance(to: places[1]) : nil
    }
}

/// The change of the distance between two fingers.
private struct Pinch {
    private(set) var scale: CGFloat = 1
    private(set) var velocity: CGFloat = 0
    private(set) var startingDistance: CGFloat = 0
    /// The distance at which the scale is 1.
    private var unit: CGFloat = 1
    var timestamp: TimeInterval = 0

    /// Assigns a scale to a distance.
    ///
    /// Fingers at the same point count as one point apart.
    mutating func restart(at scale: CGFloat, distance: CGFloat?) {
        self.scale = scale
        velocity = 0
        guard let distance, scale > 0 else { return }
        startingDistance = distance
        unit = max(distance, 1) / scale
    }

    mutating func follow(_ distance: CGFloat, at time: TimeInterval) {
        let previous = scale
        scale = distance / unit
        guard time > timestamp else { return }
        velocity = (scale - previous) / (time - timestamp)
        timestamp = time
    }
}
