import Scenario

/// A property of a view that keeps touches out of it, and of all inside it.
enum Refusal: Hashable {
    case hidden
    case interactionOff
    case transparent(Double)

    /// What keeps touches out of a view.
    static func all(of view: SceneView) -> [Refusal] {
        var all: [Refusal] = []
        if view.isHidden { all.append(.hidden) }
        if !view.takesInteraction { all.append(.interactionOff) }
        if view.isTransparent { all.append(.transparent(view.alpha)) }
        return all
    }

    var cause: Cause {
        switch self {
        case .hidden: .hidden
        case .interactionOff: .interactionOff
        case .transparent: .transparent
        }
    }

    /// The property that says so.
    var property: TraceProperty {
        switch self {
        case .hidden: .isHidden
        case .interactionOff: .isUserInteractionEnabled
        case .transparent: .alpha
        }
    }

    /// The refusal as a clause about "it".
    var words: String {
        switch self {
        case .hidden: "it is hidden"
        case .interactionOff: "its user interaction is off"
        case .transparent(let alpha): "its alpha, \(alpha.inWords), is below 0.01"
        }
    }
}

/// Why a point lies inside a view, or outside it.
struct Containment {
    let cause: Cause
    /// The reason as a clause, such as "(220, 20) is outside its bounds (0, 0, 160, 160)".
    let words: String

    /// The reason for an answer that a view gave; `nil` where the scene does not account for it.
    ///
    /// - Parameter hasOwnShape: Whether the answer's class looks at the view's shape itself.
    init?(
        _ point: Point,
        isInside: Bool,
        _ view: SceneView,
        hasOwnShape: Bool
    ) {
        let place = isInside ? "inside" : "outside"
        switch view.pointInside {
        case .bounds where hasOwnShape:
            let circle = Circle(inscribedIn: view.bounds)
            let distance = circle.distance(to: point)
            guard (distance <= circle.radius) == isInside else { return nil }
            cause = .circle(isInside: isInside)
            words =
                "\(point.inWords) lies \(distance.rounded(toPlaces: 1)) from the middle "
                + "\(circle.middle.inWords) of its circle of radius \(circle.radius.inWords): \(place)"
        case .bounds:
            guard view.bounds.contains(point) == isInside else { return nil }
            cause = .bounds(isInside: isInside)
            let edge = view.bounds.hasOnMaximumEdge(point) ? ", whose far edges do not count" : ""
            words = "\(point.inWords) is \(place) its bounds \(view.bounds.inWords)\(edge)"
        case .circle, .margin, .always, .never, .withEvent:
            cause = .ownRule(isInside: isInside)
            words = "its own point(inside:) says that \(point.inWords) is \(place)"
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
}

extension Double {
    /// The number with few decimals, in words.
    func rounded(toPlaces places: Int) -> String {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        return ((self * factor).rounded() / factor).inWords
    }
}

extension Rectangle {
    /// Whether a point lies on the right or lower edge, and nowhere outside.
    func hasOnMaximumEdge(_ point: Point) -> Bool {
        let (right, lower) = (x + width, y + height)
        return !contains(point) && point.x >= x && point.y >= y && point.x <= right
            && point.y <= lower
    }
}
