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
        hasFailed(run, with: "unable to open output file '\(path)/", answer)
    }

    /// Whether a compile found modules that were built in a folder of another path, because
    /// somebody moved the folder.
    func areMoved(by run: ToolRun, of answer: String) -> Bool {
        hasFailed(run, with: "was compiled with module cache path", answer)
    }

    /// Whether a compile failed with an error of no source file, before its first message about the answer,
    /// unless the answer moves its messages.
    ///
    /// The answer can make that message say anything, and name its types so that one about the harness
    /// does.
    private func hasFailed(_ run: ToolRun, with words: String, _ answer: String) -> Bool {
        guard run.end?.isSuccess != true else { return false }
        let source = FileManager.default.contents(atPath: answer) ?? Data()
        guard source.firstRange(of: Data("#sourceLocation".utf8)) == nil else { return false }
        // A search for characters takes quadratic time where there are many flags.
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
    /// The compiler makes its folders private, and in a sandbox it runs as another user.
    func markAsBuilt() throws {
        chmod(path, 0o755)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            chmod("\(path)/\(name)", 0o755)
        }
        try Data().write(to: URL(fileURLWithPath: mark))
    }
}
