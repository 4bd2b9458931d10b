import Foundation

/// A folder for files of a moment, which goes when its work is done; where that was killed, it goes when
/// another one is made an hour later.
struct ScratchFolder {
    let path: String

    /// Older folders are left over from work that was killed.
    private static let secondsOfLeftovers = 3_600.0

    /// Makes a folder.
    ///
    /// - Parameter parent: Where the folders lie, and nothing else does.
    init(in parent: String) throws {
        CacheFolder(path: parent, capacity: .max)
            .remove(olderThan: ScratchFolder.secondsOfLeftovers)
        path = "\(parent)/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// The judge's environment, but for where programs put files of their own, of which not all of them
    /// remove every one.
    var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["TMPDIR": path]) { $1 }
    }

    /// Removes it, with all that is in it.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
