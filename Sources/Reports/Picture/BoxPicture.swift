import Figures
import Scenario

/// Draws a scene's views as boxes of characters.
///
/// Containment and adjacency are exact, even if the picture is then not to scale. A rotated view is drawn as
/// its bounding box, and a round view with its circle.
struct BoxPicture {
    private let views: [PlacedView]
    private let content: SceneContent
    private let rims: [CircleRim]
    private let frame: PictureFrame

    /// The maximum number of circles that a reader can tell apart.
    private static let maximumRims = 8

    init(_ views: [PlacedView], _ content: SceneContent, columns: Int, rows: Int) {
        self.views = views
        self.content = content
        rims = content.drawingOrder.filter { views[$0].isRound }.prefix(BoxPicture.maximumRims)
            .map { CircleRim(of: views[$0], at: $0) }
        frame = PictureFrame(
            content.drawingOrder.map { views[$0].box },
            rims: rims,
            points: content.points,
            columns: columns,
            rows: rows
        )
    }

    var drawn: DrawnViews {
        var canvas = PictureCanvas(columns: frame.horizontal.count, rows: frame.vertical.count)
        let drawingOrder = content.drawingOrder
        for index in drawingOrder {
            draw(index, on: &canvas)
            for rim in rims where rim.owner == index { draw(rim, on: &canvas) }
        }
        let frame = frame
        let seen = Set(canvas.rows.joined().compactMap(\.owner))
        // A view that is completely covered by others may still get the touch.
        for index in drawingOrder.reversed() where !seen.contains(index) {
            canvas.drawCovered(frame.cells(of: views[index].box), owner: index)
        }
        return DrawnViews(
            canvas: canvas,
            seen: seen,
            boxes: Dictionary(drawingOrder.map { ($0, frame.cells(of: views[$0].box)) }) { $1 },
            cell: { (frame.horizontal.cell($0.x), frame.vertical.cell($0.y)) }
        )
    }

    private func draw(_ index: Int, on canvas: inout PictureCanvas) {
        let placed = views[index]
        canvas.draw(
            frame.cells(of: placed.box),
            owner: index,
            isDotted: placed.place.refusesTouches,
            isOpaque: !placed.place.isInvisible,
            clip: placed.clip.map { frame.cells(of: $0) }
        )
    }

    private func draw(_ rim: CircleRim, on canvas: inout PictureCanvas) {
        let box = frame.cells(of: views[rim.owner].box)
        for point in rim.points + rim.pointsBeside(content.points) {
            let column = frame.horizontal.cellBetween(point.x)
            let row = frame.vertical.cellBetween(point.y)
            if box.contains(column, row) { canvas.drawRim(column, row) }
        }
    }
}
