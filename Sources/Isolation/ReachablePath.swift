import Foundation

/// Checks that every user can reach a path.
///
/// A judge that is root runs untrusted programs as another user, who cannot pass a closed folder on the path.
enum ReachablePath {
    /// The outermost folder above a path that other users may not enter.
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

    /// Throws if another user cannot reach one of the paths.
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
