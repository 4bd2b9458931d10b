// Queues, groups, semaphores, times and sources of events.

@_exported import Darwin
@_exported import ObjectiveC

open class DispatchObject: NSObject {
    public func activate() {}
    public func resume() {}
    public func suspend() {}
}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public static let concurrent = Attributes(rawValue: 2)
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
    }
    public class var main: DispatchQueue { DispatchQueue() }
    public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
    public convenience init(
        label: String,
        qos: DispatchQoS = .unspecified,
        attributes: Attributes = [],
        target: DispatchQueue? = nil
    ) { self.init() }
    public func async(
        group: DispatchGroup? = nil,
        qos: DispatchQoS = .unspecified,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    public func asyncAfter(
        deadline: DispatchTime,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

open class DispatchGroup: DispatchObject, @unchecked Sendable {
    public func enter() {}
    public func leave() {}
    public func wait() {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
    public func notify(
        queue: DispatchQueue,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
}

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
    public init(value: Int) {}
    @discardableResult public func signal() -> Int { 0 }
    public func wait() {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

public enum DispatchTimeoutResult: Sendable {
    case success, timedOut
}

public struct DispatchQoS: Equatable, Sendable {
    public enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }
    public static let background = DispatchQoS()
    public static let utility = DispatchQoS()
    public static let `default` = DispatchQoS()
    public static let userInitiated = DispatchQoS()
    public static let userInteractive = DispatchQoS()
    public static let unspecified = DispatchQoS()
}

public struct DispatchTime: Comparable, Sendable {
    public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)
    public let rawValue: UInt64
    public var uptimeNanoseconds: UInt64 { rawValue }
    public init(uptimeNanoseconds: UInt64) { rawValue = uptimeNanoseconds }
    public static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: 0) }
    public static func < (one: DispatchTime, other: DispatchTime) -> Bool { false }
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time
    }
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never
}

public protocol DispatchSourceProtocol: NSObjectProtocol {
    func setEventHandler(handler: (@Sendable @convention(block) () -> Void)?)
    func activate()
    func cancel()
    func resume()
}

public protocol DispatchSourceSignal: DispatchSourceProtocol {}
public protocol DispatchSourceRead: DispatchSourceProtocol {}

open class DispatchSource: DispatchObject, DispatchSourceSignal, DispatchSourceRead {
    public class func makeSignalSource(
        signal: Int32,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceSignal { DispatchSource() }
    public class func makeReadSource(
        fileDescriptor: Int32,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceRead { DispatchSource() }
    public func setEventHandler(handler: (@Sendable @convention(block) () -> Void)?) {}
    public func cancel() {}
}
