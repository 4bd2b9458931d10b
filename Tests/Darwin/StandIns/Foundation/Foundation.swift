// The imports that `import Foundation` brings along, and its small declarations.

@_exported import CoreGraphics
@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC

public typealias TimeInterval = Double

public protocol NSCopying {
    func copy(with zone: NSZone?) -> Any
}

public protocol NSCoding {
    init?(coder: NSCoder)
    func encode(with coder: NSCoder)
}

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
    public init() {}
    public init?(uuidString: String) { return nil }
    public var uuidString: String { "" }
    public var description: String { "" }
}

public struct IndexPath: Hashable, Sendable {}

open class NSNotification: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

public struct Notification {
    public typealias Name = NSNotification.Name
}

public func NSTemporaryDirectory() -> String { "" }
public func NSHomeDirectory() -> String { "" }
public func NSUserName() -> String { "" }
public func NSStringFromClass(_ type: AnyClass) -> String { "" }
public func NSClassFromString(_ name: String) -> AnyClass? { nil }
public func NSLog(_ format: String, _ arguments: any CVarArg...) {}

open class NSNull: NSObject {}

open class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    public var boolValue: Bool { false }
    public var intValue: Int { 0 }
    public var int32Value: Int32 { 0 }
    public var uint64Value: UInt64 { 0 }
    public var doubleValue: Double { 0 }
    public var stringValue: String { "" }
    public var int64Value: Int64 { 0 }
    public override init() {}
    public required init(integerLiteral value: Int) {}
    public required init(floatLiteral value: Double) {}
    public required init(booleanLiteral value: Bool) {}
    public convenience init(value: Bool) { self.init() }
    public convenience init(value: Int) { self.init() }
    public convenience init(value: Double) { self.init() }
}

open class Bundle: NSObject, @unchecked Sendable {
    public class var main: Bundle { Bundle() }
    public class var allBundles: [Bundle] { [] }
    public var bundleURL: URL { URL(fileURLWithPath: "") }
    public var bundlePath: String { "" }
    public var executableURL: URL? { nil }
    public var executablePath: String? { nil }
}

open class XMLParser: NSObject {
    public weak var delegate: (any XMLParserDelegate)?
    public var parserError: (any Error)? { nil }
    public var lineNumber: Int { 0 }
    public init(data: Data) {}
    public func parse() -> Bool { false }
}

public protocol XMLParserDelegate: NSObjectProtocol {
    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    )
    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    )
    func parser(_ parser: XMLParser, foundCharacters text: String)
}

// Its methods are optional in Objective-C.
extension XMLParserDelegate {
    public func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {}
    public func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {}
    public func parser(_ parser: XMLParser, foundCharacters text: String) {}
}
