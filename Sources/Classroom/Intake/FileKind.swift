import Foundation

/// The kind of file at a path, without following a final symbolic link.
enum FileKind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A device, a pipe or a socket.
    case other
    case absent

    init(of place: RawPath) {
        var status = stat()
        guard place.withPath({ lstat($0, &status) }) == 0 else {
            self = .absent
            return
        }
        self.init(status)
    }

    init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }
}
