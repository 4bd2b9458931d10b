import Catalogue
import Foundation
import Platform
import Testing

/// An attempt in Attempts, with what becomes of it.
struct AttemptFile: CustomTestStringConvertible, Sendable {
    let exercise: Exercise
    let file: URL

    var name: String { file.deletingPathExtension().lastPathComponent }
    var testDescription: String { "\(exercise.slug)/\(name)" }

    /// Attempts that need Apple's Objective-C runtime, and compile only where it is.
    private static let needingObjectiveC: Set<String> = ["ObjectiveCAttribute", "Selector"]

    /// All attempts that have one outcome on this system, in order.
    static let all: [AttemptFile] = Exercise.all.flatMap { exercise in
        let folder = WorkbookFolder.repository
            .appendingPathComponent("Tests/WorkbookTests/Attempts/\(exercise.slug)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map {
            AttemptFile(exercise: exercise, file: folder.appendingPathComponent($0))
        }.filter { OperatingSystem.own == .linux || !needingObjectiveC.contains($0.name) }
    }

    /// The documents' own faulty listings, and three others of each exercise, far apart.
    static let sample: [AttemptFile] = Exercise.all.flatMap { exercise in
        let attempts = all.filter { $0.exercise == exercise }
        let step = max(attempts.count / 3, 1)
        return attempts.enumerated().filter { index, attempt in
            index % step == step / 2 || ofDocuments.contains(attempt.name)
        }.map(\.element)
    }

    private static let ofDocuments: Set<String> = [
        "WeakBlueLayer", "UnsignedIndex", "ReturnsNilInsideLoop", "AscendingOrder", "DocumentsLoop",
        "FirstPassReturns", "FrameAsInTheDocument", "StraightToTheDelegate",
    ]

    /// The outcome in the file's first line, after `// Expect: `.
    var expected: String? {
        get throws { try words(after: "// Expect: ") }
    }

    /// The beliefs in the file's third line, after `// Misconception: `.
    var beliefs: Set<String> {
        get throws {
            let words = try words(after: "// Misconception: ") ?? ""
            return Set(words.split(separator: " + ").map(String.init))
        }
    }

    private func words(after mark: String) throws -> String? {
        let lines = try Data(contentsOf: file).split { $0 == 0x0A || $0 == 0x0D }.prefix(3)
        for line in lines {
            let text = String(decoding: line, as: UTF8.self)
            if let range = text.range(of: mark) { return String(text[range.upperBound...]) }
        }
        return nil
    }
}

extension CommandTests {
    @Suite("Attempts, right and wrong ones")
    struct AttemptTests {
        private static let attempts =
            ProcessInfo.processInfo.environment["WORKBOOK_ALL_ATTEMPTS"] == nil
            ? AttemptFile.sample : AttemptFile.all

        @Test("Each becomes what its first lines say, and its belief is named", arguments: attempts)
        func outcome(attempt: AttemptFile) throws {
            let run = try WorkbookFolder().check(
                "\(attempt.exercise.number)",
                "--attempt",
                attempt.file.path,
                "--seed",
                "2024",
                "--format",
                "json"
            )
            let report = try ReportObject(run)
            let failed = report.tests.filter { $0.outcome != "passed" }.prefix(3).map(\.name)
            #expect(try report.outcome == attempt.expected, "\(failed) \(report.diagnostics)")
            #expect(run.status == (report.outcome == "passed" ? 0 : 1))
            let named = Set(report.tests.compactMap(\.misconception?.id))
            let beliefs = try attempt.beliefs
            // The report on an unfinished answer lists the missing parts, and may name no belief.
            let missing = report.progress?.missing.count ?? 0
            #expect(missing < 2 || named.isEmpty, "\(named)")
            #expect(beliefs.isEmpty || named.isSubset(of: beliefs), "\(named)")
            // Two beliefs at once are named only where together they explain all that fails.
            #expect(beliefs.count != 1 || missing > 0 || !named.isEmpty, "no belief")
            if beliefs.count == 1, report.outcome == "failed" {
                // Scenes are made smaller as long as the time allows, which a busy machine cuts short.
                let counts = report.tests.compactMap(\.counterexample?.viewCount).sorted()
                #expect(counts.isEmpty || counts[counts.count / 2] <= 6, "\(counts) views")
            }
        }
    }

    @Test("There are attempts for every exercise, and the documents' listings are among them")
    static func thereAreAttempts() {
        for exercise in Exercise.all {
            #expect((3...6).contains(AttemptFile.sample.filter { $0.exercise == exercise }.count))
        }
    }
}
