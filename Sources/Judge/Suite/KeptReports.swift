import Catalogue
import Foundation
import Isolation
import Platform
import Scenario

/// A cache of reports, so that an unchanged answer is not graded again.
///
/// The key contains everything that a verdict depends on: the answer's exact bytes, the kit, the
/// suites, the reference, the stub, the harness, the allowed declarations, the catalogue of
/// beliefs, and the options of the check. Deleting the folder is safe.
package struct KeptReports {
    private let file: String
    private let key: Key

    /// A larger file is no report.
    private static let mostBytes = 64 << 20

    private struct Key: Codable, Equatable {
        var answer: [UInt8]
        var kit: String
        var suites: String
        var allowed: String
        var catalogue: String
        var reference: [UInt8]
        var stub: [UInt8]
        var harness: [UInt8]
        var path: String
        var onlyCase: String?
        var seed: UInt64?
    }

    private struct Entry: Codable {
        var key: Key
        var report: ExerciseReport
    }

    /// Finds the report's file; `nil` if the answer or one of the workbook's files cannot be read.
    package init?(_ exercise: Exercise, workbook: Workbook, order: CheckOrder) {
        let path = order.attemptFile ?? workbook.answer(exercise)
        guard
            let answer = RegularFile.contents(atPath: path, atMost: AnswerSource.maximumBytes),
            let reference = FileManager.default.contents(atPath: workbook.reference(exercise)),
            let stub = FileManager.default.contents(atPath: workbook.stub(exercise)),
            let harness = try? workbook.harnessText(exercise),
            let allowed = try? AllowedDeclarations(folder: workbook.allowedDeclarations),
            let suites = try? workbook.testProgram()
        else { return nil }
        key = Key(
            answer: [UInt8](answer),
            kit: workbook.kitFingerprint,
            suites: Workbook.fingerprint(of: suites),
            allowed: allowed.fingerprint,
            catalogue: KeptReports.catalogue(of: exercise, in: workbook),
            reference: [UInt8](reference),
            stub: [UInt8](stub),
            harness: Array(harness.utf8),
            path: order.attemptFile ?? workbook.relativeAnswer(exercise),
            onlyCase: order.onlyCase,
            seed: order.seedIsChosen ? order.seed : nil
        )
        let name = StableHash([
            key.answer, key.reference, key.stub, key.harness,
            Array((key.kit + key.suites + key.catalogue + key.path).utf8),
            Array("\(order.onlyCase ?? "") \(key.seed ?? 0)".utf8),
        ])
        file = "\(workbook.cache)/reports/\(exercise.slug)-\(name.text).json"
    }

    /// Distinguishes one state of the files whose words and points a report shows from another.
    private static func catalogue(of exercise: Exercise, in workbook: Workbook) -> String {
        let files =
            workbook.swiftFiles(in: workbook.misconceptions(exercise))
            + workbook.swiftFiles(in: workbook.constants(exercise))
            + [workbook.fingerprints(exercise), workbook.parts(exercise), workbook.points]
        return files.map(Workbook.fingerprint).joined(separator: "\n")
    }

    /// The report cached for exactly this key.
    package func report() -> ExerciseReport? {
        guard let data = RegularFile.contents(atPath: file, atMost: KeptReports.mostBytes),
            let entry = try? ExactJSON.value(Entry.self, from: data), entry.key == key,
            entry.report.isWithinBounds
        else { return nil }
        return entry.report
    }

    /// Caches a report whose outcome depends on the answer rather than on the moment.
    package func keep(_ report: ExerciseReport) {
        guard ![.graderFault, .timedOut, .skipped].contains(report.outcome) else { return }
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        CacheFolder(path: folder.path, capacity: 300).trim()
        try? ExactJSON.data(Entry(key: key, report: report))
            .write(to: URL(fileURLWithPath: file), options: .atomic)
    }
}
