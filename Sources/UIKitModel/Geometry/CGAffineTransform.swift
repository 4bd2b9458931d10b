#if !canImport(Darwin)
    import Foundation

    /// A mapping of the plane that keeps straight lines straight and parallel lines parallel.
    ///
    /// Points are row vectors, as in Core Graphics: `(x, y)` goes to
    /// `(a·x + c·y + tx, b·x + d·y + ty)`. In UIKit's coordinates, where y grows downwards, a
    /// positive rotation therefore turns clockwise on screen.
    ///
    /// Of Core Graphics' transform, the decomposition into components is not modelled.
    public struct CGAffineTransform: Equatable, Hashable, Sendable {
        /// How much x contributes to the new x: the horizontal scale of an unrotated transform.
        public var a: CGFloat
        /// How much x contributes to the new y.
        public var b: CGFloat
        /// How much y contributes to the new x.
        public var c: CGFloat
        /// How much y contributes to the new y: the vertical scale of an unrotated transform.
        public var d: CGFloat
        /// The horizontal translation, in points.
        public var tx: CGFloat
        /// The vertical translation, in points.
        public var ty: CGFloat

        /// The transform that leaves every point where it is.
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// Creates a transform whose six elements are all zero, which is not the identity.
        public init() {
            self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        }

        /// Creates a transform from its six elements.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Creates a transform that moves every point by the same distance, in points.
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }

        /// Creates a transform that stretches the plane about the origin.
        public init(scaleX sx: CGFloat, y sy: CGFloat) {
            self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
        }

        /// Creates a transform that turns the plane about the origin.
        ///
        /// - Parameter angle: The angle in radians. A positive one turns the x axis towards the
        ///   y axis, which is clockwise on screen in UIKit's coordinates.
        public init(rotationAngle angle: CGFloat) {
            let sine = sin(angle)
            let cosine = cos(angle)
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// Whether the transform is exactly the identity.
        public var isIdentity: Bool {
            self == .identity
        }

        /// Whether two transforms have equal elements.
        public func equalTo(_ t2: CGAffineTransform) -> Bool {
            self == t2
        }
    }

    extension CGAffineTransform {
        /// Returns the transform that translates first, and then does what the receiver does.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// Returns the transform that scales first, and then does what the receiver does.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        /// Returns the transform that rotates first, and then does what the receiver does.
        ///
        /// - Parameter angle: The angle in radians.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// Returns the transform that does what the receiver does first, and `t2` after it.
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * t2.a + b * t2.c,
                b: a * t2.b + b * t2.d,
                c: c * t2.a + d * t2.c,
                d: c * t2.b + d * t2.d,
                tx: tx * t2.a + ty * t2.c + t2.tx,
                ty: tx * t2.b + ty * t2.d + t2.ty
            )
        }

        /// Returns the transform that undoes the receiver.
        ///
        /// A transform that flattens the plane cannot be undone and is returned unchanged, as
        /// Core Graphics does.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else {
                return self
            }
            return CGAffineTransform(
                a: d / determinant,
                b: -b / determinant,
                c: -c / determinant,
                d: a / determinant,
                tx: (c * ty - d * tx) / determinant,
                ty: (b * tx - a * ty) / determinant
            )
        }
    }

    extension CGAffineTransform: Codable {
        /// Reads the six elements `a`, `b`, `c`, `d`, `tx`, `ty` from an unkeyed container.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            a = try container.decode(CGFloat.self)
            b = try container.decode(CGFloat.self)
            c = try container.decode(CGFloat.self)
            d = try container.decode(CGFloat.self)
            tx = try container.decode(CGFloat.self)
            ty = try container.decode(CGFloat.self)
        }

        /// Writes the six elements in the order in which they are read.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(contentsOf: [a, b, c, d, tx, ty])
        }
    }
#endif
