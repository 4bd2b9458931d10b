// A type of its own, between which and `Double` the compiler converts by itself.

@_exported import Darwin

@frozen public struct CGFloat: BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
    public typealias NativeType = Double
    public typealias RawSignificand = UInt64
    public typealias Exponent = Int
    public typealias Magnitude = CGFloat
    public typealias Stride = CGFloat
    public var native: Double

    public init() { native = 0 }
    public init(_ number: Double) { native = number }
    public init(_ number: Float) { native = 0 }
    public init(_ number: Int) { native = 0 }
    public init<Number: BinaryInteger>(_ number: Number) { native = 0 }
    public init<Number: BinaryFloatingPoint>(_ number: Number) { native = 0 }
    public init?<Number: BinaryInteger>(exactly number: Number) { return nil }
    public init?<Number: BinaryFloatingPoint>(exactly number: Number) { return nil }
    public init?(_ text: String) { return nil }
    public init(integerLiteral number: Int) { native = 0 }
    public init(floatLiteral number: Double) { native = number }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
    public init(signOf number: CGFloat, magnitudeOf other: CGFloat) { native = 0 }
    public init(
        sign: FloatingPointSign,
        exponentBitPattern: UInt,
        significandBitPattern: UInt64
    ) { native = 0 }

    public static var nan: CGFloat { 0 }
    public static var signalingNaN: CGFloat { 0 }
    public static var infinity: CGFloat { 0 }
    public static var pi: CGFloat { 0 }
    public static var greatestFiniteMagnitude: CGFloat { 0 }
    public static var leastNormalMagnitude: CGFloat { 0 }
    public static var leastNonzeroMagnitude: CGFloat { 0 }
    public static var ulpOfOne: CGFloat { 0 }
    public static var exponentBitCount: Int { 0 }
    public static var significandBitCount: Int { 0 }

    public var sign: FloatingPointSign { .plus }
    public var exponent: Int { 0 }
    public var significand: CGFloat { self }
    public var magnitude: CGFloat { self }
    public var binade: CGFloat { self }
    public var ulp: CGFloat { self }
    public var nextUp: CGFloat { self }
    public var significandWidth: Int { 0 }
    public var exponentBitPattern: UInt { 0 }
    public var significandBitPattern: UInt64 { 0 }
    public var bitPattern: UInt { 0 }
    public var isNormal: Bool { false }
    public var isFinite: Bool { false }
    public var isZero: Bool { false }
    public var isSubnormal: Bool { false }
    public var isInfinite: Bool { false }
    public var isNaN: Bool { false }
    public var isSignalingNaN: Bool { false }
    public var isCanonical: Bool { false }
    public var description: String { "" }
    public func hash(into hasher: inout Hasher) {}

    public func isEqual(to other: CGFloat) -> Bool { false }
    public func isLess(than other: CGFloat) -> Bool { false }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { false }
    public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { false }
    public func advanced(by distance: CGFloat) -> CGFloat { self }
    public func distance(to other: CGFloat) -> CGFloat { self }
    public mutating func negate() {}
    public mutating func round(_ rule: FloatingPointRoundingRule) {}
    public mutating func formSquareRoot() {}
    public mutating func formRemainder(dividingBy other: CGFloat) {}
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
    public mutating func addProduct(_ one: CGFloat, _ other: CGFloat) {}

    public static func == (one: CGFloat, other: CGFloat) -> Bool { false }
    public static func < (one: CGFloat, other: CGFloat) -> Bool { false }
    public static func <= (one: CGFloat, other: CGFloat) -> Bool { false }
    public static func > (one: CGFloat, other: CGFloat) -> Bool { false }
    public static func >= (one: CGFloat, other: CGFloat) -> Bool { false }
    public static func + (one: CGFloat, other: CGFloat) -> CGFloat { one }
    public static func - (one: CGFloat, other: CGFloat) -> CGFloat { one }
    public static func * (one: CGFloat, other: CGFloat) -> CGFloat { one }
    public static func / (one: CGFloat, other: CGFloat) -> CGFloat { one }
    public static func += (one: inout CGFloat, other: CGFloat) {}
    public static func -= (one: inout CGFloat, other: CGFloat) {}
    public static func *= (one: inout CGFloat, other: CGFloat) {}
    public static func /= (one: inout CGFloat, other: CGFloat) {}
}

extension Double {
    public init(_ number: CGFloat) { self = number.native }
}

extension Float {
    public init(_ number: CGFloat) { self = 0 }
}

extension Int {
    public init(_ number: CGFloat) { self = 0 }
}

public func acos(_ x: CGFloat) -> CGFloat { x }
public func asin(_ x: CGFloat) -> CGFloat { x }
public func atan(_ x: CGFloat) -> CGFloat { x }
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { x }
public func cos(_ x: CGFloat) -> CGFloat { x }
public func exp(_ x: CGFloat) -> CGFloat { x }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func log(_ x: CGFloat) -> CGFloat { x }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func sin(_ x: CGFloat) -> CGFloat { x }
public func tan(_ x: CGFloat) -> CGFloat { x }
