import Catalogue
import Platform
import Reports
import Subcommands

/// Grades one submission into records, as a unit of work for other machines.
struct GradeSubmissionCommand: Subcommand {
    static let name = "grade-submission"
    static let operands = ["SUBMISSION"]
    static let options = [Option.student] + ClassOptions.all
    static let required: KeyValuePairs = ["SUBMISSION": "folder", "OUT": "results"]
    static let summary = "Grades one student's folder: one record per exercise, and no gradebook."
    var runsUntrustedAnswers: Bool { true }
    var isSupervised: Bool { true }

    private let folder: String
    private let student: String
    private let options: ClassOptions

    init(_ arguments: Arguments) throws(WrongUse) {
        folder = arguments.operands[0]
        student = arguments.student(of: folder)
        options = try ClassOptions(arguments)
        try Option.out.requireFolder(at: options.out, named: options.out)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        var classroom = try ClassSession(options, workbook: workbook)
        let tally = try classroom.grade(student, in: folder)
        let gradebook = DisplayedCommand("gradebook", with: ["OUT": options.out]).words()
        terminal.write("\(terminal.style.visible(student)): \(tally.words)\n")
        terminal.write(
            "The records are in \(options.out); \(gradebook) writes points and feedback.\n"
        )
        return tally.graderFaults == 0 ? .passed : .graderFault
    }
}
