extension CGAffineTransform {
    /// Maps the unit circle to an ellipse whose axes are those of the coordinates.
    init(toEllipseAt center: CGPoint, radii: CGSize) {
        self.init(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
    }
}

/// An arc of the unit circle about the origin.
struct UnitArc {
    /// The angle of the first point, in radians from the x axis.
    let startAngle: CGFloat
    /// The change of the angle in radians, less than two turns.
    let sweep: CGFloat

    /// Creates an arc of a given length.
    ///
    /// Reduces several turns to one and the remainder, because further turns repeat the same
    /// points.
    init(startAngle: CGFloat, sweep: CGFloat) {
        let turn = 2 * CGFloat.pi
        self.startAngle = startAngle
        guard abs(sweep) > turn else {
            self.sweep = sweep
            return
        }
        let remainder = sweep.truncatingRemainder(dividingBy: turn)
        self.sweep = remainder + (sweep < 0 ? -turn : turn)
    }

    /// Creates the arc from one angle to another in a given direction.
    init(startAngle: CGFloat, endAngle: CGFloat, falling: Bool) {
        let turn = 2 * CGFloat.pi
        let ahead = falling ? startAngle - endAngle : endAngle - startAngle
        guard ahead < 0 else {
            self.init(startAngle: startAngle, sweep: falling ? -ahead : ahead)
            return
        }
        let moved = ahead.truncatingRemainder(dividingBy: turn) + turn
        // A full turn that rounding made slightly too short is still a full circle.
        let sweep = moved < 1e-9 ? turn : moved
        self.init(startAngle: startAngle, sweep: falling ? -sweep : sweep)
    }

    var isFinite: Bool {
        startAngle.isFinite && sweep.isFinite
    }

    var start: CGPoint {
        CGPoint(x: cos(startAngle), y: sin(startAngle))
    }

    /// Cubic curves of at most a quarter turn each, with a radius error of at most 0.03 %.
    var curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] {
        guard isFinite, sweep != 0 else {
            return []
        }
        let quarters = abs(sweep) / (.pi / 2)
        let count = max(1, Int((quarters - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        // The control points lie on the tangents, at the distance that puts the curve's
        // midpoint on the circle.
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let first = startAngle + step * CGFloat(index)
            let last = startAngle + step * CGFloat(index + 1)
            return (
                CGPoint(x: cos(first) - reach * sin(first), y: sin(first) + reach * cos(first)),
                CGPoint(x: cos(last) + reach * sin(last), y: sin(last) - reach * cos(last)),
                CGPoint(x: cos(last), y: sin(last))
            )
        }
    }
}
