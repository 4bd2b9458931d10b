// The root class with the members that each subclass has on macOS. A subclass's own declaration of such
// a name meets them, and inside a subclass they hide a global function of that name.

@_exported import Darwin

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    public init() {}

    open var hash: Int { 0 }
    open var description: String { "" }
    open var debugDescription: String { "" }
    open var superclass: AnyClass? { nil }
    open class func superclass() -> AnyClass? { nil }
    open class func description() -> String { "" }
    open class func hash() -> Int { 0 }
    open class func initialize() {}
    open class func load() {}
    open class func version() -> Int { 0 }
    open class func setVersion(_ version: Int) {}

    public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) {}
    open func `self`() -> Self { self }
    open func copy() -> Any { self }
    open func mutableCopy() -> Any { self }
    open func isEqual(_ object: Any?) -> Bool { false }
    open func isProxy() -> Bool { false }
    open func isKind(of type: AnyClass) -> Bool { false }
    open func isMember(of type: AnyClass) -> Bool { false }

    // Messages

    open class func instancesRespond(to selector: Selector!) -> Bool { false }
    open class func resolveClassMethod(_ selector: Selector!) -> Bool { false }
    open class func resolveInstanceMethod(_ selector: Selector!) -> Bool { false }
    open func responds(to selector: Selector!) -> Bool { false }
    open func method(for selector: Selector!) -> OpaquePointer! { nil }
    open func forwardingTarget(for selector: Selector!) -> Any? { nil }
    open func doesNotRecognizeSelector(_ selector: Selector!) {}
    open func perform(_ selector: Selector!) -> AnyObject? { nil }
    open func perform(_ selector: Selector!, with object: Any!) -> AnyObject? { nil }
    open func perform(_ selector: Selector!, with object: Any!, with other: Any!) -> AnyObject? {
        nil
    }
    open func perform(_ selector: Selector, with object: Any?, afterDelay seconds: Double) {}

    // Members that come with Foundation

    // Archiving

    open var classForCoder: AnyClass { NSObject.self }
    open func awakeAfter(using coder: NSCoder) -> Any? { nil }
    open func replacementObject(for coder: NSCoder) -> Any? { nil }

    // Key-value coding

    open func value(forKey key: String) -> Any? { nil }
    open func value(forKeyPath path: String) -> Any? { nil }
    open func value(forUndefinedKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKey key: String) {}
    open func setValue(_ value: Any?, forKeyPath path: String) {}
    open func setValue(_ value: Any?, forUndefinedKey key: String) {}
    open func setNilValueForKey(_ key: String) {}
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { [:] }
    open func setValuesForKeys(_ values: [String: Any]) {}
    open func mutableArrayValue(forKey key: String) -> Any { self }

    // Key-value observing

    open var observationInfo: UnsafeMutableRawPointer? {
        get { nil }
        set {}
    }
    open func addObserver(
        _ observer: NSObject,
        forKeyPath path: String,
        options: NSKeyValueObservingOptions = 0,
        context: UnsafeMutableRawPointer?
    ) {}
    open func removeObserver(_ observer: NSObject, forKeyPath path: String) {}
    open func observeValue(
        forKeyPath path: String?,
        of object: Any?,
        change: [String: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}

    // Scripting, on macOS alone

    open var className: String { "" }
    open var classCode: UInt32 { 0 }
    open var attributeKeys: [String] { [] }
    open var toOneRelationshipKeys: [String] { [] }
    open var toManyRelationshipKeys: [String] { [] }
    open var objectSpecifier: AnyObject? { nil }
    open var scriptingProperties: [String: Any]? {
        get { nil }
        set {}
    }
    open func coerceValue(_ value: Any?, forKey key: String) -> Any? { nil }
    open func isEqual(to object: Any?) -> Bool { false }
    open func isNotEqual(to object: Any?) -> Bool { false }
    open func isLessThan(_ object: Any?) -> Bool { false }
    open func isLessThanOrEqual(to object: Any?) -> Bool { false }
    open func isGreaterThan(_ object: Any?) -> Bool { false }
    open func isGreaterThanOrEqual(to object: Any?) -> Bool { false }
    open func isLike(_ text: String) -> Bool { false }
    open func isCaseInsensitiveLike(_ text: String) -> Bool { false }
    open func doesContain(_ object: Any) -> Bool { false }
    open func attemptRecovery(fromError error: any Error, optionIndex index: Int) -> Bool { false }
}

public protocol NSObjectProtocol: AnyObject {
    var hash: Int { get }
    var description: String { get }
    var superclass: AnyClass? { get }
    func isEqual(_ object: Any?) -> Bool
    func isKind(of type: AnyClass) -> Bool
    func isMember(of type: AnyClass) -> Bool
    func isProxy() -> Bool
    func responds(to selector: Selector!) -> Bool
}

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    public init(_ name: String) {}
    public init(stringLiteral name: String) {}
    public var description: String { "" }
}

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public var boolValue: Bool { false }
    public init(_ value: Bool) {}
    public init(booleanLiteral value: Bool) {}
}

open class NSCoder: NSObject {}

public struct NSZone {}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
