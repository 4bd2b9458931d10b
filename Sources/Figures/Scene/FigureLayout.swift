import Scenario

/// Where the parts of a scene's figure lie.
struct FigureLayout {
    /// Narrow enough that text stays legible on a phone.
    static let width = 480.0
    static let margin = 16.0
    private static let listWidth = 204.0
    private static let maximumHeight = 400.0
    private static let gap = 14.0

    /// The drawn part of the window, in the window's coordinates.
    let region: Rectangle
    /// The same part on the figure.
    let screen: Rectangle
    /// The map from the window's coordinates to the figure's.
    let mapping: PlaneMapping
    /// Whether the list of calls is beside the window instead of below it.
    let isBeside: Bool
    /// The place for the list of calls.
    let list: Rectangle
    let bottom: Double

    init(_ content: SceneContent, showing points: [Point], _ calls: CallList?) {
        region = content.region(showing: points)
        isBeside = calls?.isLong == true && region.width < region.height * 1.15
        let room = FigureLayout.width - 2 * FigureLayout.margin
        let widest = isBeside ? room - FigureLayout.listWidth - FigureLayout.gap : room
        let highest = isBeside ? FigureLayout.maximumHeight : FigureLayout.maximumHeight - 60
        let scale = min(widest / region.width, highest / region.height, 2)
        let width = scale * region.width
        let left = FigureLayout.margin + (isBeside ? 0 : (room - width) / 2)
        screen = Rectangle(left, FigureLayout.margin, width, scale * region.height)
        mapping = PlaneMapping(
            a: scale,
            d: scale,
            tx: left - scale * region.x,
            ty: FigureLayout.margin - scale * region.y
        )
        let listHeight = calls?.height(isBeside: isBeside) ?? 0
        if isBeside {
            let x = screen.right + FigureLayout.gap
            list = Rectangle(x, screen.y, room + FigureLayout.margin - x, listHeight)
            bottom = max(screen.bottom, list.bottom)
        } else {
            let y = screen.bottom + FigureLayout.gap
            list = Rectangle(FigureLayout.margin, y, room, listHeight)
            bottom = calls == nil ? screen.bottom : list.bottom
        }
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
