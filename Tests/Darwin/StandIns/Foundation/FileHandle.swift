// Open files and pipes.

open class FileHandle: NSObject, @unchecked Sendable {
    public class var standardInput: FileHandle { FileHandle(fileDescriptor: 0) }
    public class var standardOutput: FileHandle { FileHandle(fileDescriptor: 1) }
    public class var standardError: FileHandle { FileHandle(fileDescriptor: 2) }
    public class var nullDevice: FileHandle { FileHandle(fileDescriptor: 0) }
    public init(fileDescriptor: Int32, closeOnDealloc: Bool) {}
    public convenience init(fileDescriptor: Int32) {
        self.init(fileDescriptor: fileDescriptor, closeOnDealloc: false)
    }
    public convenience init?(forReadingAtPath path: String) { return nil }
    public convenience init?(forWritingAtPath path: String) { return nil }
    public convenience init?(forUpdatingAtPath path: String) { return nil }
    public convenience init(forReadingFrom url: URL) throws { self.init(fileDescriptor: 0) }
    public convenience init(forWritingTo url: URL) throws { self.init(fileDescriptor: 0) }
    public convenience init(forUpdating url: URL) throws { self.init(fileDescriptor: 0) }

    public var fileDescriptor: Int32 { 0 }
    public var availableData: Data { Data() }
    public func read(upToCount count: Int) throws -> Data? { nil }
    public func readToEnd() throws -> Data? { nil }
    public func readData(ofLength count: Int) -> Data { Data() }
    public func readDataToEndOfFile() -> Data { Data() }
    public func write(_ data: Data) {}
    public func write<Bytes: DataProtocol>(contentsOf bytes: Bytes) throws {}
    public func offset() throws -> UInt64 { 0 }
    public func seek(toOffset offset: UInt64) throws {}
    @discardableResult public func seekToEnd() throws -> UInt64 { 0 }
    public func synchronize() throws {}
    public func truncate(atOffset offset: UInt64) throws {}
    public func close() throws {}
    public func closeFile() {}
}

open class Pipe: NSObject, @unchecked Sendable {
    public var fileHandleForReading: FileHandle { .standardInput }
    public var fileHandleForWriting: FileHandle { .standardOutput }
}
