import Foundation

extension Data {
    /// Writes a file atomically, and creates the folder around it.
    package func write(wholeTo path: String) throws {
        try FileManager.default.createFolder(around: path)
        try write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}

extension FileManager {
    /// Creates the folder around a file if it is missing.
    package func createFolder(around path: String) throws {
        try createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
    }

    /// Whether there is a folder at a path, or a link to one.
    package func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
