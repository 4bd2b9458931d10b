extension CGMutablePath {
    /// Adds an arc of a circle, joined to the current point, if any, by a straight line.
    ///
    /// `clockwise` refers to coordinates whose y axis points up: with `false` the angle
    /// increases from start to end. In UIKit's coordinates the arc appears to turn the other
    /// way, and the parameter of the same name in `UIBezierPath` has the opposite meaning.
    ///
    /// An end angle in the wrong direction is moved by full turns until its direction is right.
    /// Thus 0 to 2π is a full circle either way. An end angle of more than one turn ahead gives
    /// one turn and the remainder.
    ///
    /// - Parameters:
    ///   - startAngle: The angle of the first point, in radians from the x axis.
    ///   - endAngle: The angle of the last point, in radians from the x axis.
    ///   - clockwise: Whether the angle decreases from start to end.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = UnitArc(startAngle: startAngle, endAngle: endAngle, falling: clockwise)
        addArc(arc, center: center, radius: radius, transform: transform)
    }

    /// Adds an arc of a circle, joined to the current point, if any, by a straight line.
    ///
    /// - Parameters:
    ///   - startAngle: The angle of the first point, in radians from the x axis.
    ///   - delta: The change of the angle, in radians; negative for a decreasing angle.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let arc = UnitArc(startAngle: startAngle, sweep: delta)
        addArc(arc, center: center, radius: radius, transform: transform)
    }

    private func addArc(
        _ arc: UnitArc,
        center: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform
    ) {
        guard arc.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else {
            return
        }
        let radii = CGSize(width: radius, height: radius)
        let combined = CGAffineTransform(toEllipseAt: center, radii: radii)
            .concatenating(transform)
        if isEmpty {
            move(to: arc.start, transform: combined)
        } else {
            addLine(to: arc.start, transform: combined)
        }
        addArcCurves(arc, transform: combined)
    }

    /// Adds the curves of an arc whose start must be the current point.
    func addArcCurves(_ arc: UnitArc, transform: CGAffineTransform) {
        for curve in arc.curves {
            addCurve(
                to: curve.end,
                control1: curve.control1,
                control2: curve.control2,
                transform: transform
            )
        }
    }
}
