extension CGPoint {
    /// Returns the point to which a transform maps this point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size transformed as a vector.
    ///
    /// Translation has no effect, and a rotation can make a side negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding rectangle of the transformed rectangle.
    ///
    /// The sides of a rotated rectangle are no longer parallel to the axes. Applying the
    /// inverse to the result therefore gives a larger rectangle. The null rectangle stays null.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull else {
            return self
        }
        let source = standardized
        let horizontal = (
            fromX: min(t.a * source.minX, t.a * source.maxX),
            fromY: min(t.c * source.minY, t.c * source.maxY)
        )
        let vertical = (
            fromX: min(t.b * source.minX, t.b * source.maxX),
            fromY: min(t.d * source.minY, t.d * source.maxY)
        )
        return CGRect(
            x: horizontal.fromX + horizontal.fromY + t.tx,
            y: vertical.fromX + vertical.fromY + t.ty,
            width: abs(t.a) * source.width + abs(t.c) * source.height,
            height: abs(t.b) * source.width + abs(t.d) * source.height
        )
    }
}
