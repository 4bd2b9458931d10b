import Foundation
import Platform

/// A student's folder to be filled with files.
struct CraftedFolder {
    let root: URL
    /// The path of a right answer to the exercise.
    let reference: String

    /// A file could not be created.
    struct Fault: Error {
        let path: String
        let number: Int32
    }

    /// The contents of a right answer.
    var answer: Data {
        get throws { try Data(contentsOf: URL(fileURLWithPath: reference)) }
    }

    func path(_ name: String) -> String { root.path + "/" + name }

    func folder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(name),
            withIntermediateDirectories: true
        )
    }

    func write(_ name: String, _ data: Data) throws {
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path(name)).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: URL(fileURLWithPath: path(name)))
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path(name),
            withDestinationPath: target
        )
    }

    func pipe(_ name: String) throws { try check(mkfifo(path(name), 0o644), name) }

    func permit(_ name: String, _ mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
    }

    /// Creates a Unix socket.
    func socket(_ name: String) throws {
        // macOS makes one only by listening.
        guard OperatingSystem.own == .linux else { return try pipe(name) }
        try check(mknod(path(name), S_IFSOCK | 0o644, 0), name)
    }

    private func check(_ status: Int32, _ name: String) throws {
        if status != 0 { throw Fault(path: name, number: errno) }
    }
}
