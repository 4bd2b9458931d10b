/// Where a view of a scene lies in the window.
public struct ViewPlace: Sendable {
    /// The view.
    public let view: SceneView
    /// The index of the view around it, in ``SceneGeometry/places``; `nil` for the outermost one.
    public let parent: Int?
    /// The number of views around it.
    public let depth: Int
    /// Whether neither the view nor any view around it is turned or scaled.
    public let isUpright: Bool
    let toWindow: PlaneMapping
    private let fromWindow: PlaneMapping

    init(_ view: SceneView, inside parent: Int?, at place: ViewPlace?) {
        self.view = view
        self.parent = parent
        depth = place.map { $0.depth + 1 } ?? 0
        let mapping = PlaneMapping(of: view)
        toWindow = place.map { mapping.followed(by: $0.toWindow) } ?? mapping
        fromWindow = toWindow.inverted
        isUpright = view.isUntransformed && place?.isUpright != false
    }

    /// The view's bounds, in its own coordinates.
    public var bounds: Rectangle { view.bounds }

    /// The box around the view, in the window's coordinates.
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

    /// A point of the view's own coordinates, in the window's.
    public func inWindow(_ point: Point) -> Point { toWindow.apply(point) }

    /// A point of the window's coordinates, in the view's own.
    public func inView(_ point: Point) -> Point { fromWindow.apply(point) }
}

extension SceneView {
    /// The view's bounds, in its own coordinates.
    var bounds: Rectangle {
        Rectangle(boundsOrigin.x, boundsOrigin.y, frame.width, frame.height)
    }
}
