import Figures
import Scenario

/// Maps a scene's coordinates to the dots of a picture, to scale.
struct DotFrame: Sendable {
    /// The map from the window's coordinates to those of dots, which are whole numbers.
    let mapping: PlaneMapping
    /// The part of the scene that is drawn, in the window's coordinates.
    let region: Rectangle
    /// The size in cells.
    let columns: Int
    let rows: Int

    /// Fits a scene into a maximum number of columns and rows.
    ///
    /// The first touch is placed in the middle of a cell, so that its mark is at the right place.
    init(_ content: SceneContent, columns: Int, rows: Int) {
        region = content.region(showing: content.points)
            .including(content.points, of: content.window)
        // Leave one column and one row for moving the touch to the middle of its cell.
        let across = Double(max(1, columns - 1) * DotCanvas.dotsAcross - 1)
        let down = Double(max(1, rows - 1) * DotCanvas.dotsDown - 1)
        let scale = min(across / max(region.width, 1), down / max(region.height, 1))
        let touch = content.touches.first ?? Point(region.x, region.y)
        let shift = Point(
            DotFrame.shift(scale * (touch.x - region.x), DotCanvas.dotsAcross),
            DotFrame.shift(scale * (touch.y - region.y), DotCanvas.dotsDown)
        )
        mapping = PlaneMapping(
            a: scale,
            d: scale,
            tx: shift.x - scale * region.x,
            ty: shift.y - scale * region.y
        )
        let end = mapping.apply(Point(region.x + region.width, region.y + region.height))
        self.columns = min(columns, Int(end.x.rounded()) / DotCanvas.dotsAcross + 1)
        self.rows = min(rows, Int(end.y.rounded()) / DotCanvas.dotsDown + 1)
    }

    /// The smallest distance by which a dot's coordinate must move to reach the middle of a cell.
    private static func shift(_ coordinate: Double, _ dots: Int) -> Double {
        let (size, middle) = (Double(dots), Double(dots - 1) / 2)
        let rest = (middle - coordinate).truncatingRemainder(dividingBy: size)
        return rest < 0 ? rest + size : rest
    }

    /// The cell of a point; `nil` outside the picture.
    func cell(_ point: Point) -> (column: Int, row: Int)? {
        let dot = mapping.apply(point)
        let (x, y) = (dot.x.rounded(), dot.y.rounded())
        guard x >= 0, y >= 0 else { return nil }
        let (column, row) = (Int(x) / DotCanvas.dotsAcross, Int(y) / DotCanvas.dotsDown)
        return column < columns && row < rows ? (column, row) : nil
    }

    /// The cells of a shape, clamped to the picture.
    func cells(of shape: ConvexPolygon) -> CellBox {
        let box = mapping.apply(shape).box
        func cell(_ coordinate: Double, _ dots: Int, _ count: Int) -> Int {
            let limit = Double(count * dots - 1)
            return Int(min(max(coordinate.rounded(), 0), limit)) / dots
        }
        return CellBox(
            left: cell(box.x, DotCanvas.dotsAcross, columns),
            right: cell(box.x + box.width, DotCanvas.dotsAcross, columns),
            top: cell(box.y, DotCanvas.dotsDown, rows),
            bottom: cell(box.y + box.height, DotCanvas.dotsDown, rows)
        )
    }
}

extension Rectangle {
    /// The maximum part outside of the window on each side, relative to its size.
    private static let overhang = 0.5

    /// The rectangle, extended to points that are outside but not far from the window.
    fileprivate func including(_ points: [Point], of window: Rectangle) -> Rectangle {
        let across = window.width * Rectangle.overhang
        let down = window.height * Rectangle.overhang
        let near = points.filter { point in
            (window.x - across...window.x + window.width + across).contains(point.x)
                && (window.y - down...window.y + window.height + down).contains(point.y)
        }
        let left = min(x, near.map(\.x).min() ?? x)
        let top = min(y, near.map(\.y).min() ?? y)
        let right = max(x + width, near.map(\.x).max() ?? x)
        let bottom = max(y + height, near.map(\.y).max() ?? y)
        return Rectangle(left, top, right - left, bottom - top)
    }
}
