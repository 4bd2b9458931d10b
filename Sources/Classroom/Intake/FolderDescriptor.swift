import Foundation

/// An open folder that opens its entries by descriptor and follows no symbolic link.
///
/// A path is resolved anew on each use, so a folder in it could be swapped for a link in between. A
/// descriptor always refers to the folder that was opened.
final class FolderDescriptor {
    private let descriptor: Int32

    /// Opens a folder; its path may contain links to parents, but the folder itself may not be a
    /// link.
    init?(_ place: RawPath) {
        descriptor = place.withPath { open($0, FolderDescriptor.flags) }
        guard descriptor >= 0 else { return nil }
    }

    private init?(_ name: RawPath, in folder: FolderDescriptor) {
        let parent = folder.descriptor
        descriptor = name.withPath { openat(parent, $0, FolderDescriptor.flags) }
        guard descriptor >= 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

    /// A folder in this one; `nil` if it is missing, unreadable or a symbolic link.
    func folder(_ name: RawPath) -> FolderDescriptor? { FolderDescriptor(name, in: self) }

    func kind(of name: RawPath) -> FileKind {
        var status = stat()
        guard name.withPath({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
            return .absent
        }
        return FileKind(status)
    }

    /// Opens a file in this folder for reading; never blocks on a pipe or a device.
    func file(_ name: RawPath) -> FileHandle? {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let file = name.withPath { openat(descriptor, $0, flags) }
        return file < 0 ? nil : FileHandle(fileDescriptor: file, closeOnDealloc: true)
    }

    /// The names in this folder, sorted by their bytes; `nil` if it cannot be read.
    ///
    /// - Parameter most: The number of names after which it stops reading.
    func names(atMost most: Int = .max) -> [RawPath]? {
        // A separate descriptor, because reading moves its position.
        let listing = openat(descriptor, ".", FolderDescriptor.flags)
        guard listing >= 0 else { return nil }
        guard let folder = fdopendir(listing) else {
            close(listing)
            return nil
        }
        defer { closedir(folder) }
        var names: [RawPath] = []
        while names.count < most, let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { start in
                    RawPath(
                        bytes: UnsafeBufferPointer(start: start, count: strlen(start))
                            .map(UInt8.init(bitPattern:))
                    )
                }
            }
            if name != RawPath("."), name != RawPath("..") { names.append(name) }
        }
        return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
