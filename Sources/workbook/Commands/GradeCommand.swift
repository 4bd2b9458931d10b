import Classroom
import Foundation
import Judge
import Reports
import Scenario

/// Grades a class of untrusted answers, and leaves a gradebook.
struct GradeCommand: Subcommand {
    static let name = "grade"
    static let synopsis = "SUBMISSIONS --out OUT [options]"
    static let summary =
        "Grades a class: a folder for each student in, gradebook and feedback out."

    private let submissions: String
    private let options: ClassOptions

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        var submissions: String?
        var options = ClassOptions()
        while let word = arguments.next() {
            if try options.take(word, &arguments) { continue }
            guard submissions == nil, !word.hasPrefix("--") else {
                throw arguments.notUnderstood(word)
            }
            submissions = word
        }
        guard let submissions, !submissions.isEmpty else {
            throw WrongUse(
                "SUBMISSIONS is missing: make grade SUBMISSIONS=class OUT=results, where class has a "
                    + "folder for each student."
            )
        }
        self.submissions = submissions
        self.options = try options.complete()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let classroom = try ClassSession(options, workbook: workbook)
        do {
            let folder = try ClassFolder(path: submissions)
            try classroom.begin(folder, terminal)
            let progress = ProgressLine(terminal)
            let status = try classroom.grade(folder, progress)
            progress.end()
            guard status else {
                terminal.complain(progress.stopped)
                return .interrupted
            }
            let summary = try classroom.writer(students: folder.students).write()
            terminal.show(ClassSummaryReport(summary, style: terminal.style).text)
            terminal.show(classroom.whereResultsAre)
            return .passed
        } catch {
            terminal.complain(ClassSession.words(error))
            return .graderFault
        }
    }
}
