import Foundation
import Scenario

#if canImport(Glibc)
    import Glibc
#endif

/// Writes files so that each is there whole or not at all, whenever the process is stopped.
struct AtomicFile: Sendable {
    /// Where unfinished files lie; in the same file system.
    let scratch: String

    /// What a file is still there after.
    enum Lasting {
        /// After a power cut too: written to the disk before it has its name.
        case powerCut
        /// After the end of the process. A power cut may leave a part of it under its name, so that it
        /// is for files that are known to be whole when they are read, and are not missed.
        case process
    }

    /// Writes a file, in the place of the one that may be there.
    func write(
        _ data: Data,
        to path: String,
        lasting: Lasting = .powerCut
    ) throws(OutputFault) {
        let unfinished = "\(scratch)/\(UUID().uuidString)"
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            try FileManager.default.createDirectory(
                atPath: scratch,
                withIntermediateDirectories: true
            )
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

    /// Writes without waiting for the disk, as `Data` does.
    private func writeSoon(_ data: Data, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
        try file.close()
    }

    /// Removes what was left unfinished.
    func clear() {
        try? FileManager.default.removeItem(atPath: scratch)
    }
}

/// A result cannot be written.
package struct OutputFault: ExplainedError, Hashable {
    /// The file.
    package let path: String
    /// What the system says.
    package let reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// What is wrong, and what to do.
    package var message: String {
        // Some of the system's reasons are sentences, others are not.
        let reason = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        return "\(path) cannot be written: \(reason). Name another folder with OUT=, or make room."
    }
}
