import Classroom
import Foundation
import Judge
import Reports
import Scenario

/// Grades one submission into records: the unit that is handed to other machines.
struct GradeSubmissionCommand: Subcommand {
    static let name = "grade-submission"
    static let synopsis = "SUBMISSION --out OUT [--student NAME] [options of grade]"
    static let summary = "Grades one student's folder: one record an exercise, and no gradebook."
    var runsUntrustedAnswers: Bool { true }
    var isSupervised: Bool { true }

    private let folder: String
    private let student: String
    private let options: ClassOptions

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        var folder: String?
        var student: String?
        var options = ClassOptions()
        while let word = arguments.next() {
            if try options.take(word, &arguments) { continue }
            if word == "--student" {
                student = try arguments.value(of: word)
            } else if folder == nil, !word.hasPrefix("--") {
                folder = word
            } else {
                throw arguments.notUnderstood(word)
            }
        }
        guard let folder, !folder.isEmpty else {
            throw WrongUse(
                "SUBMISSION is missing: name the student's folder with SUBMISSION=folder."
            )
        }
        self.folder = folder
        self.student = student ?? URL(fileURLWithPath: folder).lastPathComponent
        self.options = try options.complete()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        var classroom = try ClassSession(options, workbook: workbook)
        do {
            try classroom.beginSubmission()
            let tally = try classroom.grade([student]) { _ in SubmissionFolder(path: folder) }
            terminal.show("\(terminal.style.visible(student)): \(tally.words)\n")
            return tally.graderFaults == 0 ? .passed : .graderFault
        } catch {
            terminal.complain(ClassSession.words(error))
            return ClassSession.status(after: error)
        }
    }
}
