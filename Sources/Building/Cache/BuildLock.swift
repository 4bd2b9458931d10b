import Foundation
import Platform

/// Prevents two processes from compiling the same answer at the same time: the second one waits, then finds
/// the result of the first.
///
/// The system releases the lock when its holder ends, even in a crash.
struct BuildLock {
    private let descriptor: Int32

    init(_ path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Fault("cannot write \(path)") }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }

    func release() {
        close(descriptor)
    }
}
