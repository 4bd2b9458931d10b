import Scenario

/// Chooses the points of random touches: inside views, and on both sides of their edges.
struct TouchAim {
    var focus: String?
    /// The percentage of touches that go to `focus`.
    var attention = 60
    /// A region in the coordinates of `focus`; `nil` uses its bounds.
    var area: Rectangle?
    /// Aims at both sides of the inscribed circle's rim.
    var isForRims = false

    /// A point in the window's coordinates, which may lie on an edge or outside the window.
    func point(in geometry: SceneGeometry, using generator: inout SeededGenerator) -> Point {
        var area = area
        var place: ViewPosition?
        if let focus, generator.chance(attention) { place = geometry.place(of: focus) }
        if place == nil { area = nil }
        // Skip the window: points aimed at other views are near enough to its edges.
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

    /// A point inside a rectangle, in a corner, or near an edge on either side.
    static func spot(of area: Rectangle, using generator: inout SeededGenerator) -> Point {
        let kind = Int.random(in: 0..<100, using: &generator)
        var point = Point(
            Double.random(in: area.x...(area.x + area.width), using: &generator),
            Double.random(in: area.y...(area.y + area.height), using: &generator)
        )
        if kind < 50 { return point }
        let depth = Double.random(in: 0.4...3, using: &generator)
        // Negative insets lie outside.
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

    /// A point just inside or outside the circle inscribed in a rectangle.
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
