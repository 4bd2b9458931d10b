#if !canImport(Darwin)
    import Foundation

    extension CGPath {
        /// Whether a point is inside the path as it would be filled.
        ///
        /// Open subpaths count as closed. Curves are taken as they are, not as chains of short
        /// lines. A point on the rim is not settled: here a rectangle's edges of smallest x and y
        /// are inside and the opposite ones are not, as in `CGRect.contains(_:)`. A point that is
        /// not finite is outside.
        ///
        /// - Parameters:
        ///   - point: A location, mapped by `transform` into the path's coordinates.
        ///   - rule: What counts as inside where the path crosses or nests in itself.
        ///   - transform: A mapping of the point, not of the path.
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
                // Every crossing adds or takes one, so the sum is odd when their number is.
                return !winding.isMultiple(of: 2)
            }
        }
    }
#endif
