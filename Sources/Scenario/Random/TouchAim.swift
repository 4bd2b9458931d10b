/// Where touches by chance are aimed: into views, and close to their edges on both sides.
struct TouchAim {
    /// The view that most touches are aimed at.
    var focus: String?
    /// How many of a hundred touches go to that view.
    var attention = 60
    /// An area of that view's own coordinates that touches go to; its bounds, if there is none.
    var area: Rectangle?
    /// Whether touches go to both sides of the inscribed circle's rim.
    var isForRims = false

    /// A point of the window, which may lie on an edge, or outside.
    func point(in geometry: SceneGeometry, using generator: inout SeededGenerator) -> Point {
        var area = area
        var place: ViewPlace?
        if let focus, generator.chance(attention) { place = geometry.place(of: focus) }
        if place == nil { area = nil }
        // The window itself is no aim: what is beside the others is close enough to their edges.
        let target =
            place
            ?? geometry.places[
                Int.random(
                    in: min(1, geometry.places.count - 1)..<geometry.places.count,
                    using: &generator
                )
            ]
        let local =
            isForRims
            ? TouchAim.spotNearRim(of: target.bounds, using: &generator)
            : TouchAim.spot(of: area ?? target.bounds, using: &generator)
        let point = target.inWindow(local)
        return Point(point.x.toEighths, point.y.toEighths)
    }

    /// A point inside a rectangle, near an edge of it on either side, or in a corner.
    static func spot(of area: Rectangle, using generator: inout SeededGenerator) -> Point {
        let kind = Int.random(in: 0..<100, using: &generator)
        var point = Point(
            Double.random(in: area.x...(area.x + area.width), using: &generator),
            Double.random(in: area.y...(area.y + area.height), using: &generator)
        )
        if kind < 50 { return point }
        let depth = Double.random(in: 0.4...3, using: &generator)
        // Negative depths lie outside.
        let inset = kind < 70 ? depth : kind < 85 ? -depth : depth * 3
        let corner = Int.random(in: 0..<4, using: &generator)
        let isAtRight = corner.isMultiple(of: 2)
        let isAtBottom = corner < 2
        let movesSideways = kind >= 85 || generator.chance(50)
        if movesSideways { point.x = isAtRight ? area.x + area.width - inset : area.x + inset }
        if kind >= 85 || !movesSideways {
            point.y = isAtBottom ? area.y + area.height - inset : area.y + inset
        }
        return point
    }

    /// A point a little inside or outside the circle inscribed in a rectangle.
    static func spotNearRim(of area: Rectangle, using generator: inout SeededGenerator) -> Point {
        let center = area.center
        let towards = Point(
            Double.random(in: -1...1, using: &generator),
            Double.random(in: -1...1, using: &generator)
        )
        let length = max(0.01, Rectangle(0, 0, 0, 0).distanceFromCenter(of: towards))
        let beyond = Double.random(in: 1.7...5, using: &generator)
        let isInside = generator.chance(50)
        let distance = min(area.width, area.height) / 2 + (isInside ? -beyond : beyond)
        return Point(
            center.x + towards.x / length * distance,
            center.y + towards.y / length * distance
        )
    }
}
