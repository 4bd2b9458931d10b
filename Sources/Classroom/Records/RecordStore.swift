import Foundation
import Judge
import Reports
import Scenario

/// The records of a class: one file for each student and exercise, and one for each verdict.
///
/// ```
/// OUT/records/<student>/<exercise>.json     what the gradebook is made of
/// OUT/.workbook/verdicts/<key>.json         verdicts, for answers that are the same
/// ```
package struct RecordStore: Sendable {
    /// The folder that all results go to.
    package let folder: String
    private let file: AtomicFile

    package init(folder: String) {
        self.folder = folder
        file = AtomicFile(scratch: "\(folder)/.workbook/unfinished")
    }

    /// Where everything lies that is of no interest once all is graded.
    package var work: String { "\(folder)/.workbook" }

    /// Removes what an interrupted run left half done.
    package func clearUnfinished() {
        file.clear()
        try? FileManager.default.removeItem(atPath: "\(work)/answers")
    }

    // MARK: Records

    private func path(_ student: String, _ exercise: Int) -> String {
        "\(folder)/records/\(FeedbackFileName.stem(of: student))/\(exercise).json"
    }

    /// The record of a student's answer, if it was graded before.
    package func record(of student: String, exercise: Int) -> AnswerRecord? {
        guard let data = FileManager.default.contents(atPath: path(student, exercise)),
            let record = try? ExactJSON.value(AnswerRecord.self, from: data),
            record.student == student, record.report.exercise == exercise,
            record.report.isWithinBounds
        else { return nil }
        return record
    }

    /// Writes a record.
    package func write(_ record: AnswerRecord) throws(OutputFault) {
        try write(record, to: path(record.student, record.report.exercise))
    }

    /// Writes a record, unless it is there already.
    func writeIfOther(_ record: AnswerRecord) throws(OutputFault) {
        let known = FileManager.default.contents(
            atPath: path(record.student, record.report.exercise)
        )
        guard let known, known == (try? ExactJSON.data(record, sortedKeys: true)) else {
            return try write(record)
        }
    }

    /// All students that have records, by name.
    package func students() -> [String] {
        let folders =
            (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/records")) ?? []
        let names = folders.compactMap { stem -> String? in
            let place = "\(folder)/records/\(stem)"
            let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            for name in files.sorted() where name.hasSuffix(".json") {
                if let data = FileManager.default.contents(atPath: "\(place)/\(name)"),
                    let record = try? ExactJSON.value(AnswerRecord.self, from: data)
                {
                    return record.student
                }
            }
            return nil
        }
        return names.sorted()
    }

    // MARK: Verdicts

    /// A verdict on an answer, with the answer's bytes, by which its places are found in others.
    struct Verdict: Codable {
        /// Data, since that is a text in JSON: numbers take as long as the report.
        var answer: Data
        var report: ExerciseReport
    }

    func verdict(_ key: String) -> Verdict? {
        FileManager.default.contents(atPath: "\(work)/verdicts/\(key).json")
            .flatMap { try? ExactJSON.value(Verdict.self, from: $0) }
            .flatMap { $0.report.isWithinBounds ? $0 : nil }
    }

    func write(_ verdict: Verdict, key: String) throws(OutputFault) {
        // Once the record is written, which lasts, nobody needs this one until the answer comes again.
        try write(verdict, to: "\(work)/verdicts/\(key).json", lasting: .process)
    }

    // MARK: Files

    private func write(
        _ value: some Encodable,
        to path: String,
        lasting: AtomicFile.Lasting = .powerCut
    ) throws(OutputFault) {
        do {
            let data = try ExactJSON.data(value, sortedKeys: true)
            try file.write(data, to: path, lasting: lasting)
        } catch {
            throw error as? OutputFault ?? OutputFault(path: path, reason: "\(error)")
        }
    }

    /// Writes any of a class's files.
    package func write(_ text: String, to name: String) throws(OutputFault) {
        try file.write(Data(text.utf8), to: "\(folder)/\(name)")
    }

    /// Writes bytes to a place of one's own, not atomically.
    func write(_ bytes: [UInt8], to path: String) throws(OutputFault) {
        do {
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw OutputFault(path: path, reason: error.localizedDescription)
        }
    }
}
