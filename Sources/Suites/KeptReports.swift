import Catalogue
import Foundation
import Hashing
import Building
import Platform
import Results
import Scenario

/// A cache of reports, so that an unchanged answer is not graded again.
///
/// The key contains everything that a verdict and its words depend on: the answer's exact bytes, the
/// state of the workbook's files, and the options of the check. Deleting the folder is safe.
package struct KeptReports {
    private let file: String
    private let key: Key

    /// A larger file cannot be a report.
    private static let maximumBytes = 64 << 20

    private struct Key: Codable, Equatable {
        var answer: Data
        /// Distinguishes one state of the workbook's files from another.
        var workbook: String
        /// The answer's path in the report, which depends on the folder in which a command is called.
        var path: String
        var onlyCase: String?
        var seed: UInt64?
    }

    private struct Entry: Codable {
        var key: Key
        var report: ExerciseReport
    }

    /// Finds the report's file; `nil` if the answer cannot be read or nothing is built.
    package init?(_ exercise: Exercise, workbook: Workbook, order: CheckOrder) {
        let path = order.attemptFile ?? workbook.answer(exercise)
        guard let answer = RegularFile.contents(atPath: path, atMost: AnswerSource.maximumBytes),
            let suites = try? workbook.suitesFile()
        else { return nil }
        key = Key(
            answer: Data(answer),
            workbook: StableHash(
                workbook.kitFingerprint + Workbook.fingerprint(of: suites)
                    + KeptReports.files(of: exercise, in: workbook)
                    .map(Workbook.fingerprint).joined()
            ).text,
            path: order.attemptFile ?? workbook.relativeAnswer(exercise),
            onlyCase: order.onlyCase,
            seed: order.seedIsChosen ? order.seed : nil
        )
        let name = ContentHash(parts: [
            Array(key.answer), Array(key.workbook.utf8),
            Array("\(order.onlyCase ?? "") \(key.seed ?? 0)".utf8),
        ])
        file = "\(workbook.cache)/reports/\(exercise.slug)-\(name.text).json"
    }

    /// The files, in addition to the kit and the suites, on which a report depends.
    private static func files(of exercise: Exercise, in workbook: Workbook) -> [String] {
        [
            workbook.reference(exercise), workbook.stub(exercise),
            workbook.harnessTemplate(exercise),
            workbook.manifest(exercise), workbook.fingerprints(exercise), workbook.parts(exercise),
            workbook.points, workbook.advice,
        ] + AllowedDeclarations.files(in: workbook.allowedDeclarations)
            + workbook.swiftFiles(in: workbook.misconceptions(exercise))
            + workbook.swiftFiles(in: workbook.constants(exercise))
    }

    /// The report cached for exactly this key.
    package func report() -> ExerciseReport? {
        entry.flatMap { $0.key == key ? $0.report : nil }
    }

    /// The report cached for the same bytes, which may name the answer by another path.
    ///
    /// Its verdict holds wherever the command is called, but its paths and commands may not.
    package func reportUnderAnyPath() -> ExerciseReport? {
        guard let entry else { return nil }
        var found = entry.key
        found.path = key.path
        return found == key ? entry.report : nil
    }

    private var entry: Entry? {
        guard let data = RegularFile.contents(atPath: file, atMost: KeptReports.maximumBytes),
            let entry = try? ExactJSON.value(Entry.self, from: data),
            entry.report.isWithinBounds
        else { return nil }
        return entry
    }

    /// Caches a report whose outcome depends on the answer, not on the machine's state at the moment.
    package func keep(_ report: ExerciseReport) {
        guard ![.graderFault, .timedOut, .skipped].contains(report.outcome) else { return }
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        CacheFolder(path: folder.path, capacity: 300).trim()
        try? ExactJSON.data(Entry(key: key, report: report)).write(wholeTo: file)
    }
}
