import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// An open folder, below which files are opened by descriptor and no link is followed.
///
/// A path is looked up anew each time, and its folders may be swapped for links meanwhile. A descriptor
/// stays what it was when it was opened.
final class OpenFolder {
    private let descriptor: Int32

    /// Opens a folder; the folders above it may be links, it may not.
    init?(_ place: FilePlace) {
        descriptor = place.withPath { open($0, OpenFolder.flags) }
        guard descriptor >= 0 else { return nil }
    }

    private init?(_ name: FileName, in folder: OpenFolder) {
        let parent = folder.descriptor
        descriptor = name.withBytes { openat(parent, $0, OpenFolder.flags) }
        guard descriptor >= 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

    /// A folder in this one; `nil` where there is none, or it is a link or closed to us.
    func folder(_ name: FileName) -> OpenFolder? { OpenFolder(name, in: self) }

    /// What a name in this folder stands for.
    func kind(of name: FileName) -> FileKind {
        var status = stat()
        guard name.withBytes({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
            return .absent
        }
        return FileKind(status)
    }

    /// A regular file in this folder, opened for reading; anything else is not waited for.
    func file(_ name: FileName) -> FileHandle? {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let file = name.withBytes { openat(descriptor, $0, flags) }
        return file < 0 ? nil : FileHandle(fileDescriptor: file, closeOnDealloc: true)
    }

    /// The names in this folder, ordered by their bytes; `nil` where it cannot be read.
    func names() -> [FileName]? {
        // A descriptor of its own: reading moves on in it.
        let listing = openat(descriptor, ".", OpenFolder.flags)
        guard listing >= 0 else { return nil }
        guard let folder = fdopendir(listing) else {
            close(listing)
            return nil
        }
        defer { closedir(folder) }
        var names: [FileName] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { start in
                    FileName(
                        bytes: UnsafeBufferPointer(start: start, count: strlen(start))
                            .map(UInt8.init(bitPattern:))
                    )
                }
            }
            if name.bytes != Array(".".utf8), name.bytes != Array("..".utf8) {
                names.append(name)
            }
        }
        return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
