import Figures
import Scenario

/// A grid of dots; a cell of the terminal holds two columns and four rows of them.
///
/// A terminal's cells are about twice as tall as wide, so the dots are equally far apart in both directions,
/// and a circle is round.
struct DotCanvas: Sendable {
    /// How a line of dots is drawn.
    enum Line: Hashable, Sendable {
        case solid
        /// Two dots and two gaps in turn: a view that refuses touches.
        case dashed
        /// A dot in every third place that is free: an outline that the screen would not show.
        case sparse

        func draws(_ index: Int) -> Bool {
            switch self {
            case .solid: true
            case .dashed: index % 4 < 2
            case .sparse: index.isMultiple(of: 3)
            }
        }
    }

    struct Dot: Hashable, Sendable {
        var line: Line?
        /// The index of the view that is visible here.
        var owner: Int?
    }

    let columns: Int
    let rows: Int
    private(set) var dots: [Dot]
    /// The dots of transparent views, by their indices.
    private(set) var veils: [Int: Set<Int>] = [:]
    /// The part in which lines are drawn; by default everything.
    var limits: Rectangle

    static let dotsAcross = 2
    static let dotsDown = 4

    /// - Parameters:
    ///   - columns: The number of the terminal's columns.
    ///   - rows: The number of the terminal's rows.
    init(columns: Int, rows: Int) {
        self.columns = columns * DotCanvas.dotsAcross
        self.rows = rows * DotCanvas.dotsDown
        dots = Array(repeating: Dot(), count: self.columns * self.rows)
        limits = Rectangle(0, 0, Double(self.columns - 1), Double(self.rows - 1))
    }

    subscript(_ column: Int, _ row: Int) -> Dot { dots[row * columns + column] }

    // MARK: Drawing

    /// Erases everything drawn inside a shape.
    mutating func cover(_ shape: ConvexPolygon, for owner: Int) {
        let covered = inside(shape)
        for index in covered { dots[index] = Dot(owner: owner) }
        for view in veils.keys { veils[view]?.subtract(covered) }
    }

    /// Records a transparent view, which covers nothing.
    mutating func veil(_ shape: ConvexPolygon, for view: Int) {
        veils[view] = Set(inside(shape))
    }

    /// Draws the edges of a shape.
    ///
    /// Each edge has one dot per column or one per row, whichever are more, so that each dot is at most half
    /// a dot's distance away from it.
    mutating func draw(_ shape: ConvexPolygon, _ line: Line, for owner: Int) {
        var drawn = 0
        for edge in shape.edges {
            let (width, height) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
            let isFlat = abs(width) >= abs(height)
            let (from, to) = isFlat ? (edge.start.x, edge.end.x) : (edge.start.y, edge.end.y)
            let limit = isFlat ? columns : rows
            // Shapes may extend far beyond the picture.
            guard let first = DotCanvas.dots(from, to, within: limit) else { continue }
            for step in from <= to ? Array(first) : first.reversed() {
                let share = from == to ? 0 : (Double(step) - from) / (to - from)
                if line.draws(drawn) {
                    let point =
                        isFlat
                        ? Point(Double(step), edge.start.y + share * height)
                        : Point(edge.start.x + share * width, Double(step))
                    set(point, line, owner)
                }
                drawn += 1
            }
        }
        for corner in shape.sharpCorners { set(corner, line, owner) }
    }

    /// The dots between two coordinates of an axis; `nil` if there are none.
    private static func dots(_ from: Double, _ to: Double, within limit: Int)
        -> ClosedRange<Int>?
    {
        let least = max(min(from, to).rounded(.up), 0)
        let most = min(max(from, to).rounded(.down), Double(limit - 1))
        return least <= most ? Int(least)...Int(most) : nil
    }

    private mutating func set(_ point: Point, _ line: Line, _ owner: Int) {
        let (x, y) = (point.x.rounded(), point.y.rounded())
        guard x >= limits.x.rounded(), x <= (limits.x + limits.width).rounded(),
            y >= limits.y.rounded(), y <= (limits.y + limits.height).rounded(),
            x < Double(columns), y < Double(rows)
        else { return }
        let index = Int(y) * columns + Int(x)
        if line == .sparse, dots[index].line != nil { return }
        dots[index].line = line
        if line != .sparse { dots[index].owner = owner }
    }

    /// The indices of the dots inside a shape.
    private func inside(_ shape: ConvexPolygon) -> [Int] {
        let box = shape.box
        guard let range = DotCanvas.dots(box.y, box.y + box.height, within: rows) else { return [] }
        return range.flatMap { row -> [Int] in
            let crossings = shape.edges.compactMap { $0.start.crossing(of: Double(row), $0.end) }
            guard let left = crossings.min(), let right = crossings.max(),
                let columns = DotCanvas.dots(left, right, within: self.columns)
            else { return [] }
            return columns.map { row * self.columns + $0 }
        }
    }
}

extension Point {
    /// The x coordinate at which the line to an end point reaches a y coordinate.
    fileprivate func crossing(of height: Double, _ end: Point) -> Double? {
        guard min(y, end.y) <= height, height <= max(y, end.y), y != end.y else { return nil }
        return x + (height - y) / (end.y - y) * (end.x - x)
    }
}

extension ConvexPolygon {
    /// The corners that look like corners, unlike those of a polygon that approximates a circle.
    fileprivate var sharpCorners: [Point] {
        corners.indices.compactMap { index in
            let corner = corners[index]
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            let (x, y) = (corner.x - before.x, corner.y - before.y)
            let (nextX, nextY) = (after.x - corner.x, after.y - corner.y)
            let isStraight =
                abs(x * nextY - y * nextX) < 0.3 * (x * nextX + y * nextY)
            return isStraight ? nil : corner
        }
    }
}
