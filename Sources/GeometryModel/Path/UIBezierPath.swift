/// A shape of straight and curved lines with drawing attributes.
///
/// The model stores the attributes but draws nothing. A copy is always a plain `UIBezierPath`. Not
/// modelled: archiving (`init(coder:)`) and line dashes.
open class UIBezierPath: NSObject, NSCopying {
    private var outline = CGMutablePath()

    /// The width of a stroke, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of a stroke's ends.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of a stroke's corners.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The length limit of a mitred corner, in line widths.
    open var miterLimit: CGFloat = 10
    /// The allowed error of a drawn curve, in pixels.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule defines the inside, instead of the winding rule.
    open var usesEvenOddFillRule = false

    /// The path's lines and curves, without the drawing attributes.
    ///
    /// Reading and setting both copy the path.
    open var cgPath: CGPath {
        get { outline.copy() ?? CGMutablePath() }
        set { outline = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) {
        outline.move(to: point)
    }

    /// Adds a straight line from the current point; without effect on an empty path.
    open func addLine(to point: CGPoint) {
        guard !outline.isEmpty else {
            return
        }
        outline.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point; without effect on an empty path.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard !outline.isEmpty else {
            return
        }
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point; without effect on an empty path.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard !outline.isEmpty else {
            return
        }
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, joined to the current point, if any, by a straight line.
    ///
    /// - Parameters:
    ///   - startAngle: The angle of the first point, in radians from the x axis.
    ///   - endAngle: The angle of the last point, in radians from the x axis.
    ///   - clockwise: Whether the angle increases from start to end, which is clockwise on screen
    ///     because the y axis points down. The parameter of this name in `CGMutablePath` means the
    ///     opposite.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        outline.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Closes the current subpath with a straight line to its first point.
    open func close() {
        guard !outline.isEmpty else {
            return
        }
        outline.closeSubpath()
    }

    /// Removes all points, and keeps the drawing attributes.
    open func removeAllPoints() {
        outline = CGMutablePath()
    }

    /// Adds the lines and curves of another path.
    open func append(_ bezierPath: UIBezierPath) {
        outline.addPath(bezierPath.cgPath)
    }

    /// Maps every point of the path by a transform.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(outline, transform: transform)
        outline = mapped
    }

    /// Whether the path has no elements.
    ///
    /// A single move is an element.
    open var isEmpty: Bool {
        outline.isEmpty
    }

    /// The bounding box of all points, including control points.
    ///
    /// Null for an empty path; UIKit does not document this case.
    open var bounds: CGRect {
        outline.boundingBox
    }

    /// The point from which the next line starts, or zero for an empty path.
    open var currentPoint: CGPoint {
        outline.currentPoint
    }

    /// Whether a point is inside the filled path.
    ///
    /// ``usesEvenOddFillRule`` chooses the rule. An open subpath counts as closed, as in `CGPath`;
    /// UIKit's reference says otherwise. Whether a point on the outline is inside is not settled.
    ///
    /// - Parameter point: A point in the path's coordinates.
    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Returns a path with every subpath reversed, in the same order of subpaths.
    ///
    /// A closed subpath keeps its first point. An open subpath starts at its former end.
    open func reversing() -> UIBezierPath {
        let path = UIBezierPath()
        path.cgPath = outline.reversed
        path.adoptAttributes(of: self)
        return path
    }

    /// Does nothing; UIKit fills the inside with the current fill colour.
    open func fill() {}

    /// Does nothing; UIKit strokes the path with the current stroke colour.
    open func stroke() {}

    /// Does nothing; UIKit clips later drawing to the inside.
    open func addClip() {}

    /// Returns a copy, including the drawing attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let path = UIBezierPath()
        path.cgPath = outline
        path.adoptAttributes(of: self)
        return path
    }
}

extension UIBezierPath {
    func adoptAttributes(of path: UIBezierPath) {
        lineWidth = path.lineWidth
        lineCapStyle = path.lineCapStyle
        lineJoinStyle = path.lineJoinStyle
        miterLimit = path.miterLimit
        flatness = path.flatness
        usesEvenOddFillRule = path.usesEvenOddFillRule
    }
}
