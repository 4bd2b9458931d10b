import Results
import Scenario

/// Why a point lies inside or outside a view.
struct Containment {
    let cause: Cause
    let point: Point
    /// For example "is outside its bounds (0, 0, 160, 160)".
    let predicate: String

    /// For example "(220, 20) is outside its bounds (0, 0, 160, 160)".
    var words: String { "\(pointInWords) \(predicate)\(conclusion)" }

    /// The point, with all decimals if fewer would move it across an edge.
    private let pointInWords: String

    /// ": inside", unless the predicate says so itself.
    private let conclusion: String

    /// Explains a view's answer; fails if the scene does not account for it.
    ///
    /// `hasOwnShape` says whether the answer's class itself defines the view's shape.
    init?(
        _ point: Point,
        isInside: Bool,
        _ view: SceneView,
        hasOwnShape: Bool
    ) {
        self.point = point
        pointInWords = point.inWords(onItsSideOf: view.bounds)
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

/// The largest centred circle in a rectangle.
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

    /// For example "lies 80.6 from the middle (60, 60) of its circle of radius 60".
    func words(for point: Point) -> String {
        let distance = distance(to: point)
        guard distance > 0 else {
            return "is the middle of its circle of radius \(radius.inWords)"
        }
        // Round to one decimal, unless rounding moves the point to the other side of the rim.
        let rounded = (distance * 10).rounded() / 10
        let shown = (rounded <= radius) == (distance <= radius) ? rounded : distance
        return "lies \(shown.inWords) from the middle \(middle.inWords) of its circle of radius "
            + radius.inWords
    }
}

extension Rectangle {
    /// Whether a point lies on the right or lower edge and is otherwise in range.
    fileprivate func hasOnMaximumEdge(_ point: Point) -> Bool {
        let (right, lower) = (x + width, y + height)
        return !contains(point) && point.x >= x && point.y >= y && point.x <= right
            && point.y <= lower
    }
}
