import Foundation

/// The system's own programs.
package enum SystemProgram {
    /// The folders of administration programs, which not every root user has in its `PATH`.
    private static let foldersOfRoot = ":/usr/sbin:/sbin"

    /// The path of a program; `nil` if it is not installed.
    package static func path(
        of name: String,
        in path: String? = ProcessInfo.processInfo.environment["PATH"]
    ) -> String? {
        let folders = (path ?? "/usr/bin:/bin") + foldersOfRoot
        return folders.split(separator: ":").lazy.map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }
}
