// Files and folders.

open class FileManager: NSObject, @unchecked Sendable {
    public class var `default`: FileManager { FileManager() }
    public var currentDirectoryPath: String { "" }
    public var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "") }
    public var temporaryDirectory: URL { URL(fileURLWithPath: "") }

    public func fileExists(atPath path: String) -> Bool { false }
    public func fileExists(
        atPath path: String,
        isDirectory: UnsafeMutablePointer<ObjCBool>?
    ) -> Bool { false }
    public func isExecutableFile(atPath path: String) -> Bool { false }
    public func isReadableFile(atPath path: String) -> Bool { false }
    public func isWritableFile(atPath path: String) -> Bool { false }
    public func contents(atPath path: String) -> Data? { nil }
    public func contentsEqual(atPath path: String, andPath other: String) -> Bool { false }
    public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
    public func contentsOfDirectory(
        at url: URL,
        includingPropertiesForKeys keys: [URLResourceKey]?,
        options: DirectoryEnumerationOptions = []
    ) throws -> [URL] { [] }
    public func subpaths(atPath path: String) -> [String]? { nil }
    public func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
    public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
    public func enumerator(
        at url: URL,
        includingPropertiesForKeys keys: [URLResourceKey]?,
        options: DirectoryEnumerationOptions = [],
        errorHandler: ((URL, any Error) -> Bool)? = nil
    ) -> DirectoryEnumerator? { nil }
    public func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
    public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
    public func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any] {
        [:]
    }

    public func setAttributes(
        _ attributes: [FileAttributeKey: Any],
        ofItemAtPath path: String
    ) throws {}
    public func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
    @discardableResult public func createFile(
        atPath path: String,
        contents: Data?,
        attributes: [FileAttributeKey: Any]? = nil
    ) -> Bool { false }
    public func createDirectory(
        at url: URL,
        withIntermediateDirectories: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    public func createDirectory(
        atPath path: String,
        withIntermediateDirectories: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    public func createSymbolicLink(at url: URL, withDestinationURL target: URL) throws {}
    public func createSymbolicLink(atPath path: String, withDestinationPath target: String) throws {
    }
    public func linkItem(at url: URL, to other: URL) throws {}
    public func linkItem(atPath path: String, toPath other: String) throws {}
    public func copyItem(at url: URL, to other: URL) throws {}
    public func copyItem(atPath path: String, toPath other: String) throws {}
    public func moveItem(at url: URL, to other: URL) throws {}
    public func moveItem(atPath path: String, toPath other: String) throws {}
    public func removeItem(at url: URL) throws {}
    public func removeItem(atPath path: String) throws {}
    public func replaceItemAt(_ url: URL, withItemAt other: URL) throws -> URL? { nil }

    public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
        public var fileAttributes: [FileAttributeKey: Any]? { nil }
        public var level: Int { 0 }
        public var allObjects: [Any] { [] }
        public func next() -> Any? { nil }
        public func nextObject() -> Any? { nil }
        public func skipDescendants() {}
    }
}

public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
    public static let creationDate = FileAttributeKey(rawValue: "")
    public static let modificationDate = FileAttributeKey(rawValue: "")
    public static let ownerAccountID = FileAttributeKey(rawValue: "")
    public static let groupOwnerAccountID = FileAttributeKey(rawValue: "")
    public static let posixPermissions = FileAttributeKey(rawValue: "")
    public static let referenceCount = FileAttributeKey(rawValue: "")
    public static let size = FileAttributeKey(rawValue: "")
    public static let systemFreeSize = FileAttributeKey(rawValue: "")
    public static let systemFileNumber = FileAttributeKey(rawValue: "")
    public static let type = FileAttributeKey(rawValue: "")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
    public static let typeDirectory = FileAttributeType(rawValue: "")
    public static let typeRegular = FileAttributeType(rawValue: "")
    public static let typeSymbolicLink = FileAttributeType(rawValue: "")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct URLResourceValues {
    public var isDirectory: Bool? { nil }
    public var isRegularFile: Bool? { nil }
    public var fileSize: Int? { nil }
    public var contentModificationDate: Date? { nil }
}

public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
    public static let isDirectoryKey = URLResourceKey(rawValue: "")
    public static let isRegularFileKey = URLResourceKey(rawValue: "")
    public static let contentModificationDateKey = URLResourceKey(rawValue: "")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
