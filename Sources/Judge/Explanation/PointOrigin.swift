import Scenario

/// Finds out whose coordinates a wrong point is in, and so which conversion is missing.
struct PointOrigin {
    /// What went wrong with a point.
    enum Mistake: Hashable {
        /// It is the point as it was given, in the asking view's coordinates.
        case unconverted
        /// It is in the coordinates of the window, or of some other view.
        case otherView
        /// It was converted in the wrong direction.
        case wrongDirection
        /// Only the origin of the frame was taken off.
        case frameOriginOnly
        /// It cannot be told.
        case unknown
    }

    let facts: SceneFacts
    /// The point that was given, and in whose coordinates.
    let given: Point
    let asking: SceneView
    /// The view to which the point had to be converted.
    let asked: SceneView

    /// What a wrong point is, as an apposition, such as "the point in root's coordinates".
    func explain(_ wrong: Point) -> (mistake: Mistake, words: String)? {
        if wrong.isAlike(given) {
            return (.unconverted, "the point in \(asking.name)'s coordinates, as it was given")
        }
        if let backwards = facts.convert(given, from: asked, to: asking), wrong.isAlike(backwards) {
            return (.wrongDirection, "what comes of converting the wrong way")
        }
        if let words = frameOriginOnly(wrong) { return (.frameOriginOnly, words) }
        if let name = otherView(wrong) { return (.otherView, "the point in \(name)'s coordinates") }
        return nil
    }

    /// Where only the frame's origin was subtracted, what it is that should have been minded too.
    private func frameOriginOnly(_ wrong: Point) -> String? {
        guard let origin = frameOrigin, facts.knowsBounds(of: asked),
            wrong.isAlike(Point(given.x - origin.x, given.y - origin.y))
        else { return nil }
        let traits = [
            asked.boundsOrigin == .zero
                ? nil : "its bounds begin at \(asked.boundsOrigin.inWords)",
            asked.turn == 0 ? nil : "it is turned by \(asked.turn.inWords) degrees",
            asked.scale == Point(1, 1) ? nil : "it is scaled",
        ].compactMap { $0 }
        let difference = "the point less the origin of \(asked.name)'s frame"
        return traits.isEmpty ? difference : "\(difference), but \(traits.list)"
    }

    /// The origin of the box around the view, in the asking view's coordinates.
    private var frameOrigin: Point? {
        let bounds = asked.bounds
        let corners = [
            Point(bounds.x, bounds.y), Point(bounds.x + bounds.width, bounds.y),
            Point(bounds.x, bounds.y + bounds.height),
            Point(bounds.x + bounds.width, bounds.y + bounds.height),
        ].compactMap { facts.convert($0, from: asked, to: asking) }
        guard let left = corners.map(\.x).min(), let top = corners.map(\.y).min() else {
            return nil
        }
        return Point(left, top)
    }

    private func otherView(_ wrong: Point) -> String? {
        facts.scene.views.first { view in
            guard let other = facts.convert(given, from: asking, to: view) else { return false }
            return view.name != asked.name && wrong.isAlike(other)
        }?.name
    }
}
