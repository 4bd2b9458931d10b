import Foundation
import Platform

/// Writes files atomically: after an abort, a file is complete or absent.
struct AtomicFile: Sendable {
    /// The folder for unfinished files, which must be on the same file system.
    let scratch: String

    /// The events that a written file survives.
    enum Lasting {
        /// A power cut: the data is on the disk before the file is renamed.
        case powerCut
        /// The end of the process.
        ///
        /// A power cut may leave a truncated file under the final name. Use this only for files
        /// that are validated on reading and can be recreated.
        case process
    }

    /// Writes a file, and replaces an existing one.
    func write(
        _ data: Data,
        to path: String,
        lasting: Lasting = .powerCut
    ) throws(OutputFault) {
        let unfinished = "\(scratch)/\(UUID().uuidString)"
        do {
            try FileManager.default.createFolder(around: path)
            try FileManager.default.createFolder(around: unfinished)
            switch lasting {
            case .powerCut: try data.write(to: URL(fileURLWithPath: unfinished))
            case .process: try writeSoon(data, to: unfinished)
            }
        } catch {
            throw OutputFault(path: path, reason: "\(error.localizedDescription)")
        }
        guard rename(unfinished, path) == 0 else {
            let reason = String(cString: strerror(errno))
            try? FileManager.default.removeItem(atPath: unfinished)
            throw OutputFault(path: path, reason: reason)
        }
    }

    /// Writes like `Data`, without waiting for the disk.
    private func writeSoon(_ data: Data, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
        try file.close()
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
