// Points, sizes, rectangles and affine transforms, with a stored property where Apple's have one.

public struct CGPoint: Equatable, Codable, Sendable, CustomDebugStringConvertible {
    public var x: CGFloat
    public var y: CGFloat
    public init() { (x, y) = (0, 0) }
    public init(x: CGFloat, y: CGFloat) { self.init() }
    public init(x: Double, y: Double) { self.init() }
    public init(x: Int, y: Int) { self.init() }
    public static var zero: CGPoint { CGPoint() }
    public var debugDescription: String { "" }
    public func equalTo(_ other: CGPoint) -> Bool { false }
    public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}

public struct CGSize: Equatable, Codable, Sendable, CustomDebugStringConvertible {
    public var width: CGFloat
    public var height: CGFloat
    public init() { (width, height) = (0, 0) }
    public init(width: CGFloat, height: CGFloat) { self.init() }
    public init(width: Double, height: Double) { self.init() }
    public init(width: Int, height: Int) { self.init() }
    public static var zero: CGSize { CGSize() }
    public var debugDescription: String { "" }
    public func equalTo(_ other: CGSize) -> Bool { false }
    public func applying(_ transform: CGAffineTransform) -> CGSize { self }
}

public struct CGVector: Equatable, Codable, Sendable, CustomDebugStringConvertible {
    public var dx: CGFloat
    public var dy: CGFloat
    public init() { (dx, dy) = (0, 0) }
    public init(dx: CGFloat, dy: CGFloat) { self.init() }
    public init(dx: Double, dy: Double) { self.init() }
    public init(dx: Int, dy: Int) { self.init() }
    public static var zero: CGVector { CGVector() }
    public var debugDescription: String { "" }
}

public struct CGRect: Equatable, Codable, Sendable, CustomDebugStringConvertible {
    public var origin: CGPoint
    public var size: CGSize
    public init() { (origin, size) = (.zero, .zero) }
    public init(origin: CGPoint, size: CGSize) { self.init() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
    public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
    public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
    public static var infinite: CGRect { CGRect() }

    public var minX: CGFloat { 0 }
    public var midX: CGFloat { 0 }
    public var maxX: CGFloat { 0 }
    public var minY: CGFloat { 0 }
    public var midY: CGFloat { 0 }
    public var maxY: CGFloat { 0 }
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public var isNull: Bool { false }
    public var isEmpty: Bool { false }
    public var isInfinite: Bool { false }
    public var standardized: CGRect { self }
    public var integral: CGRect { self }
    public var debugDescription: String { "" }

    public func equalTo(_ other: CGRect) -> Bool { false }
    public func contains(_ point: CGPoint) -> Bool { false }
    public func contains(_ other: CGRect) -> Bool { false }
    public func intersects(_ other: CGRect) -> Bool { false }
    public func intersection(_ other: CGRect) -> CGRect { self }
    public func union(_ other: CGRect) -> CGRect { self }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func applying(_ transform: CGAffineTransform) -> CGRect { self }
    public func divided(
        atDistance distance: CGFloat,
        from edge: CGRectEdge
    ) -> (slice: CGRect, remainder: CGRect) { (self, self) }
}

public enum CGRectEdge: UInt32, Sendable {
    case minXEdge, minYEdge, maxXEdge, maxYEdge
}

public struct CGAffineTransform: Equatable, Codable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat
    public init() { (a, b, c, d, tx, ty) = (0, 0, 0, 0, 0, 0) }
    public init(
        a: CGFloat,
        b: CGFloat,
        c: CGFloat,
        d: CGFloat,
        tx: CGFloat,
        ty: CGFloat
    ) { self.init() }
    public init(
        _ a: CGFloat,
        _ b: CGFloat,
        _ c: CGFloat,
        _ d: CGFloat,
        _ tx: CGFloat,
        _ ty: CGFloat
    ) { self.init() }
    public init(translationX: CGFloat, y: CGFloat) { self.init() }
    public init(scaleX: CGFloat, y: CGFloat) { self.init() }
    public init(rotationAngle: CGFloat) { self.init() }
    public static var identity: CGAffineTransform { CGAffineTransform() }
    public var isIdentity: Bool { false }
    public func equalTo(_ other: CGAffineTransform) -> Bool { false }
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
    public func inverted() -> CGAffineTransform { self }
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
}
