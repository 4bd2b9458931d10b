import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Keeps two processes from compiling the same answer at the same time: the second waits, and then
/// finds what the first one made.
///
/// The system releases it when its holder ends, however it ends.
struct BuildLock {
    private let descriptor: Int32

    init(_ path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw ToolchainFault(message: "cannot write \(path)") }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }

    func release() {
        close(descriptor)
    }
}
