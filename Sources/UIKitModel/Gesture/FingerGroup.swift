/// Fingers on the screen at the same time, with their starting points.
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

    var start: CGPoint { startingPoints.middle }

    /// The displacement of the fingers' mean since the start.
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
