import Foundation

/// A folder for temporary files, removed after use.
///
/// If its process is killed, creating another scratch folder removes it an hour later.
package struct ScratchFolder {
    package let path: String

    /// Older folders were left over by processes that were killed.
    private static let secondsOfLeftovers = 3_600.0

    /// Makes a folder.
    ///
    /// - Parameter parent: A folder that contains nothing but scratch folders.
    package init(in parent: String) throws {
        CacheFolder(path: parent, capacity: .max)
            .remove(olderThan: ScratchFolder.secondsOfLeftovers)
        path = "\(parent)/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// The judge's environment with this folder for temporary files, because some programs leave files
    /// behind.
    package var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["TMPDIR": path]) { $1 }
    }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
