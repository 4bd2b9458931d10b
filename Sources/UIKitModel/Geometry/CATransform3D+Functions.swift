// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Core Animation's functions keep their C names in Swift.
import Foundation

/// The transform that leaves every point where it is.
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

/// Returns a transform that stretches space about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m11 = sx
    transform.m22 = sy
    transform.m33 = sz
    return transform
}

/// Returns a transform that turns space about an axis through the origin.
///
/// About the z axis, a positive angle turns the x axis towards the y axis, as
/// `CGAffineTransform(rotationAngle:)` does.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The axis's x component. The axis need not have length 1; one without a direction (all
///     zero) gives the identity.
///   - y: The axis's y component.
///   - z: The axis's z component.
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
    // The diagonal is written so that a turn about z leaves m33 at exactly 1, thus affine.
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

/// Returns the transform that translates first, and then does what `t` does.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales first, and then does what `t` does.
public func CATransform3DScale(
    _ t: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates first, and then does what `t` does.
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

/// Returns the transform that does what `a` does first, and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(b.mapping(a.row1), b.mapping(a.row2), b.mapping(a.row3), b.mapping(a.row4))
}

/// Returns the transform that undoes `t`, or `t` itself where nothing undoes it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.inverse ?? t
}

/// Returns the transform of space that does in the plane what `m` does, and leaves z alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        SIMD4(Double(m.a), Double(m.b), 0, 0),
        SIMD4(Double(m.c), Double(m.d), 0, 0),
        SIMD4(0, 0, 1, 0),
        SIMD4(Double(m.tx), Double(m.ty), 0, 1)
    )
}

/// Whether a transform is one of the plane alone: z is left alone and there is no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    let mixed = [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43]
    return mixed.allSatisfy { $0 == 0 } && t.m33 == 1 && t.m44 == 1
}

/// Returns the part of a transform that acts in the plane.
///
/// Meaningful only where ``CATransform3DIsAffine(_:)`` holds, as in Core Animation.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
