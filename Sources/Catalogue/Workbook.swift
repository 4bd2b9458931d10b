import Foundation
import Hashing
import Platform
import Results
import Scenario

/// The places of the workbook's files on this machine.
package struct Workbook: Sendable {
    /// The repository's folder.
    package let root: String
    /// The folder of the built kit: the library, and the modules beside it.
    package let kit: String
    /// The folder of compiled attempts and cached reports.
    ///
    /// It is safe to delete at any time.
    package var cache: String
    /// The folder of the modules that the compiler builds from the SDK and from the C library's headers,
    /// the same for all caches.
    package let modules: String
    /// The student's answers, in the repository or in a copy of the exercises.
    package var answers: AnswersFolder

    /// Finds the workbook from which this program was built.
    ///
    /// - Parameter environment: `WORKBOOK_ROOT`, `WORKBOOK_KIT` and `WORKBOOK_CACHE` override the
    ///   places, and ``EnvironmentVariable`` those of the answers.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        root = environment[EnvironmentVariable.root] ?? Workbook.findRoot()
        kit = environment[EnvironmentVariable.kit] ?? Workbook.findKit(root: root)
        cache = environment[EnvironmentVariable.cache] ?? "\(root)/.build/workbook"
        modules = environment[EnvironmentVariable.modules] ?? "\(cache)/modules"
        answers = AnswersFolder(environment: environment) ?? AnswersFolder(path: root)
    }

    /// The folder in which this program was built, even if it was moved since; otherwise the folder of its
    /// source.
    private static func findRoot() -> String {
        let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "")
            .resolvingSymlinksInPath().path
        if let build = program.range(of: "/.build/", options: .backwards) {
            let folder = String(program[..<build.lowerBound])
            if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
        }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
    }

    private static func findKit(root: String) -> String {
        let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "")
            .resolvingSymlinksInPath().deletingLastPathComponent().path
        let candidates = [program, "\(root)/.build/release", "\(root)/.build/debug"]
        return candidates.first { FileManager.default.fileExists(atPath: "\($0)/\(kitLibrary)") }
            ?? "\(root)/.build/release"
    }

    /// The file with the built grading suites.
    package func suitesFile() throws(Fault) -> String { try builtSuites().file }

    /// How the grading suites are started.
    package func suiteLauncher() throws(Fault) -> SuiteLauncher {
        try SuiteLauncher(try builtSuites())
    }

    private func builtSuites() throws(Fault) -> BuiltSuites {
        guard let suites = BuiltSuites(kit: kit, package: "HitTestingWorkbook") else {
            throw Fault(
                "the grading suites are not built: \(kit) lacks them; run make kit"
            )
        }
        return suites
    }

    package static let kitLibrary = OperatingSystem.own.library("AttemptKit")

    /// Distinguishes the files that are kept about a student's own copy; empty for the workbook's own
    /// answers.
    package var suffixOfCopy: String {
        answers.path == root ? "" : "-\(StableHash([Array(answers.path.utf8)]).text)"
    }

    package func answer(_ exercise: Exercise) -> String {
        "\(answers.path)/Exercises/\(exercise.slug)/\(exercise.answerFile)"
    }

    /// The lesson beside a student's answer.
    package func lesson(_ exercise: Exercise) -> String {
        "\(answers.path)/Exercises/\(exercise.slug)/README.md"
    }

    /// The path of a student's answer, as the student knows it.
    package func relativeAnswer(_ exercise: Exercise) -> String {
        "\(answers.prefix)Exercises/\(exercise.slug)/\(exercise.answerFile)"
    }

    /// The path of the lesson beside a student's answer, as the student knows it.
    package func relativeLesson(_ exercise: Exercise) -> String {
        "\(answers.prefix)Exercises/\(exercise.slug)/README.md"
    }

    /// The folder of the reference and of everything known about answers.
    package func solutions(_ exercise: Exercise) -> String { "\(root)/Solutions/\(exercise.slug)" }

    package func reference(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/\(exercise.answerFile)"
    }

    package func stub(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Stub.swift"
    }

    package func hints(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Hints.md"
    }

    package func misconceptions(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Misconceptions"
    }

    package func alternatives(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Alternatives"
    }

    package func constants(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Constants"
    }

    /// The paths of a folder's Swift files, sorted by name.
    package func swiftFiles(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The file with the points of each test.
    package var points: String { "\(root)/Solutions/Points.csv" }

    /// The folder with the interview's questions, a file for each topic.
    package var questionBank: String { "\(root)/Sources/Interview/Bank" }

    package func pointsScheme() throws(Fault) -> PointsScheme {
        let data = FileManager.default.contents(atPath: points) ?? Data()
        return try PointsScheme(String(decoding: data, as: UTF8.self))
    }

    /// The file with the behaviour of the misconceptions in the probes.
    package func fingerprints(_ exercise: Exercise) -> String {
        "\(misconceptions(exercise))/Fingerprints.json"
    }

    /// The file with the parts that every right answer has.
    package func parts(_ exercise: Exercise) -> String {
        "\(solutions(exercise))/Parts.txt"
    }

    package func manifest(_ exercise: Exercise) -> String {
        "\(root)/Exercises/\(exercise.slug)/exercise.json"
    }

    /// The harness of the exercise's shape, for any answer's type.
    package func harnessTemplate(_ exercise: Exercise) -> String {
        "\(root)/Sources/Harnesses/\(exercise.shape.harness)"
    }

    /// The harness of the exercise's shape, with the answer's type filled in.
    package func harnessText(_ exercise: Exercise) throws(Fault) -> String {
        let path = harnessTemplate(exercise)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Fault("\(path) is missing")
        }
        return String(decoding: data, as: UTF8.self)
            .replacing("AnswerType", with: exercise.answerType)
    }

    /// The path of the exercise's harness.
    ///
    /// Writes the file if it is missing.
    package func harness(_ exercise: Exercise) throws -> String {
        let text = try harnessText(exercise)
        let folder = "\(cache)/harnesses/\(exercise.name)-\(StableHash(text).text)"
        let path = "\(folder)/Harness.swift"
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        try Data(text.utf8).write(wholeTo: path)
        return path
    }

    /// The folder of the lesson's figures, with `figures.json`, which describes them.
    package func figures(_ exercise: Exercise) -> String {
        "\(root)/Exercises/\(exercise.slug)/figures"
    }

    /// The names of the lesson's figures, sorted.
    package func figureFiles(_ exercise: Exercise) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: figures(exercise))
        return (names ?? []).filter { $0.hasSuffix(".svg") }.sorted()
    }

    /// The folder with the style sheets, scripts and templates of pages.
    package var webFiles: String { "\(root)/Sources/Pages/Web" }

    /// The folder with the lists of allowed declarations.
    package var allowedDeclarations: String { "\(root)/Sources/Harnesses/Allowed" }

    /// The file with the advice beside the compiler's messages.
    package var advice: String { "\(root)/Sources/Harnesses/Advice.txt" }

    /// Distinguishes one build of the kit from another.
    package var kitFingerprint: String {
        Workbook.fingerprint(of: "\(kit)/\(Workbook.kitLibrary)")
    }

    /// Distinguishes one version of a file from another by its path, date and size.
    package static func fingerprint(of path: String) -> String {
        FileStamp(path)?.text ?? path
    }
}
