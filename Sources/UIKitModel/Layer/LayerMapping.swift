/// The mapping from a layer's coordinates to its superlayer's, precomputed for hit testing.
///
/// To the superlayer: `transform · (point − bounds.origin − anchorPoint · size) + position`. Most layers have
/// no transform. Their mapping is a single offset, which is as exact as an addition.
enum LayerMapping {
    /// A translation.
    case offset(CGVector)
    /// An invertible affine transform.
    case affine(CGAffineTransform, inverse: CGAffineTransform)
    /// A transform that flattens the layer to a line or a point: it has no inverse.
    case singular(CGAffineTransform)

    /// Creates the mapping that applies a transform about `anchor`, and then moves `anchor` to
    /// `target`.
    init(_ transform: CGAffineTransform, about anchor: CGPoint, movedTo target: CGPoint) {
        var affine = transform
        affine.tx += target.x - (transform.a * anchor.x + transform.c * anchor.y)
        affine.ty += target.y - (transform.b * anchor.x + transform.d * anchor.y)
        let determinant = transform.a * transform.d - transform.b * transform.c
        if determinant == 0 || !determinant.isFinite {
            self = .singular(affine)
        } else {
            self = .affine(affine, inverse: affine.inverted())
        }
    }

    @inline(__always)
    func toSuperlayer(_ point: CGPoint) -> CGPoint {
        switch self {
        case .offset(let offset): CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
        case .affine(let affine, _), .singular(let affine): point.applying(affine)
        }
    }

    /// Converts a point from the superlayer's coordinates; NaN for a singular mapping.
    @inline(__always)
    func fromSuperlayer(_ point: CGPoint) -> CGPoint {
        switch self {
        case .offset(let offset): CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
        case .affine(_, let inverse): point.applying(inverse)
        case .singular: CGPoint(x: CGFloat.nan, y: CGFloat.nan)
        }
    }

    var affineTransform: CGAffineTransform {
        switch self {
        case .offset(let offset): CGAffineTransform(translationX: offset.dx, y: offset.dy)
        case .affine(let affine, _), .singular(let affine): affine
        }
    }
}
