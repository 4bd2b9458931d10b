/// Recognizes fingers that move quickly in one direction.
///
/// A discrete gesture, recognized as soon as the fingers have gone far enough.
///
/// Apple documents that a fast swipe may be less exact in its direction than a slow one, and no
/// numbers. Here a swipe goes 50 points along its direction and no more than 50 across, within half
/// a second: nothing should depend on the exact values.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// A bit for each direction.
        public let rawValue: UInt

        /// Creates a set of directions from bits.
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
        /// How far, in points, the fingers go along the direction, at least.
        static let distance: CGFloat = 50
        /// How far, in points, they go across it, at most.
        static let deviation: CGFloat = 50
        /// How long, in seconds, they take, at most.
        static let duration: TimeInterval = 0.5
    }

    /// The directions in which the fingers may go.
    open var direction = Direction.right

    /// How many fingers swipe.
    open var numberOfTouchesRequired = 1

    private final var fingers = FingerGroup()

    /// Where the swipe began: the middle of the places where the fingers came down.
    ///
    /// - Parameter view: The view in whose coordinates to answer; `nil` for the window's.
    open override func location(in view: UIView?) -> CGPoint {
        convert(fingers.touches.isEmpty ? middleOnScreen : fingers.start, to: view)
    }

    /// Where one of the fingers came down.
    ///
    /// - Parameters:
    ///   - touchIndex: Below ``numberOfTouches``; anything else is a programmer error.
    ///   - view: The view in whose coordinates to answer; `nil` for the window's.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let starts = fingers.startingPoints
        guard starts.indices.contains(touchIndex) else { refuse(touchIndex, of: starts.count) }
        return convert(starts[touchIndex], to: view)
    }

    override var countedTouches: [UITouch] { fingers.touches }

    /// Takes the fingers for a swipe, unless they are too many.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.add(touches)
        if fingers.touches.count > numberOfTouchesRequired { return state = .failed }
        let start = touches.map(\.timestamp).min() ?? 0
        deadline = deadline ?? start + Limits.duration
    }

    /// Recognizes the swipe when the fingers have gone far enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.touches.count == numberOfTouchesRequired else { return }
        if isSwipe(fingers.way) { state = .recognized }
    }

    /// Fails: the fingers have not gone far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Forgets the fingers.
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
