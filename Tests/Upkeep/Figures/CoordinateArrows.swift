import Figures
import Results
import Scenario

/// An arrow from the origin of each view's coordinates to the touch: one touch, many points.
struct CoordinateArrows {
    private let arrows: [Arrow]

    private struct Arrow {
        let name: String
        let point: Point
        let start: Point
        let end: Point
    }

    init(_ names: [String], _ content: SceneContent, _ layout: FigureLayout) {
        guard let touch = content.touches.first else {
            arrows = []
            return
        }
        arrows = names.compactMap { name in
            guard let place = content.geometry.place(of: name) else { return nil }
            let start = place.inWindow(.zero)
            guard start.isDrawable else { return nil }
            return Arrow(
                name: name,
                point: place.inView(touch),
                start: layout.mapping.apply(start),
                end: layout.mapping.apply(touch)
            )
        }
    }

    var lines: [SVGElement] {
        arrows.flatMap { arrow -> [SVGElement] in
            let way = arrow.end - arrow.start
            guard way.length > 24 else { return [] }
            let unit = way * (1 / way.length)
            let across = Point(-unit.y, unit.x)
            let (tip, neck) = (arrow.end - unit * 12, arrow.end - unit * 21)
            return [
                .circle("bubble", at: arrow.start, radius: 4),
                .path("arrow", "M\(arrow.start.svg)L\(neck.svg)"),
                .path("arrowhead", [tip, neck + across * 5, neck - across * 5].svgPath),
            ]
        }
    }

    /// Places along the arrows, which no label may cover.
    var boxes: [Rectangle] {
        arrows.flatMap { arrow -> [Rectangle] in
            let way = arrow.end - arrow.start
            let count = max(1, min(Int(way.length / 6), 200))
            return (0...count).map { index in
                let at = arrow.start + way * (Double(index) / Double(count))
                return Rectangle(at.x - 2, at.y - 2, 4, 4)
            }
        }
    }

    /// The touch in each view's own coordinates, in lines beside the touch: at an origin they would
    /// read as the origin's place.
    func labels(_ labels: inout SceneLabels) -> [SVGElement] {
        arrows.enumerated().map { index, arrow in
            let name = FigureText.visible(arrow.name, longest: 24)
            let text = "in \(name): \(arrow.point.inWords)"
            let width = FigureText.codeWidth(text, size: 12) + 4
            let y = arrow.end.y - 8 + Double(index) * 16
            let place = labels.take(
                [14, -14 - width].map { Rectangle(arrow.end.x + $0, y, width, 16) },
                near: arrow.end
            )
            return .text(text, "code halo touch-text", x: place.x + 2, y: place.y + 12)
        }
    }
}

extension Point {
    fileprivate static func + (start: Point, way: Point) -> Point {
        Point(start.x + way.x, start.y + way.y)
    }

    fileprivate static func * (way: Point, factor: Double) -> Point {
        Point(way.x * factor, way.y * factor)
    }
}
