import Foundation
import Platform

/// Writes files atomically: after an abort, a file is complete or absent.
struct AtomicFile: Sendable {
    /// The folder for unfinished files, which must be on the same file system.
    let scratch: String

    /// Writes a file, and replaces an existing one.
    func write(_ data: Data, to path: String) throws(OutputFault) {
        let unfinished = "\(scratch)/\(UUID().uuidString)"
        do {
            try FileManager.default.createFolder(around: path)
            try FileManager.default.createFolder(around: unfinished)
            try data.write(to: URL(fileURLWithPath: unfinished))
        } catch {
            throw OutputFault(path: path, reason: "\(error.localizedDescription)")
        }
        guard rename(unfinished, path) == 0 else {
            let reason = String(cString: strerror(errno))
            try? FileManager.default.removeItem(atPath: unfinished)
            throw OutputFault(path: path, reason: reason)
        }
    }

    func clear() {
        try? FileManager.default.removeItem(atPath: scratch)
    }
}

package struct OutputFault: ExplainedError, Hashable {
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var message: String {
        // Only some of the system's messages end with a period.
        let reason = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        return "\(path) cannot be written: \(reason). Name another place with OUT=, or make room."
    }
}
