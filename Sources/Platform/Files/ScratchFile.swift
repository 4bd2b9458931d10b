import Foundation

/// A file in a folder that no other process reads yet.
///
/// `Data.write(to:)` waits until the bytes are on the disk. A scratch file does not need this, because after
/// a power failure its folder is made again.
package enum ScratchFile {
    /// Replaces a file's contents.
    package static func write(_ bytes: some DataProtocol, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw Fault(
                "cannot write \(path): \(String(cString: strerror(errno)))"
            )
        }
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: bytes)
    }
}
