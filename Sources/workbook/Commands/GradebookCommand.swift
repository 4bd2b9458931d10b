import Catalogue
import ClassReports
import Classroom
import Foundation
import Pages
import Platform
import Results
import Subcommands

struct GradebookCommand: Subcommand {
    static let name = "gradebook"
    static let operands = ["OUT", "[RECORDS]…"]
    static let options = [Option.submissions, .points]
    static let required: KeyValuePairs = ["OUT": "results"]
    static let summary =
        "Writes gradebook and feedback to OUT from records, including those in other folders."

    var isSupervised: Bool { true }

    private let out: String
    private let sources: [String]
    private let submissions: String?
    private let options: ClassOptions

    init(_ arguments: Arguments) throws(WrongUse) {
        out = arguments.operands[0]
        try Option.out.requireFolder(at: out, named: out)
        sources = Array(arguments.operands.dropFirst())
        submissions = arguments[.submissions]
        options = try ClassOptions(arguments)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let points = try options.pointsScheme(workbook)
        let store = RecordStore(folder: out)
        let students = try submissions.map { try ClassFolder(path: $0).students }
        students?.forEach(store.readmit)
        let merged = try merge(into: store, points)
        let claim = try ResultsClaim(
            store,
            seed: merged.seed,
            protection: merged.protection,
            points: options.pointsIdentity(workbook),
            pointsFile: options.points
        )
        defer { withExtendedLifetime(claim) {} }
        let summary = try GradebookWriter(
            store,
            students: students ?? merged.students,
            points: points,
            seed: merged.seed,
            protection: merged.protection,
            webFiles: WebFiles(folder: workbook.webFiles)
        ).write(conflicts: merged.differing)
        terminal.write(ClassSummaryReport(summary, style: terminal.style).text)
        terminal.writeSentences(
            ClassSession.whereResultsAre(out, seed: merged.seed, merged.protection)
        )
        let left = summary.studentsWithoutRecord
        guard !left.isEmpty else { return .passed }
        terminal.writeMessage(
            "Not graded: \(terminal.listing(left)). Grade them with make grade, or name the folder of "
                + "their records with RECORDS=."
        )
        return .graderFault
    }

    /// Merges the records; if that is impossible, the user can name other folders or records.
    private func merge(
        into store: RecordStore,
        _ points: PointsScheme
    ) throws -> RecordMerge.Merged {
        do {
            return try RecordMerge(into: store, from: sources, points: points).run()
        } catch let fault as Fault {
            throw WrongUse(fault.message)
        }
    }
}

extension Option {
    fileprivate static let submissions = value("--submissions", "SUBMISSIONS")
}
