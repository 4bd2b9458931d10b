import Catalogue
import ClassReports
import Foundation
import Judge
import Platform
import Results

/// The records of a class: one file for each student and exercise, and one for each verdict.
///
/// ```
/// OUT/records/<student>/<exercise>.json     the source of the gradebook
/// OUT/records/<student>/left                the student left the class: these records do not count
/// OUT/.workbook/verdicts/<key>.json         verdicts, shared by equal answers
/// ```
package struct RecordStore: Sendable {
    /// The folder of all results.
    package let folder: String
    private let file: AtomicFile

    package init(folder: String) {
        self.folder = folder
        file = AtomicFile(scratch: "\(folder)/.workbook/unfinished")
    }

    /// The folder for internal files, which are not needed after the grading.
    package var work: String { "\(folder)/.workbook" }

    /// Removes the unfinished files of an interrupted run.
    func clearUnfinished() {
        file.clear()
        try? FileManager.default.removeItem(atPath: "\(work)/answers")
    }

    // MARK: Records

    private func path(_ student: String, _ exercise: Int) -> String {
        "\(folder)/records/\(FeedbackFileName.stem(of: student))/\(exercise).json"
    }

    /// A student's valid record; `nil` if there is none.
    package func record(of student: String, exercise: Int) -> AnswerRecord? {
        guard let data = FileManager.default.contents(atPath: path(student, exercise)),
            let record = try? ExactJSON.value(AnswerRecord.self, from: data),
            record.student == student, record.report.exercise == exercise,
            record.report.isWithinBounds
        else { return nil }
        return record
    }

    package func write(_ record: AnswerRecord) throws(OutputFault) {
        try writeJSON(record, to: path(record.student, record.report.exercise))
    }

    /// Writes a record unless the existing file is equal.
    func writeIfChanged(_ record: AnswerRecord) throws(OutputFault) {
        let known = FileManager.default.contents(
            atPath: path(record.student, record.report.exercise)
        )
        guard let known, known == (try? ExactJSON.data(record, sortedKeys: true)) else {
            return try write(record)
        }
    }

    private func leftMark(_ student: String) -> String {
        "\(folder)/records/\(FeedbackFileName.stem(of: student))/left"
    }

    /// Whether a student's records are marked as those of one who left the class.
    func hasLeft(_ student: String) -> Bool {
        FileManager.default.fileExists(atPath: leftMark(student))
    }

    /// Makes a student's records count again, if they are marked as those of one who left the class.
    package func readmit(_ student: String) {
        try? FileManager.default.removeItem(atPath: leftMark(student))
    }

    /// Removes a student's records, and leaves the mark of one who left the class.
    func removeRecords(of student: String) {
        for exercise in Exercise.all {
            try? FileManager.default.removeItem(atPath: path(student, exercise.number))
        }
    }

    /// Removes the feedback of students who were graded here and have left the class.
    ///
    /// Their records stay, but are marked. A feedback file without a record is not the grader's, and stays
    /// too.
    ///
    /// - Returns: All students who have left the class, sorted.
    @discardableResult
    func dismiss(allExcept students: [String]) -> [String] {
        for student in students { readmit(student) }
        let files = FileManager.default
        let graded = (try? files.contentsOfDirectory(atPath: "\(folder)/records")) ?? []
        let left = Set(graded).subtracting(students.map(FeedbackFileName.stem))
        for stem in left {
            _ = files.createFile(atPath: "\(folder)/records/\(stem)/left", contents: nil)
            for type in ["md", "html"] {
                try? files.removeItem(atPath: "\(folder)/feedback/\(stem).\(type)")
            }
        }
        return left.compactMap(student).sorted()
    }

    /// The student whose records a folder holds; `nil` if it holds none.
    private func student(inFolder stem: String) -> String? {
        Exercise.all.lazy
            .map { "\(folder)/records/\(stem)/\($0.number).json" }
            .compactMap { FileManager.default.contents(atPath: $0) }
            .compactMap { try? ExactJSON.value(AnswerRecord.self, from: $0).student }
            .first
    }

    // MARK: Terms

    /// The seed of the records, so that a resumed run uses the same random scenes.
    package var seed: UInt64? { word(in: "seed").flatMap { UInt64($0) } }

    /// The protection of the machines that made the records.
    var protection: Protection? { word(in: "sandbox").flatMap(Protection.init) }

    /// The points file chosen for the last gradebook.
    var pointsFile: String? { word(in: "points") }

    func keep(_ seed: UInt64) throws(OutputFault) {
        try write("\(seed)\n", to: ".workbook/seed")
    }

    func keep(_ protection: Protection) throws(OutputFault) {
        try write("\(protection.rawValue)\n", to: ".workbook/sandbox")
    }

    func keep(pointsFile: String) throws(OutputFault) {
        try write("\(pointsFile)\n", to: ".workbook/points")
    }

    private func word(in name: String) -> String? {
        FileManager.default.contents(atPath: "\(work)/\(name)").map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    // MARK: Verdicts

    struct Verdict: Codable {
        /// `Data` becomes one string in JSON.
        ///
        /// An array of numbers would take as long as the whole report.
        var answer: Data
        var report: ExerciseReport
    }

    func verdict(_ key: String) -> Verdict? {
        FileManager.default.contents(atPath: "\(work)/verdicts/\(key).json")
            .flatMap { try? ExactJSON.value(Verdict.self, from: $0) }
            .flatMap { $0.report.isWithinBounds ? $0 : nil }
    }

    func write(_ verdict: Verdict, key: String) throws(OutputFault) {
        try writeJSON(verdict, to: "\(work)/verdicts/\(key).json")
    }

    // MARK: Files

    func writeJSON(_ value: some Encodable, to path: String) throws(OutputFault) {
        do {
            let data = try ExactJSON.data(value, sortedKeys: true)
            try file.write(data, to: path)
        } catch {
            throw error as? OutputFault ?? OutputFault(path: path, reason: "\(error)")
        }
    }

    /// Writes a file of the class atomically.
    package func write(_ text: String, to name: String) throws(OutputFault) {
        try file.write(Data(text.utf8), to: "\(folder)/\(name)")
    }

    /// Writes bytes to a private path, not atomically.
    func write(_ bytes: [UInt8], to path: String) throws(OutputFault) {
        do {
            try FileManager.default.createFolder(around: path)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw OutputFault(path: path, reason: error.localizedDescription)
        }
    }
}
