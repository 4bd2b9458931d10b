import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Whether a path is open to everybody: a judge that is root runs what is untrusted as another user, whom
/// a closed folder on the way keeps out.
enum OpenPath {
    /// The first folder on the way to a path that others may not enter.
    static func closedFolder(onTheWayTo path: String) -> String? {
        var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var folders: [String] = []
        while folder != "/", !folder.isEmpty {
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
            folders.append(folder)
        }
        return folders.reversed().first { folder in
            var status = stat()
            return stat(folder, &status) == 0 && status.st_mode & S_IXOTH == 0
        }
    }

    /// Makes sure that another user comes to all of these paths.
    static func prove(_ paths: [String]) throws(SandboxFault) {
        for path in paths {
            guard let folder = closedFolder(onTheWayTo: path) else { continue }
            throw SandboxFault(
                "Started as root, untrusted programs run as the user nobody, who may not enter "
                    + "\(folder), and \(path) lies in it. Put it where everybody may enter, such as "
                    + "/opt, or start as another user."
            )
        }
    }
}
