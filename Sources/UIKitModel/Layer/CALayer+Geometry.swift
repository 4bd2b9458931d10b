extension CALayer {
    /// The part of `transform` that acts in the plane.
    ///
    /// It is the identity if the transform is not affine, as in Core Animation. Setting it replaces
    /// the whole transform.
    public final func affineTransform() -> CGAffineTransform {
        report(.reads, .read(.transform, of: self))
        return transformOfPlane
    }

    final var transformOfPlane: CGAffineTransform {
        guard let storedTransform, CATransform3DIsAffine(storedTransform) else { return .identity }
        return CATransform3DGetAffineTransform(storedTransform)
    }

    /// Replaces the transform by an affine one.
    public final func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    final func updateMapping() {
        let anchor = anchorInOwnCoordinates
        guard let storedTransform else {
            let offset = CGVector(dx: storedPosition.x - anchor.x, dy: storedPosition.y - anchor.y)
            return mapping = .offset(offset)
        }
        let transform = CATransform3DGetAffineTransform(storedTransform)
        mapping = LayerMapping(transform, about: anchor, movedTo: storedPosition)
    }

    final var sublayerMapping: LayerMapping? {
        guard let storedSublayerTransform else { return nil }
        let anchor = anchorInOwnCoordinates
        return LayerMapping(
            CATransform3DGetAffineTransform(storedSublayerTransform),
            about: anchor,
            movedTo: anchor
        )
    }

    private var anchorInOwnCoordinates: CGPoint {
        CGPoint(
            x: storedBounds.origin.x + storedAnchorPoint.x * storedBounds.size.width,
            y: storedBounds.origin.y + storedAnchorPoint.y * storedBounds.size.height
        )
    }

    /// The frame, independent of overrides of ``frame`` and without a report to the observer.
    package final var boundingFrame: CGRect {
        if storedTransform == nil {
            let size = storedBounds.size
            return CGRect(
                x: storedPosition.x - storedAnchorPoint.x * size.width,
                y: storedPosition.y - storedAnchorPoint.y * size.height,
                width: size.width,
                height: size.height
            )
        }
        return storedBounds.applying(mapping.affineTransform)
    }

    final func place(in frame: CGRect) {
        let frame = frame.standardized
        guard let transform = storedTransform.map(CATransform3DGetAffineTransform) else {
            bounds = CGRect(origin: storedBounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.origin.x + storedAnchorPoint.x * frame.size.width,
                y: frame.origin.y + storedAnchorPoint.y * frame.size.height
            )
            return
        }
        var linear = transform
        linear.tx = 0
        linear.ty = 0
        if linear.a * linear.d - linear.b * linear.c != 0 {
            let box = CGRect(origin: .zero, size: frame.size).applying(linear.inverted())
            bounds = CGRect(origin: storedBounds.origin, size: box.size)
        }
        let size = storedBounds.size
        let box = CGRect(
            x: -storedAnchorPoint.x * size.width,
            y: -storedAnchorPoint.y * size.height,
            width: size.width,
            height: size.height
        ).applying(transform)
        position = CGPoint(x: frame.origin.x - box.origin.x, y: frame.origin.y - box.origin.y)
    }

    final func copyProperties(of other: CALayer) {
        storedBounds = other.storedBounds
        storedTransform = other.storedTransform
        storedSublayerTransform = other.storedSublayerTransform
        hasSublayerTransform = other.hasSublayerTransform
        storedAnchorPoint = other.storedAnchorPoint
        storedPosition = other.storedPosition
        storedZPosition = other.storedZPosition
        storedIsHidden = other.storedIsHidden
        storedOpacity = other.storedOpacity
        storedMasksToBounds = other.storedMasksToBounds
        storedBackgroundColor = other.storedBackgroundColor
        storedCornerRadius = other.storedCornerRadius
        name = other.name
        updateMapping()
    }
}

extension CGRect {
    /// Whether a rectangle of non-negative size contains a point.
    ///
    /// A NaN coordinate is outside; Foundation's `contains` on Linux would trap.
    @inline(__always)
    package func containsHalfOpen(_ point: CGPoint) -> Bool {
        point.x >= origin.x && point.y >= origin.y
            && point.x < origin.x + size.width && point.y < origin.y + size.height
    }
}
