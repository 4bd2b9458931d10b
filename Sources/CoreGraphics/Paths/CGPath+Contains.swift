extension CGPath {
    /// Whether a point is inside the filled path.
    ///
    /// Open subpaths count as closed. Curves are evaluated exactly, not as chains of short
    /// lines. A point that is not finite is outside. Whether a point on the outline is inside
    /// is not settled. Here a rectangle contains its edges of smallest x and y but not the
    /// opposite ones, as with `CGRect.contains(_:)`.
    ///
    /// - Parameters:
    ///   - point: A point that `transform` maps into the path's coordinates.
    ///   - rule: Defines the inside of a path that crosses itself or has nested subpaths.
    ///   - transform: Maps the point, not the path.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let location = point.applying(transform)
        guard location.x.isFinite, location.y.isFinite else {
            return false
        }
        let winding = segments.reduce(0) { $0 + $1.winding(around: location) }
        switch rule {
        case .winding:
            return winding != 0
        case .evenOdd:
            // Each crossing adds or subtracts one, so the sum is odd if their number is odd.
            return !winding.isMultiple(of: 2)
        }
    }
}
