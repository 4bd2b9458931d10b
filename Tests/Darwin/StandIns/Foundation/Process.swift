// Programs, threads and locks.

open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Int, Sendable {
        case exit = 1
        case uncaughtSignal
    }
    public var executableURL: URL?
    public var arguments: [String]?
    public var environment: [String: String]?
    public var currentDirectoryURL: URL?
    public var standardInput: Any?
    public var standardOutput: Any?
    public var standardError: Any?
    public var terminationHandler: (@Sendable (Process) -> Void)?
    public var isRunning: Bool { false }
    public var processIdentifier: Int32 { 0 }
    public var terminationReason: TerminationReason { .exit }
    public var terminationStatus: Int32 { 0 }
    public func run() throws {}
    public func interrupt() {}
    public func terminate() {}
    public func waitUntilExit() {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    public class var processInfo: ProcessInfo { ProcessInfo() }
    public var arguments: [String] { [] }
    public var environment: [String: String] { [:] }
    public var activeProcessorCount: Int { 0 }
    public var processorCount: Int { 0 }
    public var physicalMemory: UInt64 { 0 }
    public var processIdentifier: Int32 { 0 }
    public var processName: String { "" }
    public var hostName: String { "" }
    public var systemUptime: TimeInterval { 0 }
    public var operatingSystemVersionString: String { "" }
    public var globallyUniqueString: String { "" }
}

open class Thread: NSObject, @unchecked Sendable {
    public class var current: Thread { Thread() }
    public class var main: Thread { Thread() }
    public class var isMainThread: Bool { false }
    public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
    public class func sleep(forTimeInterval seconds: TimeInterval) {}
    public class func sleep(until date: Date) {}
    public class func exit() {}
    public class var callStackSymbols: [String] { [] }
    public override init() {}
    public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
    public var isMainThread: Bool { false }
    public var isFinished: Bool { false }
    public var name: String?
    public var stackSize = 0
    public func start() {}
    public func cancel() {}
}

public protocol NSLocking {
    func lock()
    func unlock()
}

extension NSLocking {
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
    public func `try`() -> Bool { false }
}

open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
}

open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
    public func wait() {}
    public func wait(until date: Date) -> Bool { false }
    public func signal() {}
    public func broadcast() {}
}
