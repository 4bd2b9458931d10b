import Foundation
import Scenario

/// The rim of the circle in the middle of a view's bounds, as it lies in the window.
struct CircleRim: Sendable {
    /// The view's index.
    let owner: Int
    private let center: Point
    private let radius: Double
    private let toWindow: AffineMap

    /// The rim of a round view.
    init(of placed: PlacedView, at owner: Int) {
        self.owner = owner
        let bounds = placed.view.bounds
        center = Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
        radius = min(bounds.width, bounds.height) / 2
        toWindow = placed.toWindow
    }

    /// So many points of the rim that a picture has no gaps.
    private static let pointCount = 720

    /// So many points that each has a row and a column of its own make a circle round to see.
    private static let cornerCount = 12

    /// Points all around, in the window's coordinates.
    var points: [Point] { points(CircleRim.pointCount) }

    /// The few points that a picture must tell apart.
    var corners: [Point] { points(CircleRim.cornerCount) }

    private func points(_ count: Int) -> [Point] {
        (0..<count).map { index in
            let angle = Double(index) / Double(count) * 2 * .pi
            let point = toWindow(
                Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
            )
            return Point(point.x.snapped, point.y.snapped)
        }
    }

    /// The points of the rim that lie straight left, right, above and below each of some points, all in the
    /// window's coordinates.
    func pointsBeside(_ points: [Point]) -> [Point] {
        points.flatMap { point in
            [Point(1, 0), Point(0, 1)].flatMap { crossings(of: point, along: $0) }
        }
    }

    /// Where a line of the window crosses the rim.
    private func crossings(of start: Point, along way: Point) -> [Point] {
        guard let own = toWindow.origin(of: start),
            let end = toWindow.origin(of: Point(start.x + way.x, start.y + way.y))
        else { return [] }
        let (dx, dy) = (end.x - own.x, end.y - own.y)
        let (x, y) = (own.x - center.x, own.y - center.y)
        let (a, b, c) = (dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - radius * radius)
        let root = b * b - a * c
        guard a > 0, root > 0, root.isFinite else { return [] }
        return [-root.squareRoot(), root.squareRoot()].map { part in
            let share = (part - b) / a
            return Point((start.x + share * way.x).snapped, (start.y + share * way.y).snapped)
        }
    }
}
