import Results
import Scenario

/// The finger's points: a ring with a dot, and the way of a drag.
package struct TouchMark {
    private let points: [Point]
    private let ways: [Point]
    private let coordinates: [Point]

    private static let radius = 8.0

    package init(_ content: SceneContent, _ layout: FigureLayout) {
        points = content.touches.map(layout.mapping.apply)
        ways = content.waypoints.map(layout.mapping.apply)
        coordinates = content.touches
    }

    /// The places that labels must not cover.
    package var boxes: [Rectangle] {
        (points + ways).map { Rectangle($0.x - 11, $0.y - 11, 22, 22) }
    }

    package var elements: [SVGElement] { way + points.map(mark) }

    private func mark(_ point: Point) -> SVGElement {
        SVGElement(
            "g",
            ["class": "touch"],
            containing: [
                .circle("touch-halo", at: point, radius: TouchMark.radius),
                .circle("touch-ring", at: point, radius: TouchMark.radius),
                .circle("touch-dot", at: point, radius: 2.5),
            ]
        )
    }

    private var way: [SVGElement] {
        guard let first = points.first, !ways.isEmpty else { return [] }
        let path = "M\(first.svg)" + ways.map { "L\($0.svg)" }.joined()
        return [.path("touch-ring", path)]
    }

    /// The touches' coordinates in the window.
    package func labels(_ labels: inout SceneLabels) -> [SVGElement] {
        zip(points, coordinates).map { point, coordinate in
            let text = coordinate.inWords
            let width = FigureText.codeWidth(text, size: 12) + 4
            let (right, left) = (point.x + 13, point.x - 13 - width)
            let beside = [right, left].flatMap { x in
                [-8.0, 8, -24].map { Rectangle(x, point.y + $0, width, 16) }
            }
            func rows(_ distances: [Double]) -> [Rectangle] {
                distances.flatMap { y in
                    [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map { share in
                        Rectangle(point.x - share * width, point.y + y, width, 16)
                    }
                }
            }
            let place = labels.take(
                beside.prefix(1) + beside[3...3] + rows([12, -28]) + beside
                    + rows([28, -44, 44, -60]),
                near: point
            )
            return .text(text, "code halo touch-text", x: place.x + 2, y: place.y + 12)
        }
    }
}
