import Scenario

/// Why a point lies inside a view, or outside it.
struct Containment {
    let cause: Cause
    let point: Point
    /// The reason as a clause about the point, such as "is outside its bounds (0, 0, 160, 160)".
    let predicate: String

    /// The reason as a clause, such as "(220, 20) is outside its bounds (0, 0, 160, 160)".
    var words: String { "\(point.inWords) \(predicate)\(conclusion)" }

    /// ": inside", where the predicate does not say so.
    private let conclusion: String

    /// The reason for an answer that a view gave; `nil` where the scene does not account for it.
    ///
    /// - Parameter hasOwnShape: Whether the answer's class looks at the view's shape itself.
    init?(
        _ point: Point,
        isInside: Bool,
        _ view: SceneView,
        hasOwnShape: Bool
    ) {
        self.point = point
        let place = isInside ? "inside" : "outside"
        switch view.pointInside {
        case .bounds where hasOwnShape:
            let circle = Circle(inscribedIn: view.bounds)
            guard (circle.distance(to: point) <= circle.radius) == isInside else { return nil }
            cause = .circle(isInside: isInside)
            let isSquare = view.bounds.width == view.bounds.height
            predicate = circle.words(for: point) + (isSquare ? "" : ", half the smaller side")
            conclusion = ": \(place)"
        case .bounds:
            guard view.bounds.contains(point) == isInside else { return nil }
            cause = .bounds(isInside: isInside)
            let edge = view.bounds.hasOnMaximumEdge(point) ? ", whose far edges do not count" : ""
            predicate = "is \(place) its bounds \(view.bounds.inWords)\(edge)"
            conclusion = ""
        case .circle, .margin, .always, .never, .withEvent:
            cause = .ownRule(isInside: isInside)
            predicate = "is \(place), by its own point(inside:)"
            conclusion = ""
        }
    }
}

/// The circle in the middle of a rectangle.
struct Circle {
    let middle: Point
    let radius: Double

    init(inscribedIn rectangle: Rectangle) {
        middle = rectangle.center
        radius = min(rectangle.width, rectangle.height) / 2
    }

    func distance(to point: Point) -> Double {
        let (x, y) = (point.x - middle.x, point.y - middle.y)
        return (x * x + y * y).squareRoot()
    }

    /// Where a point lies, such as "lies 80.6 from the middle (60, 60) of its circle of radius 60".
    func words(for point: Point) -> String {
        let distance = distance(to: point)
        guard distance > 0 else {
            return "is the middle of its circle of radius \(radius.inWords)"
        }
        // One decimal, unless that would hide on which side of the rim the point is.
        let rounded = (distance * 10).rounded() / 10
        let shown = (rounded <= radius) == (distance <= radius) ? rounded : distance
        return "lies \(shown.inWords) from the middle \(middle.inWords) of its circle of radius "
            + radius.inWords
    }
}

extension Rectangle {
    /// Whether a point lies inside: on the minimum edges it does, on the maximum edges not.
    func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }

    /// Whether a point lies on the right or lower edge, and nowhere outside.
    func hasOnMaximumEdge(_ point: Point) -> Bool {
        let (right, lower) = (x + width, y + height)
        return !contains(point) && point.x >= x && point.y >= y && point.x <= right
            && point.y <= lower
    }
}
