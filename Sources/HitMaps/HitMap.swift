import Scenario

/// The view that gets a touch at each point of a window, and the views asked on the way, as a grid of points.
package struct HitMap: Hashable, Sendable {
    /// The outcome of a touch at a point.
    package struct Outcome: Hashable, Sendable, Encodable {
        /// The view that gets the touch; `nil` if nothing does.
        package var hit: String?
        /// The views that are asked, in order.
        package var asked: [String]

        package init(hit: String?, asked: [String]) {
            self.hit = hit
            self.asked = asked
        }
    }

    /// The number of points in each direction.
    package static let side = 200

    /// The distinct outcomes.
    package private(set) var outcomes: [Outcome] = []
    /// The index of each point's outcome, row by row.
    package private(set) var cells: [Int] = []
    private var indices: [Outcome: Int] = [:]

    package init() {
        cells.reserveCapacity(HitMap.side * HitMap.side)
    }

    /// Whether every point has an outcome.
    package var isComplete: Bool { cells.count == HitMap.side * HitMap.side }

    /// Adds the next point's outcome.
    package mutating func add(_ outcome: Outcome) {
        if let last = cells.last, outcomes[last] == outcome { return cells.append(last) }
        let index = indices[outcome] ?? outcomes.count
        if index == outcomes.count {
            outcomes.append(outcome)
            indices[outcome] = index
        }
        cells.append(index)
    }

    /// The middle of a cell, in the coordinates of a window.
    package static func point(column: Int, row: Int, in window: Rectangle) -> Point {
        Point(
            window.x + (Double(column) + 0.5) * window.width / Double(side),
            window.y + (Double(row) + 0.5) * window.height / Double(side)
        )
    }
}
