/// A projective transform of space, as a 4×4 matrix.
///
/// Points are row vectors, as in Core Animation: `m41`, `m42` and `m43` hold the translation, and
/// `m34` the perspective.
public struct CATransform3D: Equatable, Sendable {
    /// The contribution of x to the new x.
    public var m11: CGFloat
    /// The contribution of x to the new y.
    public var m12: CGFloat
    /// The contribution of x to the new z.
    public var m13: CGFloat
    /// The contribution of x to the divisor.
    public var m14: CGFloat
    /// The contribution of y to the new x.
    public var m21: CGFloat
    /// The contribution of y to the new y.
    public var m22: CGFloat
    /// The contribution of y to the new z.
    public var m23: CGFloat
    /// The contribution of y to the divisor.
    public var m24: CGFloat
    /// The contribution of z to the new x.
    public var m31: CGFloat
    /// The contribution of z to the new y.
    public var m32: CGFloat
    /// The contribution of z to the new z.
    public var m33: CGFloat
    /// The contribution of z to the divisor: the perspective.
    public var m34: CGFloat
    /// The translation along x, in points.
    public var m41: CGFloat
    /// The translation along y, in points.
    public var m42: CGFloat
    /// The translation along z, in points.
    public var m43: CGFloat
    /// The constant part of the divisor.
    public var m44: CGFloat

    /// Creates a transform whose sixteen elements are zero, which is not the identity.
    public init() {
        let zero = SIMD4<Double>(repeating: 0)
        self.init(zero, zero, zero, zero)
    }

    /// Creates a transform from its sixteen elements, row by row.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}
