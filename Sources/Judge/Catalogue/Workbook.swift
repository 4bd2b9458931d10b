import Foundation
import Scenario

/// Where the workbook's files are on this machine.
package struct Workbook: Sendable {
    /// The repository's folder.
    package let root: String
    /// The folder that the kit was built into: the library, and the modules beside it.
    package let kit: String
    /// The folder for compiled attempts and kept reports; it can be deleted at any time.
    package private(set) var cache: String
    /// Where the student's answers are: in the repository, or in a copy of the exercises.
    package var answers: AnswersFolder

    /// Finds the workbook that this program was built from.
    ///
    /// - Parameter environment: `WORKBOOK_ROOT`, `WORKBOOK_KIT` and `WORKBOOK_CACHE` name other
    ///   places, and ``AnswersFolder/Variable`` those of the answers.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        root = environment["WORKBOOK_ROOT"] ?? Workbook.findRoot()
        kit = environment["WORKBOOK_KIT"] ?? Workbook.findKit(root: root)
        cache = environment["WORKBOOK_CACHE"] ?? "\(root)/.build/workbook"
        answers = AnswersFolder(environment: environment) ?? AnswersFolder(path: root)
    }

    /// The folder that this program was built in, even if it was moved since, or else the one that
    /// its source was in.
    private static func findRoot() -> String {
        let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "")
            .resolvingSymlinksInPath().path
        if let build = program.range(of: "/.build/", options: .backwards) {
            let folder = String(program[..<build.lowerBound])
            if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
        }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .path
    }

    private static func findKit(root: String) -> String {
        let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "")
            .resolvingSymlinksInPath().deletingLastPathComponent().path
        let candidates = [program, "\(root)/.build/release", "\(root)/.build/debug"]
        return candidates.first { FileManager.default.fileExists(atPath: "\($0)/\(kitLibrary)") }
            ?? "\(root)/.build/release"
    }

    /// The kit's library file.
    static var kitLibrary: String {
        #if canImport(Darwin)
            "libAttemptKit.dylib"
        #else
            "libAttemptKit.so"
        #endif
    }

    /// The same workbook with a cache apart: for what is compiled once and never again.
    package func withCache(named name: String) -> Workbook {
        var copy = self
        copy.cache += "/\(name)"
        return copy
    }

    /// The path of a student's answer.
    package func answer(_ exercise: Exercise) -> String {
        "\(answers.path)/Exercises/\(exercise.slug)/\(exercise.answerFile)"
    }

    /// The path of a student's answer, as the student knows it.
    package func relativeAnswer(_ exercise: Exercise) -> String {
        "\(answers.prefix)Exercises/\(exercise.slug)/\(exercise.answerFile)"
    }

    /// The path of the lesson beside a student's answer, as the student knows it.
    package func relativeLesson(_ exercise: Exercise) -> String {
        "\(answers.prefix)Exercises/\(exercise.slug)/README.md"
    }

    /// The folder of the reference, and of all that is known about answers.
    package func solutions(_ exercise: Exercise) -> String { "\(root)/Solutions/\(exercise.slug)" }

    /// The path of the reference solution.
    package func reference(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/\(exercise.answerFile)"
    }

    /// The path of the untouched stub.
    package func stub(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Stub.swift"
    }

    /// The file of the hints.
    package func hints(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Hints.md"
    }

    /// The folder of the wrong answers whose beliefs are known.
    package func misconceptions(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Misconceptions"
    }

    /// The folder of the answers that are right in another way than the reference.
    package func alternatives(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Alternatives"
    }

    /// The folder of the answers that are the same whatever is asked.
    func constants(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Constants"
    }

    /// The paths of a folder's Swift files, by name.
    package func swiftFiles(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The file that tells what passing each test is worth.
    package var points: String { "\(root)/Solutions/Points.csv" }

    /// What passing each test is worth.
    package func pointsScheme() throws(PointsScheme.Fault) -> PointsScheme {
        let data = FileManager.default.contents(atPath: points) ?? Data()
        return try PointsScheme(String(decoding: data, as: UTF8.self))
    }

    /// The file that tells how the known wrong answers behave.
    package func fingerprints(_ exercise: Exercise) -> String {
        "\(misconceptions(exercise))/Fingerprints.json"
    }

    /// The file that tells what parts every right answer has.
    func parts(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Parts.txt"
    }

    /// The harness of an exercise's answers: that of their shape, with the answer's type in it.
    func harnessText(_ exercise: Exercise) throws(ToolchainFault) -> String {
        let path = "\(root)/Sources/Harnesses/\(exercise.shape.harness)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ToolchainFault(message: "\(path) is missing")
        }
        return String(decoding: data, as: UTF8.self)
            .replacing("AnswerType", with: exercise.answerType)
    }

    /// The path of the harness of an exercise's answers, which is written where it is missing.
    package func harness(_ exercise: Exercise) throws -> String {
        let text = try harnessText(exercise)
        let folder = "\(cache)/harnesses/\(exercise.name)-\(StableHash(text).text)"
        let path = "\(folder)/Harness.swift"
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        return path
    }

    /// The folder of the lists of what answers may refer to.
    var allowedDeclarations: String { "\(root)/Sources/Harnesses/Allowed" }

    /// What tells one build of the kit from another.
    var kitFingerprint: String {
        Workbook.fingerprint(of: "\(kit)/\(Workbook.kitLibrary)")
    }

    /// What tells one version of a file from another: its path, date and size.
    static func fingerprint(of path: String) -> String {
        FileStamp(path)?.text ?? path
    }
}
