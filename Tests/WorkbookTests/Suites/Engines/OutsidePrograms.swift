import Foundation

/// Programs that are no part of the workbook, as tests find them.
enum OutsidePrograms {
    /// The path of a program; `nil` where it is not installed.
    static func path(of name: String) -> String? {
        let own = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = own.split(separator: ":").map(String.init) + ["/usr/sbin", "/sbin"]
        return folders.map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }

    /// Whether all of these are installed.
    static func has(_ names: String...) -> Bool { names.allSatisfy { path(of: $0) != nil } }
}
