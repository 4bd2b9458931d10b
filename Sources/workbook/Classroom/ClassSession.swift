import Classroom
import Foundation
import Judge
import Reports
import Scenario
import Subcommands

/// One grading of a class, or of a part of it: its terms, its records, its points.
struct ClassSession {
    let store: RecordStore
    private(set) var terms: GradingTerms
    private var claim: ResultsClaim?
    private let options: ClassOptions
    private let workbook: Workbook
    private let points: PointsScheme

    init(_ options: ClassOptions, workbook: Workbook) throws(WrongUse) {
        self.options = options
        self.workbook = workbook
        points = try options.pointsScheme(workbook)
        store = RecordStore(folder: options.out)
        do throws(ResultsClaim.Fault) {
            try ResultsClaim.check(store, seed: options.seed, protection: options.protection)
        } catch {
            throw WrongUse(error.message)
        }
        terms = GradingTerms(
            seed: ClassSeed(store).seed(chosen: options.seed),
            protection: options.protection,
            edition: WorkbookEdition(workbook)
        )
    }

    /// Says how the class is graded.
    mutating func begin(_ folder: ClassFolder, _ terminal: Terminal) throws {
        try prove()
        let claim = try claim(points: options.pointsIdentity(workbook))
        // What is half done may be somebody else's, who is at work on it.
        if claim.isAlone { store.clearUnfinished() }
        terminal.log("seed \(terms.seed)")
        terminal.log("sandbox \(terms.protection.words)")
        if !folder.others.isEmpty {
            let names = folder.others.prefix(5).joined(separator: ", ")
            terminal.log(
                "not graded, since it is hidden or no folder: \(terminal.style.visible(names))"
                    + (folder.others.count > 5 ? " and \(folder.others.count - 5) more" : "")
            )
        }
    }

    /// Makes sure that everybody who grades into the folder does so alike.
    ///
    /// - Parameter points: What identifies the points; `nil` where no gradebook is written.
    @discardableResult
    mutating func claim(points: String? = nil) throws -> ResultsClaim {
        let claim = try ResultsClaim(
            store,
            seed: options.seed,
            protection: terms.protection,
            points: points
        )
        // Another grader may have drawn one since.
        terms.seed = claim.seed
        self.claim = claim
        return claim
    }

    /// Makes sure that the sandbox holds.
    func prove() throws {
        try Canary(workbook, protection: terms.protection).prove()
    }

    /// How answers are graded.
    var grading: SubmissionGrading {
        SubmissionGrading(workbook: workbook, terms: terms, store: store)
    }

    /// Grades all.
    ///
    /// - Returns: Whether it came to its end.
    func grade(_ folder: ClassFolder, _ line: ProgressLine) throws -> Bool {
        try ClassRun(folder, grading, workers: options.workers).run(line.progress)
        return !line.progress.isStopped
    }

    /// Writes the results.
    func writer(students: [String]) -> GradebookWriter {
        GradebookWriter(
            store,
            students: students,
            points: points,
            seed: terms.seed,
            protection: terms.protection
        )
    }

    /// The last lines of a run.
    var whereResultsAre: String {
        ClassSession.whereResultsAre(options.out, seed: terms.seed, terms.protection)
    }

    /// The last lines about a folder of results.
    static func whereResultsAre(_ out: String, seed: UInt64, _ protection: Protection) -> String {
        "\n\(out)/gradebook.csv, grades.json, junit.xml, summary.md, and feedback/ for each "
            + "student\nseed \(seed), sandbox \(protection.words)\n"
    }
}
