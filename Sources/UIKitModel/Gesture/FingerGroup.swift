/// Fingers that are on the screen together, and where each came down.
@preconcurrency @MainActor
struct FingerGroup {
    private(set) var touches: [UITouch] = []
    private var startingPoints: [CGPoint] = []

    mutating func add(_ added: Set<UITouch>) {
        for touch in added.sorted(by: { $0.order < $1.order }) {
            touches.append(touch)
            startingPoints.append(touch.locationOnScreen)
        }
    }

    var isLifted: Bool { !touches.contains(where: \.isDown) }

    /// The middle of the places where the fingers came down.
    var start: CGPoint { startingPoints.middle }

    func hasStrayed(beyond allowance: CGFloat) -> Bool {
        zip(touches, startingPoints).contains { touch, start in
            touch.locationOnScreen.distance(to: start) > allowance
        }
    }
}
