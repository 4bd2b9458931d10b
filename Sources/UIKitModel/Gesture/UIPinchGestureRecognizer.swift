/// Recognizes two fingers that move towards each other or apart.
///
/// A continuous gesture, as Apple documents it: it begins when the two have moved enough, changes
/// when one moves while both are down, and ends when both are lifted. How much is enough is not
/// documented: ``standardHysteresis`` here. Further fingers are ignored.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much, in points, the fingers' distance changes before the gesture begins.
    static let standardHysteresis: CGFloat = 10

    private final var pinch = Pinch()

    /// The fingers' distance on the screen, in units of that at the start of the gesture.
    ///
    /// What it is set to counts as the scale of the fingers' present distance, and makes the
    /// velocity zero.
    open var scale: CGFloat {
        get { pinch.scale }
        set { pinch.restart(at: newValue, distance: distance) }
    }

    /// How fast the last movement changed the scale, a second.
    ///
    /// UIKit weighs several movements; here the last one counts.
    open var velocity: CGFloat { pinch.velocity }

    /// Takes the first two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in countedTouches.dropFirst(2) { ignore(touch, for: event) }
        guard let distance else { return }
        pinch.restart(at: pinch.scale, distance: distance)
        pinch.timestamp = touches.map(\.timestamp).max() ?? pinch.timestamp
    }

    /// Begins when the fingers have moved enough, and changes afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance else { return }
        if isUnderWay {
            pinch.follow(distance, at: touches.map(\.timestamp).max() ?? pinch.timestamp)
            state = .changed
        } else if abs(distance - pinch.startingDistance) >= Self.standardHysteresis {
            pinch.follow(distance, at: touches.map(\.timestamp).max() ?? pinch.timestamp)
            state = .began
        }
    }

    /// Ends when both fingers are lifted; fails if the gesture had not begun.
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
        pinch = Pinch()
    }

    /// How far the two fingers are apart, in points; `nil` unless there are two.
    private var distance: CGFloat? {
        let places = countedTouches.map(\.locationOnScreen)
        return places.count == 2 ? places[0].distance(to: places[1]) : nil
    }
}

/// How two fingers' distance changes.
private struct Pinch {
    private(set) var scale: CGFloat = 1
    private(set) var velocity: CGFloat = 0
    private(set) var startingDistance: CGFloat = 0
    /// The distance at which the scale is 1.
    private var unit: CGFloat = 1
    var timestamp: TimeInterval = 0

    /// Takes a distance for a scale: fingers in one place count as one point apart.
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
