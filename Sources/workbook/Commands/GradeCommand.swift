import Classroom
import Foundation
import Judge
import Reports
import Scenario

/// Grades a class of untrusted answers, and leaves a gradebook.
struct GradeCommand: Subcommand {
    static let name = "grade"
    static let synopsis =
        "SUBMISSIONS --out OUT [--seed SEED] [--points FILE] [--sandbox SANDBOX] [--jobs JOBS] "
        + "[--engine local|parallel|slurm] [--hosts HOST,HOST]"
    static let summary =
        "Grades a class: a folder for each student in, gradebook and feedback out."
    var runsUntrustedAnswers: Bool { engine.isThisMachine }
    var isSupervised: Bool { true }

    private let submissions: String
    private let options: ClassOptions
    private let engine: EngineChoice

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        var submissions: String?
        var options = ClassOptions()
        var engine = EngineChoice()
        while let word = arguments.next() {
            if try options.take(word, &arguments) { continue }
            if try engine.take(word, &arguments) { continue }
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
        try self.options.keepApart(from: submissions)
        self.engine = try engine.complete()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        var classroom = try ClassSession(options, workbook: workbook)
        let folder = try folder()
        do {
            // Where others grade, each proves its own sandbox.
            if engine.isThisMachine { try classroom.prove() }
            try classroom.begin(folder, terminal)
            let status = try grade(folder, classroom, terminal)
            guard status != .interrupted else { return status }
            let summary = try classroom.writer(students: folder.students).write()
            terminal.show(ClassSummaryReport(summary, style: terminal.style).text)
            terminal.show(classroom.whereResultsAre)
            return status
        } catch {
            terminal.complain(ClassSession.words(error))
            return ClassSession.status(after: error)
        }
    }

    /// The class.
    private func folder() throws(WrongUse) -> ClassFolder {
        do throws(ClassFolder.Fault) {
            return try ClassFolder(path: submissions)
        } catch {
            throw WrongUse(error.message)
        }
    }

    /// Grades all, here or elsewhere.
    private func grade(
        _ folder: ClassFolder,
        _ classroom: ClassSession,
        _ terminal: Terminal
    ) throws -> ExitStatus {
        if let engine = try engine.run(classroom.store, jobs: options.chosenWorkers) {
            let left = try classroom.grade(folder, engine, terminal)
            guard !left.isEmpty else { return .passed }
            terminal.complain(ClassSession.leftUndone(left, terminal))
            return .graderFault
        }
        let progress = ProgressLine(terminal)
        let isWhole = try classroom.grade(folder, progress)
        progress.end()
        guard !isWhole else { return .passed }
        terminal.complain(progress.stopped)
        return .interrupted
    }
}
