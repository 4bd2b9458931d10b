import Foundation

/// Reads files that may be anything: a pipe or a device is not waited for.
package enum RegularFile {
    /// The bytes of a file; `nil` where there is no regular one, or one with more bytes.
    package static func contents(atPath path: String, atMost limit: Int = .max) -> Data? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= limit
        else { return nil }
        return try? handle.readToEnd() ?? Data()
    }
}
