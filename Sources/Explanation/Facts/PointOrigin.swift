import Results
import Scenario

/// Finds out which view's coordinates a wrong point is in, and thus which conversion is missing.
struct PointOrigin {
    enum Mistake: Hashable {
        /// The point was passed on unchanged, in the asking view's coordinates.
        case unconverted
        /// The point is in the coordinates of the window or of another view.
        case otherView
        case wrongDirection
        /// Only the frame's origin was subtracted.
        case frameOriginOnly
        /// The point belongs to another finger that is already down.
        case otherFinger
        case unknown
    }

    let facts: SceneFacts
    /// In the coordinates of `asking`.
    let given: Point
    let asking: SceneView
    /// The view into whose coordinates the point should be converted.
    let asked: SceneView
    /// The points where fingers touch one after the other, in the window's coordinates.
    var fingers: [Point] = []

    /// Explains a wrong point as an apposition, such as "the point in root's coordinates".
    func explain(_ wrong: Point) -> (mistake: Mistake, words: String)? {
        if wrong.isAlike(given) {
            return (.unconverted, "the point in \(asking.name)'s coordinates, as it was given")
        }
        if let backwards = facts.convert(given, from: asked, to: asking), wrong.isAlike(backwards) {
            return (.wrongDirection, "the point converted in the wrong direction")
        }
        if let words = frameOriginOnly(wrong) { return (.frameOriginOnly, words) }
        if isOtherFinger(wrong) { return (.otherFinger, "the place of another finger") }
        if let name = otherView(wrong) { return (.otherView, "the point in \(name)'s coordinates") }
        return nil
    }

    /// Explains a point from which only the frame's origin was subtracted, with the properties that also
    /// matter.
    private func frameOriginOnly(_ wrong: Point) -> String? {
        guard let origin = frameOrigin, facts.knowsBounds(of: asked),
            wrong.isAlike(Point(given.x - origin.x, given.y - origin.y))
        else { return nil }
        let traits = [
            asked.boundsOrigin == .zero
                ? nil : "the view's bounds begin at \(asked.boundsOrigin.inWords)",
            asked.turn == 0 ? nil : "the view is turned by \(asked.turn.inWords) degrees",
            asked.scale == Point(1, 1) ? nil : "the view is scaled",
            asked.shift == .zero ? nil : "the view's transform shifts it",
        ].compactMap { $0 }
        let difference = "the point minus the origin of \(asked.name)'s frame"
        return traits.isEmpty ? difference : "\(difference), but \(traits.list)"
    }

    /// The origin of the view's bounding box, in the asking view's coordinates.
    private var frameOrigin: Point? {
        let corners = PlaneMapping.identity.corners(of: asked.bounds)
            .compactMap { facts.convert($0, from: asked, to: asking) }
        guard let left = corners.map(\.x).min(), let top = corners.map(\.y).min() else {
            return nil
        }
        return Point(left, top)
    }

    private func isOtherFinger(_ wrong: Point) -> Bool {
        fingers.contains { finger in
            guard let touched = facts.convert(given, from: asking, to: facts.scene.root),
                let place = facts.convert(finger, from: facts.scene.root, to: asked)
            else { return false }
            return !touched.isAlike(finger) && wrong.isAlike(place)
        }
    }

    private func otherView(_ wrong: Point) -> String? {
        facts.scene.views.first { view in
            guard let other = facts.convert(given, from: asking, to: view) else { return false }
            return view.name != asked.name && wrong.isAlike(other)
        }?.name
    }
}
