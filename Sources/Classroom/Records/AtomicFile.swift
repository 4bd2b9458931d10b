import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Writes files so that each is there whole or not at all, whenever the machine stops.
struct AtomicFile: Sendable {
    /// Where unfinished files lie; in the same file system.
    let scratch: String

    /// Writes a file, in the place of the one that may be there.
    func write(_ data: Data, to path: String) throws(OutputFault) {
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
            try data.write(to: URL(fileURLWithPath: unfinished))
        } catch {
            throw OutputFault(path: path, reason: "\(error.localizedDescription)")
        }
        guard rename(unfinished, path) == 0 else {
            throw OutputFault(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// Removes what was left unfinished.
    func clear() {
        try? FileManager.default.removeItem(atPath: scratch)
    }
}

/// A result cannot be written.
public struct OutputFault: Error, Hashable, Sendable {
    /// The file.
    public let path: String
    /// What the system says.
    public let reason: String

    /// What is wrong, and what to do.
    public var message: String {
        "\(path) cannot be written: \(reason). Name another folder with OUT=, or make room."
    }
}
