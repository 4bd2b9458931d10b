import Foundation
import Judge
import Reports
import Scenario

/// Grades one exercise, or all, and shows what came of it.
struct CheckCommand: Subcommand {
    static let name = "check"
    static let synopsis =
        "[EXERCISE] [--dir FOLDER] [--attempt FILE] [--case CASE] [--seed SEED] "
        + "[--format terminal|json]"
    static let summary =
        "Grades the answer to an exercise (1 to \(Exercise.all.count)), or to all of them."

    /// The exercise; all of them where `nil`.
    private var exercise: Exercise?
    /// The student's own copy of the exercises.
    private var folder: String?
    /// The file to grade instead of the student's own.
    private var attempt: String?
    /// The one case to repeat.
    private var onlyCase: String?
    /// The seed of the random scenes.
    private var seed: UInt64?
    /// How the result is written.
    private var format = Format.terminal

    /// How a result is written.
    private enum Format: String, CaseIterable {
        /// For people.
        case terminal
        /// As one JSON object.
        case json
    }

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        while let word = arguments.next() {
            switch word {
            case "--dir": folder = try arguments.value(of: word)
            case "--attempt": attempt = Workbook.fileFromCopy(try arguments.value(of: word))
            case "--case": onlyCase = try arguments.value(of: word)
            case "--seed": seed = try arguments.seed(of: word)
            case "--format":
                format = try arguments.choice(of: word, named: "FORMAT", Format.self)
            default:
                guard exercise == nil, !word.hasPrefix("-") else {
                    throw arguments.notUnderstood(word)
                }
                exercise = try arguments.exercise(word)
            }
        }
        if exercise == nil, attempt != nil || onlyCase != nil {
            throw WrongUse(
                "ATTEMPT and CASE need an exercise: add EX=1 to EX=\(Exercise.all.count)."
            )
        }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let workbook = try workbook.answering(in: folder)
        guard let exercise else { return try checkAll(workbook, terminal) }
        let report = try grading(workbook).report(on: exercise)
        switch format {
        case .terminal:
            terminal.show(
                TerminalReport(
                    report,
                    next: workbook.reference(after: exercise),
                    style: terminal.style
                )
                .text
            )
        case .json: try show(on: terminal) { try JSONReport(report).text() }
        }
        return .of([report])
    }

    private func checkAll(
        _ workbook: Workbook,
        _ terminal: Terminal
    ) throws(WrongUse) -> ExitStatus {
        let grading = grading(workbook)
        var reports: [ExerciseReport] = []
        for exercise in Exercise.all { reports.append(try grading.report(on: exercise)) }
        switch format {
        case .terminal: terminal.show(SummaryTable(reports, style: terminal.style).text)
        case .json: try show(on: terminal) { try JSONSummary(reports).text() }
        }
        return .of(reports)
    }

    private func grading(_ workbook: Workbook) -> AnswerGrading {
        AnswerGrading(
            workbook: workbook,
            order: CheckOrder(attemptFile: attempt, onlyCase: onlyCase, seed: seed)
        )
    }

    private func show(
        on terminal: Terminal,
        _ text: () throws -> String
    ) throws(WrongUse) {
        do {
            terminal.show(try text())
        } catch {
            throw WrongUse("The result cannot be written as JSON: \(error)")
        }
    }
}
