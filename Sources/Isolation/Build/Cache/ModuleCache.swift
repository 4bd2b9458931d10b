import Foundation
import Platform

/// The compiler's cache of the modules that answers import: built once outside all sandboxes, and
/// read-only within.
struct ModuleCache {
    let path: String
    /// The name of the modules of one compiler and kit.
    let name: String
    /// An answer with all usual imports, and its harness: the reference.
    let answer: String
    let harness: String

    private var mark: String { "\(path)/\(name).made" }

    var isMade: Bool { FileManager.default.fileExists(atPath: mark) }

    /// Whether a sandboxed compile tried to rebuild a module, because the system's headers have
    /// changed.
    func areOutdated(by run: ToolRun, of answer: String) -> Bool {
        complaint(of: run, about: answer)?.contains("unable to open output file '\(path)/") == true
    }

    /// Whether a compile found modules that were built in a folder of another path, because
    /// somebody moved the folder.
    func areMoved(by run: ToolRun, of answer: String) -> Bool {
        complaint(of: run, about: answer)?.contains("was compiled with module cache path") == true
    }

    /// The output of a failed compile before its first message about the answer, unless the answer moves
    /// its messages.
    ///
    /// The answer can make that message say anything.
    private func complaint(of run: ToolRun, about answer: String) -> String? {
        guard run.end?.isSuccess != true else { return nil }
        let source = FileManager.default.contents(atPath: answer) ?? Data()
        guard source.firstRange(of: Data("#sourceLocation".utf8)) == nil else { return nil }
        // A search for characters takes quadratic time where there are many flags.
        let end = run.output.firstRange(of: Array(answer.utf8))?.lowerBound
        return String(decoding: run.output[..<(end ?? run.output.count)], as: UTF8.self)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Marks the modules as built, and lets every user read them.
    ///
    /// The compiler makes its folders private, and in a sandbox it runs as another user.
    func markAsBuilt() throws {
        chmod(path, 0o755)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            chmod("\(path)/\(name)", 0o755)
        }
        try Data().write(to: URL(fileURLWithPath: mark))
    }
}
