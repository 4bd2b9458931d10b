// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Core Animation's functions keep their C names in Swift.

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    SIMD4(1, 0, 0, 0),
    SIMD4(0, 1, 0, 0),
    SIMD4(0, 0, 1, 0),
    SIMD4(0, 0, 0, 1)
)

/// Whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DIdentity
}

/// Whether two transforms have equal elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}

/// Returns a transform that moves every point by the same distance, in points.
public func CATransform3DMakeTranslation(
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m41 = tx
    transform.m42 = ty
    transform.m43 = tz
    return transform
}

/// Returns a transform that scales space about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m11 = sx
    transform.m22 = sy
    transform.m33 = sz
    return transform
}

/// Returns a rotation about an axis through the origin.
///
/// A positive angle about the z axis turns the x axis towards the y axis, as
/// `CGAffineTransform(rotationAngle:)` does. The axis can have any length. An axis of zero length
/// gives the identity.
///
/// - Parameter angle: The angle in radians.
public func CATransform3DMakeRotation(
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    let length = Double((x * x + y * y + z * z).squareRoot())
    guard length > 0, length.isFinite else {
        return CATransform3DIdentity
    }
    let (x, y, z) = (Double(x) / length, Double(y) / length, Double(z) / length)
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    let rest = 1 - cosine
    // This form of the diagonal keeps m33 at exactly 1 for a rotation about z, so that it is
    // affine.
    return CATransform3D(
        SIMD4(
            x * x + cosine * (y * y + z * z),
            x * y * rest + z * sine,
            x * z * rest - y * sine,
            0
        ),
        SIMD4(
            x * y * rest - z * sine,
            y * y + cosine * (x * x + z * z),
            y * z * rest + x * sine,
            0
        ),
        SIMD4(
            x * z * rest + y * sine,
            y * z * rest - x * sine,
            z * z + cosine * (x * x + y * y),
            0
        ),
        SIMD4(0, 0, 0, 1)
    )
}

/// Returns a transform that translates first, and then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales first, and then applies `t`.
public func CATransform3DScale(
    _ t: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates first, and then applies `t`.
///
/// The angle and the axis are those of ``CATransform3DMakeRotation(_:_:_:_:)``.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that applies `a` first, and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(b.mapping(a.row1), b.mapping(a.row2), b.mapping(a.row3), b.mapping(a.row4))
}

/// Returns the inverse of `t`, or `t` itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.inverse ?? t
}

/// Returns the transform that applies `m` in the plane and leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        SIMD4(Double(m.a), Double(m.b), 0, 0),
        SIMD4(Double(m.c), Double(m.d), 0, 0),
        SIMD4(0, 0, 1, 0),
        SIMD4(Double(m.tx), Double(m.ty), 0, 1)
    )
}

/// Whether a transform acts in the plane only: it leaves z unchanged and has no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    let mixed = [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43]
    return mixed.allSatisfy { $0 == 0 } && t.m33 == 1 && t.m44 == 1
}

/// Returns the part of a transform that acts in the plane.
///
/// Meaningful only for a transform that satisfies ``CATransform3DIsAffine(_:)``, as in Core
/// Animation.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
