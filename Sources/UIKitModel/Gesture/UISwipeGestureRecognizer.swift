/// Recognizes fingers that move quickly in one direction.
///
/// A discrete gesture, recognized as soon as the fingers have moved far enough.
///
/// Apple documents that a fast swipe may be less exact in its direction than a slow one, but gives
/// no numbers. Here a swipe moves at least 50 points along its direction and at most 50 across it,
/// within half a second. Do not depend on the exact values.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// One bit per direction.
        public let rawValue: UInt

        /// Creates a set of directions from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    private enum Limits {
        /// The smallest movement along the direction, in points.
        static let distance: CGFloat = 50
        /// The largest movement across the direction, in points.
        static let deviation: CGFloat = 50
        /// The longest duration, in seconds.
        static let duration: TimeInterval = 0.5
    }

    /// The allowed directions.
    open var direction = Direction.right { didSet { reportWrite(.recognizerSettings) } }

    /// The number of fingers that swipe.
    open var numberOfTouchesRequired = 1 { didSet { reportWrite(.recognizerSettings) } }

    private final var fingers = FingerGroup()

    /// The start of the swipe: the mean of the fingers' starting points.
    open override func location(in view: UIView?) -> CGPoint {
        convert(fingers.touches.isEmpty ? middleOnScreen : fingers.start, to: view)
    }

    /// The starting point of one finger.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let starts = fingers.startingPoints
        guard starts.indices.contains(touchIndex) else { refuse(touchIndex, of: starts.count) }
        return convert(starts[touchIndex], to: view)
    }

    override var countedTouches: [UITouch] { fingers.touches }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.add(touches)
        if fingers.touches.count > numberOfTouchesRequired { return state = .failed }
        let start = touches.map(\.timestamp).min() ?? 0
        deadline = deadline ?? start + Limits.duration
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.touches.count == numberOfTouchesRequired else { return }
        if isSwipe(fingers.way) { state = .recognized }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        fingers = FingerGroup()
    }

    override func deadlineReached(at time: TimeInterval) {
        state = .failed
    }

    private func isSwipe(_ way: CGVector) -> Bool {
        let ways: [(Direction, along: CGFloat, across: CGFloat)] = [
            (.right, way.dx, way.dy), (.left, -way.dx, way.dy),
            (.up, -way.dy, way.dx), (.down, way.dy, way.dx),
        ]
        return ways.contains { direction, along, across in
            self.direction.contains(direction) && along >= Limits.distance
                && abs(across) <= Limits.deviation
        }
    }
}
