import Catalogue
import ClassReports
import Classroom
import Foundation
import Platform
import Subcommands

struct GradeCommand: Subcommand {
    static let name = "grade"
    static let operands = ["SUBMISSIONS"]
    static let options = ClassOptions.all + [.engine, .hosts]
    static let required: KeyValuePairs = ["SUBMISSIONS": "class", "OUT": "results"]
    static let summary =
        "Grades a class: a folder for each student in, gradebook and feedback out."
    var runsUntrustedAnswers: Bool { engine == nil }
    var isSupervised: Bool { true }

    private let submissions: String
    private let options: ClassOptions
    /// The program that distributes the class; `nil` if this machine grades.
    private let engine: Engine?

    init(_ arguments: Arguments) throws(WrongUse) {
        submissions = arguments.operands[0]
        options = try ClassOptions(arguments)
        try Option.out.requireFolder(at: options.out, named: options.out)
        try options.keepApart(from: submissions)
        engine = try arguments.engine()
        do throws(Mistake) {
            try engine?.check(out: options.out)
        } catch {
            throw WrongUse(error.message)
        }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        var classroom = try ClassSession(options, workbook: workbook)
        let folder = try ClassFolder(path: submissions)
        // With an engine, each machine proves its own sandbox.
        if engine == nil { try classroom.prove() }
        try classroom.begin(folder, terminal)
        guard let left = try grade(folder, classroom, terminal) else { return .interrupted }
        let summary = try classroom.writer(students: folder.students).write()
        terminal.write(ClassSummaryReport(summary, style: terminal.style).text)
        terminal.writeSentences(classroom.whereResultsAre)
        let ungraded = Set(left).union(summary.studentsWithoutRecord)
        guard !ungraded.isEmpty else { return .passed }
        terminal.writeMessage(ClassSession.leftUndone(ungraded.sorted(), terminal))
        return .graderFault
    }

    /// Grades the class here or with an engine.
    ///
    /// - Returns: The students that are not graded; `nil` after a stop.
    private func grade(
        _ folder: ClassFolder,
        _ classroom: ClassSession,
        _ terminal: Terminal
    ) throws -> [String]? {
        if let engine {
            let jobs = options.chosenWorkers
            return try classroom.grade(folder, engine, jobs: jobs, terminal)
        }
        let progress = ProgressLine(terminal)
        let isWhole = try classroom.grade(folder, progress)
        progress.end()
        guard !isWhole else {
            let absent = progress.progress.absent
            if !absent.isEmpty {
                terminal.writeMessage(ClassSession.wentAway(absent, terminal))
            }
            return absent
        }
        terminal.writeMessage(progress.stopped)
        return nil
    }
}
