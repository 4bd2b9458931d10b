#if !canImport(Darwin)
    import Foundation

    extension CGMutablePath {
        /// Adds part of a circle, joined to the current point by a straight line if there is one.
        ///
        /// `clockwise` is meant for coordinates whose y axis points up: with `false` the angle
        /// grows from start to end. In UIKit's coordinates the arc therefore looks turned the
        /// other way, and `UIBezierPath`'s parameter of the same name has the opposite meaning.
        ///
        /// An end angle in the wrong direction is moved by full turns until it is in the right
        /// one, so that 0 to 2π is a full circle either way. One more than a turn ahead gives one
        /// turn and the remainder.
        ///
        /// - Parameters:
        ///   - center: The circle's centre.
        ///   - radius: The circle's radius.
        ///   - startAngle: The angle of the first point, in radians from the x axis.
        ///   - endAngle: The angle of the last point, in radians from the x axis.
        ///   - clockwise: Whether the angle falls from start to end.
        ///   - transform: Maps the arc into the path's coordinates.
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

        /// Adds part of a circle, joined to the current point by a straight line if there is one.
        ///
        /// - Parameters:
        ///   - center: The circle's centre.
        ///   - radius: The circle's radius.
        ///   - startAngle: The angle of the first point, in radians from the x axis.
        ///   - delta: How far the angle goes from there, in radians; negative for a falling angle.
        ///   - transform: Maps the arc into the path's coordinates.
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
            let toCircle = CGAffineTransform(
                a: radius,
                b: 0,
                c: 0,
                d: radius,
                tx: center.x,
                ty: center.y
            )
            let combined = toCircle.concatenating(transform)
            if isEmpty {
                move(to: arc.start, transform: combined)
            } else {
                addLine(to: arc.start, transform: combined)
            }
            addArcCurves(arc, transform: combined)
        }

        /// Adds an arc's curves from the current point, which must be its start.
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
#endif
