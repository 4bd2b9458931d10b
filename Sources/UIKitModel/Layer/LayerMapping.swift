/// How a layer's coordinates lie in its superlayer's, kept ready for hit testing.
///
/// To the superlayer: `transform · (point − bounds.origin − anchorPoint · size) + position`.
/// Most layers have no transform; for these one offset is all there is, and the exact arithmetic
/// of an addition is kept.
enum LayerMapping {
    /// The layer is only moved.
    case offset(CGVector)
    /// The layer is turned, scaled or sheared as well.
    case affine(CGAffineTransform, inverse: CGAffineTransform)
    /// The layer is flattened to a line or a point: there is a way out, but no way in.
    case singular(CGAffineTransform)

    init(bounds: CGRect, position: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform?) {
        let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
        let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
        guard let transform else {
            self = .offset(CGVector(dx: position.x - anchorX, dy: position.y - anchorY))
            return
        }
        self.init(transform, about: CGPoint(x: anchorX, y: anchorY), movedTo: position)
    }

    /// A transform that leaves `anchor` where it is, followed by the move that takes it to `target`.
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

    /// A point of the layer, in the superlayer's coordinates.
    @inline(__always)
    func toSuperlayer(_ point: CGPoint) -> CGPoint {
        switch self {
        case .offset(let offset): CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
        case .affine(let affine, _), .singular(let affine): point.applying(affine)
        }
    }

    /// A point of the superlayer, in the layer's coordinates; not a number where there is no way in.
    @inline(__always)
    func fromSuperlayer(_ point: CGPoint) -> CGPoint {
        switch self {
        case .offset(let offset): CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
        case .affine(_, let inverse): point.applying(inverse)
        case .singular: CGPoint(x: CGFloat.nan, y: CGFloat.nan)
        }
    }

    /// The mapping to the superlayer as one transform.
    var affineTransform: CGAffineTransform {
        switch self {
        case .offset(let offset): CGAffineTransform(translationX: offset.dx, y: offset.dy)
        case .affine(let affine, _), .singular(let affine): affine
        }
    }
}
