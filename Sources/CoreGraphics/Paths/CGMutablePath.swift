/// A path to which lines, curves and shapes can be added.
///
/// Lines and curves need a current point: an empty path ignores them, as in Core Graphics. The
/// transform of each method maps the added elements into the path's coordinates.
public class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(elements: [])
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        addSegment(.line(point), transform: transform)
    }

    /// Begins a subpath at the first point and connects the others to it in order.
    public func addLines(
        between points: [CGPoint],
        transform: CGAffineTransform = .identity
    ) {
        guard let first = points.first else {
            return
        }
        move(to: first, transform: transform)
        for point in points.dropFirst() {
            addLine(to: point, transform: transform)
        }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        addSegment(.quadratic(control: control, end: end), transform: transform)
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        addSegment(
            .cubic(control1: control1, control2: control2, end: end),
            transform: transform
        )
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        guard !transform.isIdentity else {
            elements += path.elements
            return
        }
        elements += path.elements.map { $0.applying(transform) }
    }

    /// Closes the current subpath with a straight line to its first point.
    ///
    /// The next line starts there. Closing an empty or closed subpath has no effect.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else {
            return
        }
        elements.append(.close)
    }

    private func addSegment(_ element: PathElement, transform: CGAffineTransform) {
        guard !elements.isEmpty else {
            return
        }
        elements.append(element.applying(transform))
    }
}
