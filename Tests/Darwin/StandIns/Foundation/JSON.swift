// JSON.

open class JSONEncoder: @unchecked Sendable {
    public struct OutputFormatting: OptionSet, Sendable {
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public enum DateEncodingStrategy: Sendable {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    }
    public enum KeyEncodingStrategy: Sendable {
        case useDefaultKeys, convertToSnakeCase
    }
    public enum NonConformingFloatEncodingStrategy: Sendable {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    public var outputFormatting: OutputFormatting = []
    public var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
    public var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
    public var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
    public init() {}
    public func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}

open class JSONDecoder: @unchecked Sendable {
    public enum DateDecodingStrategy: Sendable {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    }
    public enum KeyDecodingStrategy: Sendable {
        case useDefaultKeys, convertFromSnakeCase
    }
    public enum NonConformingFloatDecodingStrategy: Sendable {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    public var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
    public var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
    public var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
    public init() {}
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        fatalError()
    }
}

open class JSONSerialization: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct WritingOptions: OptionSet, Sendable {
        public static let prettyPrinted = WritingOptions(rawValue: 1)
        public static let sortedKeys = WritingOptions(rawValue: 2)
        public static let fragmentsAllowed = WritingOptions(rawValue: 4)
        public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data
    {
        Data()
    }
    public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
        data
    }
}
