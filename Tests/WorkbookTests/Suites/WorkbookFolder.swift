import Catalogue
import Foundation
import Testing

/// A workbook in a temporary folder of its own.
///
/// Pristine stubs, references and harnesses, and the kit of this build. It is deleted with the value.
final class WorkbookFolder {
    /// The workbook's folder.
    let root: URL

    /// The folder of files that are made once for all tests of this run, such as programs.
    ///
    /// Programs are found by their exact bytes.
    static let shared: URL = {
        let folder = CommandRun.products.appendingPathComponent("workbook-tests")
        try? FileManager.default.removeItem(at: folder)
        return folder
    }()

    /// Makes the folder.
    ///
    /// - Parameter withAttacks: Whether the attacks on the grader lie in it, too.
    init(withAttacks: Bool = false) throws {
        let files = FileManager.default
        root = files.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("workbook test \(UUID().uuidString)")
        let original = WorkbookFolder.repository
        let read = [
            "Solutions", "Sources/Harnesses", "Sources/Interview/Bank", "Sources/Pages/Web",
        ]
        let attacks = withAttacks ? ["Tests/WorkbookTests/Attacks"] : []
        for folder in [".vscode", "Exercises"] + read + attacks {
            let (source, copy) = (
                original.appendingPathComponent(folder), root.appendingPathComponent(folder)
            )
            try files.createDirectory(
                at: copy.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            // Copying takes longer than most tests. What only is read is linked, unless an attack
            // might get through and write there.
            if read.contains(folder), !withAttacks {
                try files.createSymbolicLink(at: copy, withDestinationURL: source)
            } else {
                try files.copyItem(at: source, to: copy)
            }
        }
        let cache = root.appendingPathComponent(".build/workbook")
        try files.createDirectory(at: cache, withIntermediateDirectories: true)
        // An attack looks for processes of its workbook's programs: others must not run them.
        for part in withAttacks ? ["toolchain"] : ["toolchain", "attempts"] {
            let shared = WorkbookFolder.shared.appendingPathComponent(part)
            try files.createDirectory(at: shared, withIntermediateDirectories: true)
            try files.createSymbolicLink(
                at: cache.appendingPathComponent(part),
                withDestinationURL: shared
            )
        }
    }

    /// Adds what commands beside the grading read, such as the parts of pages and apps.
    func linkSources() throws {
        let files = FileManager.default
        let all = try files.contentsOfDirectory(
            atPath: WorkbookFolder.repository.appendingPathComponent("Sources").path
        )
        for path in ["README.md"] + all.map({ "Sources/\($0)" }) {
            let link = root.appendingPathComponent(path)
            guard !files.fileExists(atPath: link.path) else { continue }
            try files.createSymbolicLink(
                at: link,
                withDestinationURL: WorkbookFolder.repository.appendingPathComponent(path)
            )
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// The repository that the tests were built from.
    static var repository: URL {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder
    }

    /// Writes a file, and gives its path from the folder.
    @discardableResult
    func write(_ text: String, to path: String) throws -> String {
        try write(Array(text.utf8), to: path)
    }

    /// Writes a file, and gives its path from the folder.
    @discardableResult
    func write(_ bytes: [UInt8], to path: String) throws -> String {
        try Data(bytes).write(to: root.appendingPathComponent(path))
        return path
    }

    /// Makes a text the answer to an exercise.
    func answer(_ exercise: Exercise, _ text: String) throws {
        try write(text, to: WorkbookFolder.answerPath(exercise))
    }

    /// Makes the reference the answer to an exercise.
    func solve(_ exercise: Exercise) throws {
        try answer(exercise, WorkbookFolder.reference(exercise))
    }

    /// The path of a student's answer, from the folder.
    static func answerPath(_ exercise: Exercise) -> String {
        "Exercises/\(exercise.slug)/\(exercise.answerFile)"
    }

    /// The reference's text.
    static func reference(_ exercise: Exercise) throws -> String {
        try String(
            contentsOf: repository.appendingPathComponent(
                "Solutions/\(exercise.slug)/\(exercise.answerFile)"
            ),
            encoding: .utf8
        )
    }

    /// Runs `workbook check` in the folder.
    func check(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
        try run(["check"] + arguments, environment: environment)
    }

    /// Runs a command in the folder, in a plain environment.
    func run(
        _ arguments: [String],
        of program: String = "workbook",
        environment: [String: String] = [:],
        input: String = ""
    ) throws -> CommandRun {
        try CommandRun(
            program,
            arguments,
            environment: plainEnvironment.merging(environment) { _, new in new },
            input: input,
            in: root
        )
    }

    /// The variables that the command needs, and none of this machine's user.
    var plainEnvironment: [String: String] {
        let own = ProcessInfo.processInfo.environment
        var all = ["LANG": "C.UTF-8"]
        for name in ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SWIFT_EXEC"] {
            all[name] = own[name]
        }
        all["WORKBOOK_ROOT"] = root.path
        all["WORKBOOK_KIT"] = CommandRun.products.path
        // Each folder has a cache of its own, and would build the same modules for seconds.
        all["WORKBOOK_MODULES"] = Workbook().modules
        return all
    }
}

/// Everything that runs the command, one after the other: each run compiles.
@Suite("The command that a student uses")
enum CommandTests {}
