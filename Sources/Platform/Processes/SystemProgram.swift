import Foundation

/// The system's own programs.
package enum SystemProgram {
    /// The folders of administration programs, which the `PATH` of some root users lacks.
    private static let foldersOfRoot = ":/usr/sbin:/sbin"

    /// The path of a program; `nil` if it is not installed.
    package static func path(
        of name: String,
        in path: String? = ProcessInfo.processInfo.environment["PATH"]
    ) -> String? {
        first(name, in: (path ?? "/usr/bin:/bin") + foldersOfRoot)
    }

    /// The path of the first program with a name in the folders of a `PATH`, and in no other folder.
    package static func first(_ name: String, in folders: String?) -> String? {
        folders?.split(separator: ":").lazy.map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }
}
