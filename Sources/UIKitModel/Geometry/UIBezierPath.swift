import Foundation

/// A shape made of straight and curved lines, with the attributes for drawing it.
///
/// The model keeps the attributes but draws nothing. A copy is always a plain `UIBezierPath`, and
/// archiving (`init(coder:)`) and line dashes are not modelled.
open class UIBezierPath: NSObject, NSCopying {
    private var outline = CGMutablePath()

    /// The width of a stroke, in points.
    open var lineWidth: CGFloat = 1
    /// How a stroke ends.
    open var lineCapStyle: CGLineCap = .butt
    /// How a stroke turns a corner.
    open var lineJoinStyle: CGLineJoin = .miter
    /// How long the point of a mitred corner may be, in line widths.
    open var miterLimit: CGFloat = 10
    /// How far a drawn curve may be off, in pixels.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule says what is inside, instead of the winding number.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// The path's lines and curves, without the drawing attributes.
    ///
    /// What is read and what is set are copies.
    open var cgPath: CGPath {
        get { outline.copy() ?? CGMutablePath() }
        set { outline = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) {
        outline.move(to: point)
    }

    /// Adds a straight line from the current point; on an empty path it does nothing.
    open func addLine(to point: CGPoint) {
        guard !outline.isEmpty else {
            return
        }
        outline.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point; on an empty path it does nothing.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard !outline.isEmpty else {
            return
        }
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point; on an empty path it does nothing.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard !outline.isEmpty else {
            return
        }
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds part of a circle, joined to the current point by a straight line if there is one.
    ///
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: The circle's radius, in points.
    ///   - startAngle: The angle of the first point, in radians from the x axis.
    ///   - endAngle: The angle of the last point, in radians from the x axis.
    ///   - clockwise: Whether the angle grows from start to end, which is clockwise on screen
    ///     because y grows downwards. `CGMutablePath`'s parameter of this name means the opposite.
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

    /// Closes the current subpath with a straight line to where it began.
    open func close() {
        guard !outline.isEmpty else {
            return
        }
        outline.closeSubpath()
    }

    /// Makes the path empty, without changing the drawing attributes.
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

    /// Whether the path has no steps at all; a lone move is a step.
    open var isEmpty: Bool {
        outline.isEmpty
    }

    /// The smallest rectangle around all points of the path, control points included.
    ///
    /// Null for an empty path; UIKit does not say what it gives there.
    open var bounds: CGRect {
        outline.boundingBox
    }

    /// The point from which the next line starts, or zero while the path is empty.
    open var currentPoint: CGPoint {
        outline.currentPoint
    }

    /// Whether a point is inside the path as it would be filled.
    ///
    /// ``usesEvenOddFillRule`` chooses the rule. An open subpath counts as closed, as it does for
    /// `CGPath`; UIKit's reference says otherwise. Points on the rim are not settled.
    ///
    /// - Parameter point: A location in the path's coordinates.
    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Returns a path with the same subpaths, each gone through the other way.
    ///
    /// A closed subpath keeps its first point; an open one begins where it ended.
    open func reversing() -> UIBezierPath {
        let path = UIBezierPath()
        path.cgPath = outline.reversed
        path.adoptAttributes(of: self)
        return path
    }

    /// Does nothing, where UIKit paints the inside in the current fill colour.
    open func fill() {}

    /// Does nothing, where UIKit paints along the path in the current stroke colour.
    open func stroke() {}

    /// Does nothing, where UIKit confines later drawing to the inside.
    open func addClip() {}

    /// Returns a copy with the drawing attributes of this path.
    open func copy(with zone: NSZone? = nil) -> Any {
        let path = UIBezierPath()
        path.cgPath = outline
        path.adoptAttributes(of: self)
        return path
    }
}

extension UIBezierPath {
    /// Takes over the attributes for drawing, not the lines and curves.
    func adoptAttributes(of path: UIBezierPath) {
        lineWidth = path.lineWidth
        lineCapStyle = path.lineCapStyle
        lineJoinStyle = path.lineJoinStyle
        miterLimit = path.miterLimit
        flatness = path.flatness
        usesEvenOddFillRule = path.usesEvenOddFillRule
    }
}
