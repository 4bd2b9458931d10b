import Catalogue
import Desk
import Foundation
import Building
import Platform
import Reports
import Results
import Subcommands
import Suites

struct CheckCommand: Subcommand {
    static let name = "check"
    static let operands = ["[EXERCISE]"]
    static let options = [Option.folder, .attempt, .onlyCase, .seed, .format]
    static let summary =
        "Grades the answer to an exercise (1 to \(Exercise.all.count)), or to all of them."

    /// The exercise; `nil` for all of them.
    private let exercise: Exercise?
    private let order: CheckOrder
    private let format: Format

    fileprivate enum Format: String, CaseIterable {
        case terminal
        /// The terminal's report below lines to which an editor jumps.
        case editor
        case json
    }

    init(_ arguments: Arguments) throws(WrongUse) {
        exercise = try arguments.exercise()
        order = try arguments.checkOrder()
        format = try arguments.choice(.format) ?? .terminal
        if exercise == nil, order.attemptFile != nil || order.onlyCase != nil {
            let form = CommandForm.ofThisProcess
            throw WrongUse(
                "ATTEMPT and CASE need an exercise: "
                    + "choose one of \(form.exercise(1)) to \(form.exercise(Exercise.all.count))."
            )
        }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let exercises = exercise.map { [$0] } ?? Exercise.all
        let grading = AnswerGrading(workbook: workbook, order: order)
        let reports = try CheckIndicator.during(terminal.style) {
            try exercises.map { try grading.report(on: $0) }
        }
        switch format {
        case .terminal: terminal.write(text(reports, workbook, terminal.style))
        case .editor:
            for (exercise, report) in zip(exercises, reports) {
                terminal.write(editorLines(report, of: exercise, workbook))
            }
            terminal.write(text(reports, workbook, terminal.style))
        case .json: terminal.write(try json(reports))
        }
        return .of(reports)
    }

    /// The report on the exercise, or the summary of all of them.
    private func text(
        _ reports: [ExerciseReport],
        _ workbook: Workbook,
        _ style: TextStyle
    ) -> String {
        guard let exercise, let report = reports.first else {
            return SummaryTable(reports, style: style).text
        }
        let nextLesson = ExerciseStanding.nextOpen(after: exercise, in: workbook)
            .map(workbook.relativeLesson)
        let occasion =
            order.onlyCase == nil ? Occasion.check(nextLesson: nextLesson) : .checkOfCase
        return TerminalReport(report, on: occasion, style: style).text
    }

    private func json(_ reports: [ExerciseReport]) throws -> String {
        guard exercise != nil, let report = reports.first else {
            return try JSONReport.summary(reports)
        }
        return try JSONReport(report).text()
    }

    private func editorLines(
        _ report: ExerciseReport,
        of exercise: Exercise,
        _ workbook: Workbook
    ) -> String {
        let answer = order.attemptFile ?? workbook.answer(exercise)
        let path = URL(fileURLWithPath: answer).standardizedFileURL.path
        let source =
            RegularFile.contents(atPath: path, atMost: AnswerSource.maximumBytes)
            ?? Data()
        return EditorLines(
            report,
            path: path,
            source: String(decoding: source, as: UTF8.self)
        ).text
    }
}

extension Option {
    fileprivate static let format = value(
        "--format",
        "FORMAT",
        CheckCommand.Format.allCases.map(\.rawValue).joined(separator: "|")
    )
}
