#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What changes with a file's content.
///
/// Foundation would look up the names of the file's owner and group as well, which takes longer than all
/// else before a compile.
struct FileStamp: Hashable {
    private let path: String
    private let inode: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Looks at a file; `nil` where there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.path = path
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let changed = status.st_mtimespec
        #else
            let changed = status.st_mtim
        #endif
        seconds = Int(changed.tv_sec)
        nanoseconds = Int(changed.tv_nsec)
    }

    /// The path, the date and the size, for a name that is kept.
    var text: String { "\(path) \(seconds).\(nanoseconds) \(size)" }
}
