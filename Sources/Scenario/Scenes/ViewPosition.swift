/// The position of a view in the window.
public struct ViewPosition: Sendable {
    /// The view.
    public let view: SceneView
    /// The superview's index in ``SceneGeometry/places``; `nil` for the outermost view.
    public let parent: Int?
    /// The number of ancestors.
    public let depth: Int
    /// True if no transform applies to the view or its ancestors.
    public let isUpright: Bool
    let toWindow: PlaneMapping
    private let fromWindow: PlaneMapping

    init(_ view: SceneView, inside parent: Int?, at place: ViewPosition?) {
        self.view = view
        self.parent = parent
        depth = place.map { $0.depth + 1 } ?? 0
        let mapping = PlaneMapping(of: view)
        toWindow = place.map { mapping.followed(by: $0.toWindow) } ?? mapping
        fromWindow = toWindow.inverted
        isUpright = view.isUntransformed && place?.isUpright != false
    }

    /// The bounds, in the view's own coordinates.
    public var bounds: Rectangle { view.bounds }

    /// The bounding box, in the window's coordinates.
    public var boundingBox: Rectangle {
        let bounds = bounds
        let corners = [
            Point(bounds.x, bounds.y), Point(bounds.x + bounds.width, bounds.y),
            Point(bounds.x, bounds.y + bounds.height),
            Point(bounds.x + bounds.width, bounds.y + bounds.height),
        ].map(toWindow.apply)
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        return Rectangle(
            left,
            top,
            (corners.map(\.x).max() ?? 0) - left,
            (corners.map(\.y).max() ?? 0) - top
        )
    }

    /// Converts a point from the view to the window.
    public func inWindow(_ point: Point) -> Point { toWindow.apply(point) }

    /// Converts a point from the window to the view.
    public func inView(_ point: Point) -> Point { fromWindow.apply(point) }
}

extension SceneView {
    var bounds: Rectangle {
        Rectangle(boundsOrigin.x, boundsOrigin.y, frame.width, frame.height)
    }
}
