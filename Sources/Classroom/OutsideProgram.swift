import Foundation

/// An external program, which may not be installed.
struct OutsideProgram: Hashable, Sendable {
    /// The program's name in `PATH`.
    let name: String
    /// The program's package on Debian and Ubuntu.
    let package: String

    var path: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    var absence: String {
        "There is no \(name) on this machine. Install it (apt-get install \(package))."
    }
}
