import CLibrary

/// The metadata that changes with a file's content.
///
/// Foundation would also look up the names of the file's owner and group, which takes longer than
/// everything else before a compile.
package struct FileStamp: Hashable {
    private let path: String
    private let inode: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the metadata; `nil` if there is no file.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.path = path
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = Int(status.modification.tv_sec)
        nanoseconds = Int(status.modification.tv_nsec)
    }

    /// The path, date and size, for a name on disk.
    package var text: String { "\(path) \(seconds).\(nanoseconds) \(size)" }
}
