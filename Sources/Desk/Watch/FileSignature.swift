import Foundation

/// Detects a write to a file without reading it.
struct FileSignature: Equatable {
    private let number: UInt64
    private let size: UInt64
    private let seconds: Int
    private let nanoseconds: Int

    /// The signature of a file; `nil` if it does not exist.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        number = UInt64(status.st_ino)
        size = UInt64(clamping: status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    }
}
