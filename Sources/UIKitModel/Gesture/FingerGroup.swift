/// Fingers that are on the screen together, and where each came down.
@preconcurrency @MainActor
struct FingerGroup {
    private(set) var touches: [UITouch] = []
    private(set) var startingPoints: [CGPoint] = []

    mutating func add(_ added: Set<UITouch>) {
        for touch in added.sorted(by: { $0.order < $1.order }) {
            touches.append(touch)
            startingPoints.append(touch.locationOnScreen)
        }
    }

    var isLifted: Bool { !touches.contains(where: \.isDown) }

    /// The middle of the places where the fingers came down.
    var start: CGPoint { startingPoints.middle }

    /// How far the middle of the fingers has gone.
    var way: CGVector {
        let end = touches.map(\.locationOnScreen).middle
        return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }

    func hasStrayed(beyond allowance: CGFloat) -> Bool {
        zip(touches, startingPoints).contains { touch, start in
            touch.locationOnScreen.distance(to: start) > allowance
        }
    }
}
