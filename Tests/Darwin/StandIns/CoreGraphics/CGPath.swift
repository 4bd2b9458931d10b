// Paths, whose initialisers are those of C functions, and colours.

public class CGPath: Hashable {
    init() {}
    public static func == (one: CGPath, other: CGPath) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

extension CGPath {
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
    }
    public convenience init(
        roundedRect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) { self.init() }
    public var isEmpty: Bool { true }
    public var currentPoint: CGPoint { .zero }
    public var boundingBox: CGRect { .zero }
    public var boundingBoxOfPath: CGRect { .zero }
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool { false }
    public func copy() -> CGPath? { nil }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { nil }
    public func mutableCopy() -> CGMutablePath? { nil }
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
    @available(macOS 13, *)
    public func flattened(threshold: CGFloat) -> CGPath { self }
    @available(macOS 13, *)
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
}

public class CGMutablePath: CGPath {
    public override init() {}
}

extension CGMutablePath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {}
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {}
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {}
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {}
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {}
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {}
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
    public func closeSubpath() {}
}

public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

public class CGColor: Hashable {
    init() {}
    public static func == (one: CGColor, other: CGColor) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

extension CGColor {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init()
    }
    public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init()
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init() }
    public var alpha: CGFloat { 0 }
    public var components: [CGFloat]? { nil }
    public var numberOfComponents: Int { 0 }
    public func copy(alpha: CGFloat) -> CGColor? { nil }
}
