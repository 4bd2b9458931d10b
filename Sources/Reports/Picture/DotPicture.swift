import Figures
import Scenario

/// Draws a scene's views with Braille dots: true shapes, to scale.
///
/// It is for rotated or round views, which boxes of characters cannot show.
struct DotPicture {
    private let content: SceneContent
    let frame: DotFrame

    init(_ content: SceneContent, columns: Int, rows: Int) {
        self.content = content
        frame = DotFrame(content, columns: columns, rows: rows)
    }

    var views: DrawnViews {
        let dots = dots
        var canvas = PictureCanvas(columns: frame.columns, rows: frame.rows)
        for row in 0..<frame.rows {
            for column in 0..<frame.columns { canvas.set(column, row, dots.cell(column, row)) }
        }
        var seen = Set(dots.dots.compactMap(\.owner))
        seen.formUnion(dots.veils.filter { !$0.value.isEmpty }.keys)
        let boxes = content.drawingOrder.map { index in
            (index, frame.cells(of: content.outline(of: index)))
        }
        return DrawnViews(
            canvas: canvas,
            seen: seen,
            boxes: Dictionary(boxes) { first, _ in first },
            cell: frame.cell,
            nearTouch: nearTouch
        )
    }

    /// The dots of all views, back to front.
    var dots: DotCanvas {
        var canvas = DotCanvas(columns: frame.columns, rows: frame.rows)
        canvas.limits = frame.mapping.box(of: frame.region)
        for index in content.drawingOrder { draw(index, on: &canvas) }
        let seen = Set(canvas.dots.compactMap(\.owner))
        for index in content.drawingOrder
        where !seen.contains(index) && !content.places[index].isInvisible {
            canvas.draw(frame.mapping.apply(content.outline(of: index)), .sparse, for: index)
        }
        // A circle decides about touches even where another view covers it.
        for index in content.drawingOrder where !content.places[index].refusesTouches {
            let outline = content.outline(of: index)
            if outline != content.bounds(of: index), let shape = content.visible(outline, of: index)
            {
                canvas.draw(frame.mapping.apply(shape), .sparse, for: index)
            }
        }
        // The window continues beyond this edge.
        canvas.draw(frame.mapping.apply(ConvexPolygon(frame.region)), .sparse, for: 0)
        return canvas
    }

    private func draw(_ index: Int, on canvas: inout DotCanvas) {
        let place = content.places[index]
        let (outline, bounds) = (content.outline(of: index), content.bounds(of: index))
        let visible = content.visible(outline, of: index)
        if let visible {
            let shape = frame.mapping.apply(visible)
            if place.isInvisible {
                canvas.veil(shape, for: index)
            } else {
                canvas.cover(shape, for: index)
            }
            canvas.draw(shape, place.refusesTouches ? .dashed : .solid, for: index)
        }
        let isClipped = visible.map { !outline.isCovered(by: $0) } ?? true
        if isClipped { canvas.draw(frame.mapping.apply(outline), .sparse, for: index) }
        if bounds != outline { canvas.draw(frame.mapping.apply(bounds), .sparse, for: index) }
    }

    /// The views whose outlines are closer to the first touch than its mark can show.
    private var nearTouch: [Int: TouchSide] {
        guard let touch = content.touches.first, let cell = frame.cell(touch) else { return [:] }
        let (across, down) = (DotCanvas.dotsAcross, DotCanvas.dotsDown)
        let mark = ConvexPolygon(
            Rectangle(
                Double(cell.column * across) - 0.5,
                Double(cell.row * down) - 0.5,
                Double(across),
                Double(down)
            )
        )
        var sides: [Int: TouchSide] = [:]
        for index in content.drawingOrder {
            let outline = content.outline(of: index)
            let shape = frame.mapping.apply(outline)
            guard mark.intersection(shape) != nil, !mark.isCovered(by: shape) else { continue }
            sides[index] = TouchSide(of: touch, outline)
        }
        return sides
    }
}

/// The side of a view's outline on which a touch is.
enum TouchSide: Hashable, Sendable {
    case inside
    case outside
    case on

    init(of touch: Point, _ outline: ConvexPolygon) {
        let inner = outline.distance(of: touch)
        self = abs(inner) < 0.01 ? .on : inner > 0 ? .inside : .outside
    }
}

extension SceneContent {
    /// Whether a view is rotated, or takes touches in another shape than its bounds.
    var needsDots: Bool {
        drawingOrder.contains { index in
            !places[index].toWindow.keepsUpright || outline(of: index) != bounds(of: index)
        }
    }
}

extension ConvexPolygon {
    /// The distance of a point from the nearest edge's line, negative outside.
    fileprivate func distance(of point: Point) -> Double {
        let distances = edges.compactMap { edge -> Double? in
            let (x, y) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
            let length = (x * x + y * y).squareRoot()
            guard length > 0 else { return nil }
            return (x * (point.y - edge.start.y) - y * (point.x - edge.start.x)) / length
        }
        return distances.min() ?? 0
    }
}
