import Figures
import Scenario

/// The rim of the inscribed circle of a view's bounds, in the window's coordinates.
struct CircleRim: Sendable {
    let owner: Int
    private let place: ViewPosition

    init(of placed: PlacedView, at owner: Int) {
        self.owner = owner
        place = placed.place
    }

    /// Enough points to leave no gaps in a picture.
    private static let pointCount = 720

    /// Enough points, each in its own row and column, to make a circle look round.
    private static let cornerCount = 12

    /// Points on the whole rim, in the window's coordinates.
    var points: [Point] { points(CircleRim.pointCount) }

    /// The few points that need separate cells.
    var corners: [Point] { points(CircleRim.cornerCount) }

    private func points(_ count: Int) -> [Point] {
        place.circlePoints(count).map { Point($0.x.snapped, $0.y.snapped) }
    }

    /// The intersections of the rim with the horizontal and vertical lines through some points.
    ///
    /// All points are in the window's coordinates.
    func pointsBeside(_ points: [Point]) -> [Point] {
        points.flatMap { point in
            [Point(1, 0), Point(0, 1)].flatMap { crossings(of: point, along: $0) }
        }
    }

    /// The intersections of the rim with a line, in the window's coordinates.
    private func crossings(of start: Point, along way: Point) -> [Point] {
        guard let own = place.toWindow.origin(of: start),
            let end = place.toWindow.origin(of: Point(start.x + way.x, start.y + way.y))
        else { return [] }
        let (center, radius) = (
            place.bounds.center, min(place.bounds.width, place.bounds.height) / 2
        )
        let (dx, dy) = (end.x - own.x, end.y - own.y)
        let (x, y) = (own.x - center.x, own.y - center.y)
        let (a, b, c) = (dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - radius * radius)
        let root = b * b - a * c
        guard a > 0, root > 0, root.isFinite else { return [] }
        return [-root.squareRoot(), root.squareRoot()].map { part in
            let share = (part - b) / a
            return Point((start.x + share * way.x).snapped, (start.y + share * way.y).snapped)
        }.filter { $0.x.isFinite && $0.y.isFinite && abs($0.x) < 1e12 && abs($0.y) < 1e12 }
    }
}
