import Scenario

/// The layout of a scene's figure.
package struct FigureLayout: Sendable {
    /// Narrow enough that text stays legible on a phone.
    package static let width = 480.0
    package static let margin = 16.0
    static let room = width - 2 * margin

    /// The drawn part of the window, in the window's coordinates.
    let region: Rectangle
    /// The same part on the figure.
    package let screen: Rectangle
    /// The map from the window's coordinates to the figure's.
    package let mapping: PlaneMapping

    /// - Parameter widthBeside: The width that is needed to the right of the window.
    package init(_ region: Rectangle, widthBeside: Double = 0) {
        self.region = region
        let isAlone = widthBeside == 0
        let highest = isAlone ? 340.0 : 400
        let room = FigureLayout.room
        let scale = min((room - widthBeside) / region.width, highest / region.height, 2)
        let width = scale * region.width
        let left = FigureLayout.margin + (isAlone ? (room - width) / 2 : 0)
        screen = Rectangle(left, FigureLayout.margin, width, scale * region.height)
        mapping = PlaneMapping(
            a: scale,
            d: scale,
            tx: left - scale * region.x,
            ty: FigureLayout.margin - scale * region.y
        )
    }

    /// The sides on which the figure cuts the window off.
    func cutSides(of window: Rectangle) -> [(Point, Point)] {
        let sides: [(Bool, Point, Point)] = [
            (region.x > window.x, screen.upperLeft, screen.lowerLeft),
            (region.right < window.right, screen.upperRight, screen.lowerRight),
            (region.y > window.y, screen.upperLeft, screen.upperRight),
            (region.bottom < window.bottom, screen.lowerLeft, screen.lowerRight),
        ]
        return sides.filter(\.0).map { ($0.1, $0.2) }
    }
}

extension Rectangle {
    fileprivate var upperLeft: Point { Point(x, y) }
    fileprivate var upperRight: Point { Point(right, y) }
    fileprivate var lowerLeft: Point { Point(x, bottom) }
    fileprivate var lowerRight: Point { Point(right, bottom) }
}
