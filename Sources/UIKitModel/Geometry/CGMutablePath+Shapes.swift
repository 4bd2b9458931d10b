#if !canImport(Darwin)
    import Foundation

    extension CGMutablePath {
        /// Adds a rectangle as a closed subpath; a null rectangle adds nothing.
        public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
            guard !rect.isNull else {
                return
            }
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ]
            addLines(between: corners, transform: transform)
            closeSubpath()
        }

        /// Adds several rectangles, each as a closed subpath.
        public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
            for rect in rects {
                addRect(rect, transform: transform)
            }
        }

        /// Adds the ellipse that touches a rectangle's four edges, as a closed subpath.
        ///
        /// It is made of four cubic curves, which stay within 0.03 % of the true ellipse. A null
        /// rectangle adds nothing.
        public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
            guard !rect.isNull else {
                return
            }
            let toEllipse = CGAffineTransform(
                a: rect.width / 2,
                b: 0,
                c: 0,
                d: rect.height / 2,
                tx: rect.midX,
                ty: rect.midY
            )
            let combined = toEllipse.concatenating(transform)
            move(to: CGPoint(x: 1, y: 0), transform: combined)
            addArcCurves(UnitArc(startAngle: 0, sweep: 2 * .pi), transform: combined)
            closeSubpath()
        }

        /// Adds a rectangle whose corners are quarters of an ellipse, as a closed subpath.
        ///
        /// As in Core Graphics it is a programmer error, which stops the program, if two corners
        /// do not fit beside each other. A null rectangle adds nothing.
        ///
        /// - Parameters:
        ///   - rect: The rectangle, in points.
        ///   - cornerWidth: The width of a corner, at most half the rectangle's.
        ///   - cornerHeight: The height of a corner, at most half the rectangle's.
        ///   - transform: Maps the shape into the path's coordinates.
        public func addRoundedRect(
            in rect: CGRect,
            cornerWidth: CGFloat,
            cornerHeight: CGFloat,
            transform: CGAffineTransform = .identity
        ) {
            guard !rect.isNull else {
                return
            }
            precondition(
                cornerWidth >= 0 && 2 * cornerWidth <= rect.width,
                "The corner width must be between 0 and half the rectangle's width."
            )
            precondition(
                cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
                "The corner height must be between 0 and half the rectangle's height."
            )
            let radii = CGSize(width: cornerWidth, height: cornerHeight)
            addPath(.rounding(.allCorners, of: rect, radii: radii), transform: transform)
        }
    }
#endif
