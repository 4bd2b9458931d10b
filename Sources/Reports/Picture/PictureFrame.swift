import Scenario

/// Maps a scene's coordinates to the cells of a picture.
struct PictureFrame: Sendable {
    let horizontal: AxisScale
    let vertical: AxisScale

    /// The maximum part outside of the window on each side, relative to its size.
    private static let overhang = 0.5
    private static let calmRows = 9
    /// A terminal's cell is about twice as tall as wide.
    private static let cellRatio = 2.0
    /// The maximum horizontal stretch, which leaves room for names.
    private static let stretch = 2.0

    /// Fits views' boxes and touches into a maximum number of columns and rows.
    ///
    /// If a touch is near a circle's rim, the picture shows on which side.
    init(
        _ boxes: [Rectangle],
        rims: [CircleRim],
        points: [Point],
        columns: Int,
        rows: Int
    ) {
        let beside =
            rims.prefix(2).flatMap(\.corners) + rims.flatMap { $0.pointsBeside(points) }
        let window = boxes.first ?? Rectangle(0, 0, 0, 0)
        let left = boxes.flatMap { [$0.x, $0.x + $0.width] } + beside.map(\.x)
        let top = boxes.flatMap { [$0.y, $0.y + $0.height] } + beside.map(\.y)
        let across = PictureFrame.range(window.x, window.width, left + points.map(\.x))
        let down = PictureFrame.range(window.y, window.height, top + points.map(\.y))
        let size = PictureFrame.size(
            across.upperBound - across.lowerBound,
            down.upperBound - down.lowerBound,
            columns,
            rows
        )
        horizontal = AxisScale(
            edges: left,
            points: points.map(\.x),
            within: across,
            size: max(size.columns, min(columns, Set(left).count * 3)),
            gap: 2
        )
        let levels = Set(top).union(points.map(\.y)).count
        let calm = min(size.rows, max(PictureFrame.calmRows, levels * 2 + 1))
        vertical = AxisScale(
            edges: top,
            points: points.map(\.y),
            within: down,
            size: max(calm, min(rows, levels)),
            gap: 1
        )
    }

    func cells(of box: Rectangle) -> CellBox {
        CellBox(
            left: horizontal.cell(box.x),
            right: horizontal.cell(box.x + box.width),
            top: vertical.cell(box.y),
            bottom: vertical.cell(box.y + box.height)
        )
    }

    /// The range to draw: all coordinates, limited to the window and its overhang.
    private static func range(
        _ origin: Double,
        _ extent: Double,
        _ coordinates: [Double]
    ) -> ClosedRange<Double> {
        let least = coordinates.min() ?? 0
        let most = coordinates.max() ?? 0
        guard extent > 0 else { return least...most }
        let lower = max(least, origin - extent * overhang)
        let upper = min(most, origin + extent * (1 + overhang))
        return lower...max(lower, upper)
    }

    /// The number of cells for a scene's size, nearly in proportion, and more if necessary.
    private static func size(
        _ width: Double,
        _ height: Double,
        _ columns: Int,
        _ rows: Int
    ) -> (columns: Int, rows: Int) {
        guard width > 0, height > 0 else { return (min(columns, 40), min(rows, 3)) }
        let wide = width / height * cellRatio * Double(rows)
        if wide < Double(columns) {
            return (min(columns, max(24, Int((wide * stretch).rounded()))), rows)
        }
        let high = Double(columns) * height / width / cellRatio
        return (columns, min(rows, max(5, Int(high.rounded()))))
    }
}

/// A box of cells, including its edges.
struct CellBox: Hashable, Sendable {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int

    func contains(_ column: Int, _ row: Int) -> Bool {
        left...right ~= column && top...bottom ~= row
    }

    /// The directions of the box's own line from a cell; empty inside.
    func line(_ column: Int, _ row: Int) -> LineDirections {
        var directions: LineDirections = []
        if row == top || row == bottom {
            if column > left { directions.insert(.left) }
            if column < right { directions.insert(.right) }
        }
        if column == left || column == right {
            if row > top { directions.insert(.up) }
            if row < bottom { directions.insert(.down) }
        }
        return directions
    }

    /// The directions from a cell at the edge to the inside.
    func inward(_ column: Int, _ row: Int) -> LineDirections {
        var directions: LineDirections = []
        if row < bottom { directions.insert(.down) }
        if row > top { directions.insert(.up) }
        if column < right { directions.insert(.right) }
        if column > left { directions.insert(.left) }
        return directions
    }
}
