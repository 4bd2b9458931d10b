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

    /// Adds the ellipse inscribed in a rectangle, as a closed subpath.
    ///
    /// It consists of four cubic curves, within 0.03 % of the true ellipse. A null rectangle
    /// adds nothing.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else {
            return
        }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        let combined = CGAffineTransform(toEllipseAt: center, radii: radii)
            .concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: combined)
        addArcCurves(UnitArc(startAngle: 0, sweep: 2 * .pi), transform: combined)
        closeSubpath()
    }

    /// Adds a rectangle with quarter-ellipse corners, as a closed subpath.
    ///
    /// Corners that do not fit beside each other are a programmer error and stop the program,
    /// as in Core Graphics. A null rectangle adds nothing.
    ///
    /// - Parameters:
    ///   - cornerWidth: The width of a corner, at most half the rectangle's.
    ///   - cornerHeight: The height of a corner, at most half the rectangle's.
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
        for corner in 0..<4 { addCorner(corner, of: rect, radii: radii, transform: transform) }
        closeSubpath()
    }

    /// Adds the quarter of an ellipse, after a line from the previous corner.
    ///
    /// - Parameter corner: The number of quarter turns from the upper left corner, clockwise on
    ///   screen (y downwards).
    private func addCorner(
        _ corner: Int,
        of rect: CGRect,
        radii: CGSize,
        transform: CGAffineTransform
    ) {
        let isLeft = corner == 0 || corner == 3
        let center = CGPoint(
            x: isLeft ? rect.minX + radii.width : rect.maxX - radii.width,
            y: corner < 2 ? rect.minY + radii.height : rect.maxY - radii.height
        )
        let combined = CGAffineTransform(toEllipseAt: center, radii: radii)
            .concatenating(transform)
        let arc = UnitArc(startAngle: .pi + .pi / 2 * CGFloat(corner), sweep: .pi / 2)
        if corner == 0 {
            move(to: arc.start, transform: combined)
        } else {
            addLine(to: arc.start, transform: combined)
        }
        addArcCurves(arc, transform: combined)
    }
}
