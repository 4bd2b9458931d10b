import Foundation

/// Reads files that may be of any kind, without blocking on a pipe or a device.
package enum RegularFile {
    /// The bytes of a file; `nil` unless it is a regular file within the limit.
    ///
    /// - Parameters:
    ///   - limit: The maximum size of the file in bytes, by default 64 MB.
    ///   - followsLink: Whether the path may be a symbolic link.
    package static func contents(
        atPath path: String,
        atMost limit: Int = 64 << 20,
        followsLink: Bool = true
    ) -> Data? {
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC
        let descriptor = open(path, followsLink ? flags : flags | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= limit
        else { return nil }
        return try? handle.readToEnd() ?? Data()
    }

    /// The size of a file in bytes; `nil` unless it is a regular file.
    package static func size(atPath path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }
}
