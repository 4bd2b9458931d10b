/// A coordinate system, such as a view's, that converts points and rectangles to and from others.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the space, in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point to another space's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from another space's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle to another space's coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle from another space's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// Converts a point to another space's coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else {
            return coordinateSpace.convert(point, from: self)
        }
        return convert(point, to: Optional(view))
    }

    /// Converts a point from another space's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else {
            return coordinateSpace.convert(point, to: self)
        }
        return convert(point, from: Optional(view))
    }

    /// Converts a rectangle to another space's coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else {
            return coordinateSpace.convert(rect, from: self)
        }
        return convert(rect, to: Optional(view))
    }

    /// Converts a rectangle from another space's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else {
            return coordinateSpace.convert(rect, to: self)
        }
        return convert(rect, from: Optional(view))
    }
}
