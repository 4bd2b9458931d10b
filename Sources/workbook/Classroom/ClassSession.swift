import Catalogue
import Classroom
import Building
import Pages
import Reports
import Results
import Scenario
import Subcommands

/// One grading of a class or a part of it, with its terms, records and points.
struct ClassSession {
    let store: RecordStore
    private(set) var terms: GradingTerms
    private var claim: ResultsClaim?
    private let options: ClassOptions
    private let workbook: Workbook
    private let points: PointsScheme

    init(_ options: ClassOptions, workbook: Workbook) throws {
        self.options = options
        self.workbook = workbook
        points = try options.pointsScheme(workbook)
        store = RecordStore(folder: options.out)
        try ResultsClaim.check(store, seed: options.seed, protection: options.protection)
        terms = GradingTerms(
            seed: options.seed ?? store.seed ?? SeededGenerator.drawnSeed(),
            protection: options.protection,
            edition: WorkbookEdition(workbook)
        )
    }

    /// Claims the results folder, and logs how the class is graded.
    mutating func begin(_ folder: ClassFolder, _ terminal: Terminal) throws {
        try claim(points: options.pointsIdentity(workbook))
        terminal.writeMessage("seed \(terms.seed)")
        terminal.writeMessage("sandbox \(terms.protection.words)")
        if !folder.others.isEmpty {
            terminal.writeMessage(
                "not graded, because it is hidden or not a folder: "
                    + terminal.listing(folder.others)
            )
        }
    }

    /// Claims the folder, so that all graders in it use the same terms.
    ///
    /// - Parameter points: The identity of the points; `nil` if no gradebook is written.
    private mutating func claim(points: String? = nil) throws {
        let claim = try ResultsClaim(
            store,
            seed: options.seed,
            protection: terms.protection,
            points: points,
            pointsFile: options.points
        )
        // Another grader may have drawn a seed in the meantime.
        terms.seed = claim.seed
        self.claim = claim
    }

    func prove() throws {
        try Canary(workbook, protection: terms.protection).prove()
    }

    var grading: SubmissionGrading {
        SubmissionGrading(workbook: workbook, terms: terms, store: store)
    }

    /// Grades all submissions; `false` after a stop.
    func grade(_ folder: ClassFolder, _ line: ProgressLine) throws -> Bool {
        try ClassRun(folder, grading, workers: options.workers).run(line.progress)
        return !line.progress.isStopped
    }

    /// Grades one submission, while other graders may use the same folder.
    mutating func grade(_ student: String, in folder: String) throws -> SubmissionTally {
        let submission = try SubmissionFolder(named: folder)
        try prove()
        try claim()
        var tally = SubmissionTally()
        try tally.add(grading, student, submission)
        store.readmit(student)
        return tally
    }

    func writer(students: [String]) -> GradebookWriter {
        GradebookWriter(
            store,
            students: students,
            points: points,
            seed: terms.seed,
            protection: terms.protection,
            webFiles: WebFiles(folder: workbook.webFiles)
        )
    }

    var whereResultsAre: String {
        ClassSession.whereResultsAre(options.out, seed: terms.seed, terms.protection)
    }

    /// The closing lines, which name the files in a results folder.
    static func whereResultsAre(_ out: String, seed: UInt64, _ protection: Protection) -> String {
        "\nThe results are in \(out): gradebook.csv, grades.json, junit.xml, summary.md, and "
            + "feedback/ for each student.\nseed \(seed), sandbox \(protection.words)\n"
    }
}
