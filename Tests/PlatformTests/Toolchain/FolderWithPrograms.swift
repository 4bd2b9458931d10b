import Examples
import Foundation

/// A folder with a blank in its path, for programs that stand for those of another system.
final class FolderWithPrograms {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "programs of \(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a script for the shell, and gives its path.
    @discardableResult
    func add(_ name: String, _ script: String = "exit 0") throws -> String {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: file).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try writeScript(script, to: file)
        return file
    }
}
