import Foundation
import Judge
import Reports
import Scenario

/// Grades one exercise, or all, and shows what came of it.
struct CheckCommand {
    let order: CommandOrder.Check
    let workbook: Workbook
    let terminal: Terminal

    func run() throws(WrongUse) -> ExitStatus {
        guard let exercise = order.exercise else { return try checkAll() }
        let report = try report(on: exercise)
        switch order.format {
        case .terminal:
            terminal.show(
                TerminalReport(report, next: next(after: exercise), style: terminal.style).text
            )
        case .json: try show { try JSONReport(report).text() }
        }
        return status([report])
    }

    private func checkAll() throws(WrongUse) -> ExitStatus {
        var reports: [ExerciseReport] = []
        for exercise in Exercise.all { reports.append(try report(on: exercise)) }
        switch order.format {
        case .terminal: terminal.show(SummaryTable(reports, style: terminal.style).text)
        case .json: try show { try JSONSummary(reports).text() }
        }
        return status(reports)
    }

    private func show(_ text: () throws -> String) throws(WrongUse) {
        do {
            terminal.show(try text())
        } catch {
            throw WrongUse("The result cannot be written as JSON: \(error)")
        }
    }

    /// The report on an exercise, from before where nothing changed.
    private func report(on exercise: Exercise) throws(WrongUse) -> ExerciseReport {
        try requireFile(of: exercise)
        let order = CheckOrder(
            attemptFile: order.attempt,
            onlyCase: order.onlyCase,
            seed: order.seed
        )
        let kept = KeptReports(exercise, workbook: workbook, order: order)
        if let report = kept?.report() { return report }
        do {
            let report = try SuiteRun(exercise, workbook: workbook, order: order).report()
            kept?.keep(report)
            return report
        } catch let unknown as UnknownCase {
            throw WrongUse(unknown.message)
        } catch {
            return ExerciseReport(
                exercise: exercise.number,
                slug: exercise.slug,
                title: exercise.title,
                answerPath: order.attemptFile ?? workbook.relativeAnswer(exercise),
                lessonPath: workbook.relativeLesson(exercise),
                outcome: .graderFault,
                seed: order.seed,
                message: "\((error as? ToolchainFault)?.message ?? "\(error)")"
            )
        }
    }

    private func next(after exercise: Exercise) -> ExerciseReference? {
        Exercise.numbered(exercise.number + 1).map { next in
            ExerciseReference(exercise: next.number, lessonPath: workbook.relativeLesson(next))
        }
    }

    private func requireFile(of exercise: Exercise) throws(WrongUse) {
        if let attempt = order.attempt {
            guard FileManager.default.fileExists(atPath: attempt) else {
                throw WrongUse("ATTEMPT=\(attempt): there is no such file.")
            }
        } else if !FileManager.default.fileExists(atPath: workbook.answer(exercise)) {
            let path = workbook.relativeAnswer(exercise)
            throw WrongUse("\(path) is missing; `git checkout \(path)` brings the stub back.")
        }
    }

    private func status(_ reports: [ExerciseReport]) -> ExitStatus {
        let outcomes = Set(reports.map(\.outcome))
        if outcomes.contains(.graderFault) { return .graderFault }
        return outcomes == [.passed] ? .passed : .notPassed
    }
}
