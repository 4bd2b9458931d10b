import Foundation
import Platform

/// The compiler's cache of the modules that answers import: built once outside the sandbox, and read-only
/// inside it.
struct ModuleCache {
    let path: String
    /// Identifies the modules of one compiler and kit.
    let name: String
    /// The reference: an answer with all usual imports.
    let answer: String
    let harness: String

    private var mark: String { "\(path)/\(name).made" }

    var isMade: Bool { FileManager.default.fileExists(atPath: mark) }

    /// Whether a sandboxed compile tried to rebuild a module because the system's headers have changed.
    func areOutdated(by run: ToolRun, of answer: String) -> Bool {
        hasFailed(run, with: "unable to open output file '\(path)/", answer)
    }

    /// Whether a compile found modules that were built under another path, because the folder was moved.
    func areMoved(by run: ToolRun, of answer: String) -> Bool {
        hasFailed(run, with: "was compiled with module cache path", answer)
    }

    /// Whether the compiler failed with a given error about no source file, before its first message about
    /// the answer.
    ///
    /// Later messages are untrusted: the answer controls their wording, and through the names of its types
    /// also that of messages about the harness. An answer with `#sourceLocation` never counts, because it
    /// moves its messages.
    private func hasFailed(_ run: ToolRun, with words: String, _ answer: String) -> Bool {
        guard run.end?.isSuccess != true else { return false }
        let source = FileManager.default.contents(atPath: answer) ?? Data()
        guard source.firstRange(of: Data("#sourceLocation".utf8)) == nil else { return false }
        // Searching characters instead of bytes takes quadratic time where there are many flags.
        let end = run.output.firstRange(of: Array(answer.utf8))?.lowerBound
        let lines = run.output[..<(end ?? run.output.count)].split(separator: UInt8(ascii: "\n"))
        return lines.contains { line in
            line.starts(with: Array("<unknown>:0: error: ".utf8))
                && line.firstRange(of: Array(words.utf8)) != nil
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Marks the modules as built, and lets every user read them.
    ///
    /// The compiler creates private folders, but in a sandbox it runs as another user.
    func markAsBuilt() throws {
        chmod(path, 0o755)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            chmod("\(path)/\(name)", 0o755)
        }
        try Data().write(to: URL(fileURLWithPath: mark))
    }
}
