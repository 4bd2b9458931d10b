// Errors of Cocoa and of the C library.

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
    var helpAnchor: String? { get }
}

extension LocalizedError {
    public var errorDescription: String? { nil }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
}

extension Error {
    public var localizedDescription: String { "" }
}

open class NSError: NSObject, Error, @unchecked Sendable {
    public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
    public var domain: String { "" }
    public var code: Int { 0 }
    public var userInfo: [String: Any] { [:] }
    public var localizedDescription: String { "" }
}

public struct CocoaError: Error, Hashable, Sendable {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public static var fileNoSuchFile: Code { Code(rawValue: 4) }
        public static var fileReadNoSuchFile: Code { Code(rawValue: 260) }
        public static var fileReadUnknown: Code { Code(rawValue: 256) }
        public static var fileWriteFileExists: Code { Code(rawValue: 516) }
        public static var fileWriteUnknown: Code { Code(rawValue: 512) }
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

public enum POSIXErrorCode: Int32, Sendable {
    case EPERM = 1
    case ENOENT = 2
    case EINTR = 4
    case EIO = 5
    case EBADF = 9
    case EACCES = 13
    case EEXIST = 17
    case ENOTDIR = 20
    case EISDIR = 21
    case EINVAL = 22
    case ENOSPC = 28
    case EPIPE = 32
    case EAGAIN = 35
    case ELOOP = 62
    case ENOTEMPTY = 66
}

public struct POSIXError: Error, Hashable, Sendable {
    public let code: POSIXErrorCode
    public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) { self.code = code }
}
