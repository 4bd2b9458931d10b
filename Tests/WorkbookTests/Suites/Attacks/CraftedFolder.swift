import Foundation

/// A student's folder that is being filled.
struct CraftedFolder {
    /// Where it is.
    let root: URL

    /// Why a file cannot be made.
    struct Fault: Error {
        let path: String
        let number: Int32
    }

    /// A right answer to exercise 3.
    var answer: Data {
        get throws {
            try Data(contentsOf: WorkbookFolder.repository.appending(path: CraftedFolder.reference))
        }
    }

    /// The reference of exercise 3, from the repository's folder.
    static let reference = "Solutions/03-SystemHitTest/BaseView.swift"

    func path(_ name: String) -> String { root.path + "/" + name }

    func folder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(name),
            withIntermediateDirectories: true
        )
    }

    func write(_ name: String, _ data: Data) throws {
        try folder((name as NSString).deletingLastPathComponent)
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

    /// A socket that listens under a name.
    func socket(_ name: String) throws {
        #if os(Linux)
            try check(mknod(path(name), S_IFSOCK | 0o644, 0), name)
        #else
            try pipe(name)
        #endif
    }

    private func check(_ status: Int32, _ name: String) throws {
        if status != 0 { throw Fault(path: name, number: errno) }
    }
}
