// Places of files.

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
    public init(fileURLWithPath path: String) {}
    public init(fileURLWithPath path: String, isDirectory: Bool) {}
    public init(fileURLWithPath path: String, relativeTo base: URL?) {}
    public init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?) {}
    public init?(string: String) { return nil }

    public var path: String { "" }
    public var pathComponents: [String] { [] }
    public var lastPathComponent: String { "" }
    public var pathExtension: String { "" }
    public var hasDirectoryPath: Bool { false }
    public var isFileURL: Bool { false }
    public var absoluteString: String { "" }
    public var absoluteURL: URL { self }
    public var standardized: URL { self }
    public var standardizedFileURL: URL { self }
    public var description: String { "" }
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        URLResourceValues()
    }
    public func appendingPathComponent(_ name: String) -> URL { self }
    public func appendingPathComponent(_ name: String, isDirectory: Bool) -> URL { self }
    public func appendingPathExtension(_ name: String) -> URL { self }
    public func deletingLastPathComponent() -> URL { self }
    public func deletingPathExtension() -> URL { self }
    public func resolvingSymlinksInPath() -> URL { self }
    public mutating func appendPathComponent(_ name: String) {}
    public mutating func deleteLastPathComponent() {}
    public mutating func deletePathExtension() {}
}

@available(macOS 13, *)
extension URL {
    public enum DirectoryHint: Sendable {
        case isDirectory, notDirectory, checkFileSystem, inferFromPath
    }
    public init(
        filePath path: String,
        directoryHint: DirectoryHint = .inferFromPath,
        relativeTo base: URL? = nil
    ) { self.init(fileURLWithPath: path) }
    public static func currentDirectory() -> URL { URL(fileURLWithPath: "") }
    public static var temporaryDirectory: URL { URL(fileURLWithPath: "") }
    public static var homeDirectory: URL { URL(fileURLWithPath: "") }
    public func path(percentEncoded: Bool = true) -> String { "" }
    public func appending<Path: StringProtocol>(
        path: Path,
        directoryHint: DirectoryHint = .inferFromPath
    ) -> URL { self }
    public func appending<Name: StringProtocol>(
        component: Name,
        directoryHint: DirectoryHint = .inferFromPath
    ) -> URL { self }
}
