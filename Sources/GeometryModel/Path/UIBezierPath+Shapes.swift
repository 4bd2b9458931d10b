extension UIBezierPath {
    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        cgPath = CGPath(rect: rect, transform: nil)
    }

    /// Creates the ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        cgPath = CGPath(ellipseIn: rect, transform: nil)
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// The corners are arcs of circles. UIKit's corners are slightly smoother, so the two differ by
    /// a fraction of the radius near a corner.
    ///
    /// - Parameter cornerRadius: The radius of the corners, limited to half the smaller side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let largest = min(rect.width, rect.height) / 2
        let radius = max(0, min(cornerRadius, largest))
        self.init(
            roundedRect: rect,
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: radius, height: radius)
        )
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// - Parameter cornerRadii: The width and height of a corner, limited to half the rectangle's.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        self.init()
        guard !rect.isNull else {
            return
        }
        let radii = CGSize(
            width: max(0, min(cornerRadii.width, rect.width / 2)),
            height: max(0, min(cornerRadii.height, rect.height / 2))
        )
        cgPath = .rounding(corners, of: rect, radii: radii)
    }

    /// Creates an arc of a circle as an open path.
    ///
    /// The parameters are those of
    /// ``UIBezierPath/addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Creates a path with a copy of a `CGPath`'s lines and curves.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }
}
