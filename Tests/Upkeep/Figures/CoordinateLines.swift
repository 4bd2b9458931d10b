import Figures
import Scenario

/// Lines that show views' coordinates on a figure.
struct CoordinateLines {
    let content: SceneContent
    let layout: FigureLayout

    /// The box around a view that is its `frame`.
    func frame(_ name: String, _ signs: inout Set<FigureSign>) -> [SVGElement] {
        guard let place = content.geometry.place(of: name) else { return [] }
        signs.insert(.frame)
        let toWindow = place.parent.map { content.places[$0].toWindow } ?? .identity
        let corners = toWindow.corners(of: place.view.boundingFrame)
        return [.path("frame", corners.map(layout.mapping.apply).svgPath)]
    }

    /// Lines of a view's own coordinates, at every 20 or 50 points.
    func grid(_ name: String) -> [SVGElement] {
        guard let place = content.geometry.place(of: name), place.bounds.isDrawable else {
            return []
        }
        let bounds = place.bounds
        let step = max(bounds.width, bounds.height) > 200 ? 50.0 : 20.0
        func lines(_ start: Double, _ end: Double, _ line: (Double) -> (Point, Point)) -> String {
            stride(from: (start / step).rounded(.up) * step, through: end, by: step)
                .map(line)
                .map { ends in
                    let (from, to) = (place.inWindow(ends.0), place.inWindow(ends.1))
                    return "M\(layout.mapping.apply(from).svg)L\(layout.mapping.apply(to).svg)"
                }.joined()
        }
        let path =
            lines(bounds.x, bounds.right) { (Point($0, bounds.y), Point($0, bounds.bottom)) }
            + lines(bounds.y, bounds.bottom) { (Point(bounds.x, $0), Point(bounds.right, $0)) }
        return [.path("grid", path)]
    }
}
