import Foundation

/// A program that is no part of the workbook, and may be missing.
struct OutsideProgram: Hashable, Sendable {
    /// The program's name, as it is found in `PATH`.
    let name: String
    /// The package that it comes with on Debian and Ubuntu.
    let package: String

    /// Where it is; `nil` where it is not installed.
    var path: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What is said where it is missing.
    var absence: String {
        "There is no \(name) on this machine. Install it (apt-get install \(package))."
    }
}
