import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The modules that answers import, as the compiler keeps them: made once outside of all sandboxes, and
/// only read within.
struct ModuleCache {
    /// The folder.
    let path: String
    /// What tells the modules of one compiler and kit from another's.
    let name: String
    /// An answer that imports what all do, with its harness: the reference.
    let answer: String
    let harness: String

    private var mark: String { "\(path)/\(name).made" }

    /// Whether they are there.
    var isMade: Bool { FileManager.default.fileExists(atPath: mark) }

    /// Whether a compile in a sandbox tried to make one anew: the system's headers have changed.
    func areOutdated(by run: ToolRun) -> Bool {
        run.end?.isSuccess != true && run.text.contains("unable to open output file '\(path)/")
    }

    /// Whether a compile found modules that were made while the folder was elsewhere: somebody moved it.
    func areMoved(by run: ToolRun) -> Bool {
        run.end?.isSuccess != true && run.text.contains("was compiled with module cache path")
    }

    /// Forgets all of them.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Notes that they were made, and lets others read them: the compiler keeps others out of its folders,
    /// and within a sandbox it is somebody else.
    func noteMade() throws {
        chmod(path, 0o755)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            chmod("\(path)/\(name)", 0o755)
        }
        try Data().write(to: URL(fileURLWithPath: mark))
    }
}
