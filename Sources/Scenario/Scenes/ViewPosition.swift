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
    /// True if the view or an ancestor is hidden or transparent.
    public let isInvisible: Bool
    /// True if the view or an ancestor refuses all touches.
    public let refusesTouches: Bool
    /// The map from the view's own coordinates to the window's.
    package let toWindow: PlaneMapping
    private let fromWindow: PlaneMapping

    init(_ view: SceneView, inside parent: Int?, at place: ViewPosition?) {
        self.view = view
        self.parent = parent
        depth = place.map { $0.depth + 1 } ?? 0
        let mapping = PlaneMapping(of: view)
        toWindow = place.map { mapping.followed(by: $0.toWindow) } ?? mapping
        fromWindow = toWindow.inverted
        isUpright = view.isUntransformed && place?.isUpright != false
        isInvisible = view.isHidden || view.isTransparent || place?.isInvisible == true
        refusesTouches = view.refusesTouches || place?.refusesTouches == true
    }

    /// The bounds, in the view's own coordinates.
    public var bounds: Rectangle { view.bounds }

    /// The bounding box, in the window's coordinates.
    public var boundingBox: Rectangle { toWindow.box(of: bounds) }

    /// Converts a point from the view to the window.
    public func inWindow(_ point: Point) -> Point { toWindow.apply(point) }

    /// Converts a point from the window to the view.
    public func inView(_ point: Point) -> Point { fromWindow.apply(point) }
}

extension SceneView {
    /// The bounds, in the view's own coordinates.
    package var bounds: Rectangle {
        Rectangle(boundsOrigin.x, boundsOrigin.y, frame.width, frame.height)
    }

    /// The position of the anchor point, in the superview's coordinates.
    package var center: Point {
        Point(frame.x + anchorPoint.x * frame.width, frame.y + anchorPoint.y * frame.height)
    }

    /// UIKit's `frame`: the bounding box of the transformed view, in the superview's coordinates.
    package var boundingFrame: Rectangle {
        isUntransformed ? frame : PlaneMapping(of: self).box(of: bounds)
    }
}
