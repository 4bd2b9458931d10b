import Catalogue
import Classroom
import Building
import Subcommands

/// Grades a share that another machine dealt; an engine calls this command.
struct GradeShareCommand: Subcommand {
    static let name = "grade-share"
    static let operands = ["OUT", "NUMBER"]
    static let summary = "Grades a share of a class, as `grade` with an engine distributes them."
    static let isInternal = true
    var runsUntrustedAnswers: Bool { true }
    var isSupervised: Bool { true }

    private let out: String
    private let number: Int

    init(_ arguments: Arguments) throws(WrongUse) {
        guard let out = arguments.operand(0), let number = arguments.operand(1).flatMap({ Int($0) })
        else {
            throw WrongUse("grade-share needs the folder for the results, and a share's number.")
        }
        (self.out, self.number) = (out, number)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let store = RecordStore(folder: out)
        let share = try ClassShare(number: number, of: store)
        let terms = try share.terms(here: WorkbookEdition(workbook))
        // The share may outlive the run that dealt it: the next run must not believe it is alone.
        let claim = try ResultsClaim(
            store,
            seed: terms.seed,
            protection: terms.protection,
            points: nil,
            isOfShare: true
        )
        defer { withExtendedLifetime(claim) {} }
        try Canary(workbook, protection: terms.protection).prove()
        let grading = SubmissionGrading(workbook: workbook, terms: terms, store: store)
        // Maps display names back to folders whose names are not UTF-8.
        let folder = try ClassFolder(path: share.submissions)
        var tally = SubmissionTally()
        for student in share.students {
            try tally.add(grading, student, folder.submission(of: student))
        }
        terminal.write(
            "share \(number), of \(share.students.count) "
                + "student\(share.students.count == 1 ? "" : "s"): \(tally.words)\n"
        )
        return tally.graderFaults == 0 ? .passed : .graderFault
    }
}
