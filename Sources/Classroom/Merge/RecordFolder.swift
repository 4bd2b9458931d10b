import Catalogue
import ClassReports
import Foundation
import Platform
import Results

/// The records in a folder of results, from any machine.
struct RecordFolder {
    /// The folder that has one folder for each student.
    let path: String

    /// - Parameter folder: A folder of results, or the `records` in one; `records` may be a link to a
    ///   folder on another disk.
    init(_ folder: String) throws(Fault) {
        let inside = "\(folder)/records"
        path = FileKind(of: RawPath(inside)) == .absent ? folder : inside
        guard FileManager.default.fileExists(atPath: path) else {
            throw Fault("There are no records in \(folder): there is no such folder.")
        }
    }

    /// The names of the students' folders.
    func stems() throws(Fault) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Fault("The records in \(path) cannot be read.")
        }
        for name in names where FileKind(of: RawPath("\(path)/\(name)")) == .link {
            throw Fault(
                "\(path)/\(name) is a link, and no student's folder: put the folder in its place."
            )
        }
        return names.filter { name in
            Exercise.all.contains {
                FileKind(of: RawPath("\(path)/\(name)/\($0.number).json")) != .absent
            }
        }
    }

    /// A student's record; `nil` if there is none, or if the student left the class.
    func record(_ stem: String, _ exercise: Int) throws(Fault) -> AnswerRecord? {
        let file = "\(path)/\(stem)/\(exercise).json"
        guard FileKind(of: RawPath(file)) != .absent,
            FileKind(of: RawPath("\(path)/\(stem)/left")) == .absent
        else { return nil }
        guard FileKind(of: RawPath(file)) == .file,
            let data = FileManager.default.contents(atPath: file),
            let record = try? ExactJSON.value(AnswerRecord.self, from: data),
            FeedbackFileName.stem(of: record.student) == stem, record.report.exercise == exercise,
            record.report.isWithinBounds
        else {
            throw Fault("\(file) is not a record. Delete it, and have that student graded again.")
        }
        return record
    }
}
