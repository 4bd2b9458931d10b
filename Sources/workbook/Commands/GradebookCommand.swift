import Classroom
import Foundation
import Judge
import Reports
import Scenario

/// Brings records together, from wherever they were made, and writes the gradebook.
struct GradebookCommand: Subcommand {
    static let name = "gradebook"
    static let synopsis = "OUT [RECORDS ...] [--submissions SUBMISSIONS] [--points FILE]"
    static let summary =
        "Writes gradebook and feedback to OUT from records, those of other folders included."

    var isSupervised: Bool { true }

    private let out: String
    private let sources: [String]
    private let submissions: String?
    private let options: ClassOptions

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        var folders: [String] = []
        var submissions: String?
        var options = ClassOptions()
        while let word = arguments.next() {
            switch word {
            case "--submissions": submissions = try arguments.value(of: word)
            case "--points": _ = try options.take(word, &arguments)
            case _ where word.hasPrefix("--"): throw arguments.notUnderstood(word)
            default: folders.append(word)
            }
        }
        guard let out = folders.first, !out.isEmpty else {
            throw WrongUse("OUT is missing: make gradebook OUT=results RECORDS=\"other folders\".")
        }
        self.out = out
        sources = Array(folders.dropFirst())
        self.submissions = submissions
        self.options = options
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let points = try options.pointsScheme(workbook)
        let store = RecordStore(folder: out)
        do {
            let merged = try RecordMerge(into: store, from: sources).run()
            let claim = try ResultsClaim(
                store,
                seed: merged.seed,
                protection: merged.protection,
                points: options.pointsIdentity(workbook)
            )
            defer { withExtendedLifetime(claim) {} }
            let students = try submissions.map { try ClassFolder(path: $0).students }
            let summary = try GradebookWriter(
                store,
                students: students ?? merged.students,
                points: points,
                seed: merged.seed,
                protection: merged.protection
            ).write()
            terminal.show(ClassSummaryReport(summary, style: terminal.style).text)
            terminal.show(
                ClassSession.whereResultsAre(out, seed: merged.seed, merged.protection)
            )
            complain(of: merged, terminal)
            let left = students.map { Set($0).subtracting(merged.students).sorted() } ?? []
            guard left.isEmpty else {
                terminal.complain(ClassSession.leftUndone(left, terminal))
                return .graderFault
            }
            return .passed
        } catch {
            terminal.complain(ClassSession.words(error))
            return ClassSession.status(after: error)
        }
    }

    private func complain(of merged: RecordMerge.Merged, _ terminal: Terminal) {
        guard !merged.differing.isEmpty else { return }
        let names = merged.differing.prefix(5).map(terminal.style.visible).joined(separator: "; ")
        let more = merged.differing.count > 5 ? "; and \(merged.differing.count - 5) more" : ""
        terminal.complain(
            "Records that differ, of which one counts: \(names)\(more). The README says which."
        )
    }
}
