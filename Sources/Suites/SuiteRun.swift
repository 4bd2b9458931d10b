import Catalogue
import Explanation
import Foundation
import Isolation
import Platform
import Play
import Results
import Scenario

/// Runs an exercise's Swift Testing suite on an answer, and gathers the results.
package struct SuiteRun {
    let workbook: Workbook
    let exercise: Exercise
    let order: CheckOrder
    private let cancellation: Cancellation?

    /// - Parameter cancellation: Ends the run early; its report then throws ``CheckCancelled``.
    package init(
        _ exercise: Exercise,
        workbook: Workbook,
        order: CheckOrder,
        cancellation: Cancellation? = nil
    ) {
        self.cancellation = cancellation
        self.exercise = exercise
        self.workbook = workbook
        self.order = order
    }

    /// Grades the answer in a new process.
    package func report() throws -> ExerciseReport {
        let start = monotonicSeconds()
        compileAhead()
        let suite = try SuiteProcess(
            exercise,
            workbook: workbook,
            environment: SuiteRun.environment(workbook, order.protection),
            onlyCase: order.onlyCase,
            isOfClass: order.protection != nil
        )
        let results = try suite.grade(
            order,
            seconds: order.secondsOfSuite,
            cancellation: cancellation
        )
        if cancellation?.isCancelled == true { throw CheckCancelled() }
        if let onlyCase = order.onlyCase, !results.hasPlayed {
            throw try UnknownCase(onlyCase, of: exercise, in: workbook)
        }
        return report(of: results, since: start)
    }

    /// Grades the whole answer in a process that is reused for other answers.
    package func report(by suites: SuiteProcesses) throws -> ExerciseReport {
        let start = monotonicSeconds()
        let results = try suites.grade(order, exercise, seconds: order.secondsOfSuite)
        return report(of: results, since: start)
    }

    private func report(of results: SuiteResults, since start: Double) -> ExerciseReport {
        var report = gather(results)
        if !report.isWithinBounds {
            // The report must be readable again.
            report.tests = []
            report.diagnostics = []
            report.output = ""
            report.behaviour = ""
            report.outcome = .graderFault
            report.message = "the suite reported impossible numbers"
        }
        report.durationSeconds = ((monotonicSeconds() - start) * 1_000).rounded() / 1_000
        return report
    }

    /// Compiles while the suite's process starts.
    ///
    /// The suite finds the result in the cache, so it is ignored here.
    private func compileAhead() {
        let (exercise, workbook, order) = (exercise, workbook, order)
        WorkThread.start {
            let preparation = try? AttemptPreparation(
                exercise,
                workbook: workbook,
                file: order.attemptFile,
                shownAs: order.shownPath,
                in: try order.protection.map { try SandboxChoice(workbook).sandbox($0) }
                    ?? NoSandbox()
            )
            _ = try? preparation?.buildAnswer()
        }
    }

    /// The environment of a suite's process, without an order.
    static func environment(_ workbook: Workbook, _ protection: Protection?) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment[EnvironmentVariable.root] = workbook.root
        environment[EnvironmentVariable.kit] = workbook.kit
        environment[EnvironmentVariable.cache] = workbook.cache
        environment[EnvironmentVariable.modules] = workbook.modules
        environment[EnvironmentVariable.answers] = workbook.answers.path
        environment[EnvironmentVariable.answersShown] = workbook.answers.shown
        // The suite need not search for these again, and uses the same ones.
        environment["SWIFT_EXEC"] = (try? SwiftCompiler.found())?.path
        if let sdk = try? AppleTools().sdk() { environment["SDKROOT"] = sdk }
        for name in EnvironmentVariable.ofOneCheck { environment[name] = nil }
        environment[EnvironmentVariable.sandbox] = protection?.rawValue
        return environment
    }

    // MARK: Gathering

    private func gather(_ results: SuiteResults) -> ExerciseReport {
        var report = ExerciseReport(
            .graderFault,
            on: exercise,
            answerPath: order.shownPath ?? order.attemptFile
                ?? workbook.relativeAnswer(exercise),
            lessonPath: workbook.relativeLesson(exercise),
            seed: order.seed
        )
        let records = results.planned.compactMap { results.records[$0] }
        report.tests = records.map(\.test).enumerated().map { index, test in
            var test = test
            test.position = index
            return test
        }
        if let first = records.first { report.diagnostics = first.diagnostics }
        report.output = PrintedAddresses.numbered(
            in: PrintedText.joined(records.map(\.printed.text))
        )
        report.outputLineCount = records.map(\.printed.lineCount).reduce(0, +)
        let names = records.compactMap(\.names).first
        report.progress = names.flatMap {
            ExerciseParts(of: exercise, in: workbook).progress(of: $0)
        }
        report = report.notingMissingHitTest(names, exercise).notingMissingSuper(names, exercise)
        if let behaviour = records.compactMap(\.behaviour).first {
            report.constant = behaviour.behaviour.flatMap {
                DiagnosisCatalogue.shared.constant(like: $0, of: exercise, in: workbook)
            }
            report = report.diagnosed(by: behaviour, names, exercise, workbook)
            report.behaviour = behaviour.rawValue
        }
        report.outcome = outcome(of: records, planned: results.planned.count)
        if !report.reasonsForCap.isEmpty {
            report.cap = try? workbook.pointsScheme().cap(of: report)
        }
        switch report.outcome {
        case .notStarted:
            report.message = exercise.task
        case .notAccepted:
            report.message = report.diagnostics.first?.sentences ?? ""
        case .graderFault:
            report.message = records.compactMap(\.fault).first ?? missing(results)
        default: break
        }
        return report
    }

    /// A pass requires a result for every planned test.
    ///
    /// If one is missing, the grader is at fault.
    private func outcome(of records: [GradingRecord], planned: Int) -> Outcome {
        guard planned > 0, records.count == planned else { return .graderFault }
        let outcomes = records.map(\.test.outcome)
        if outcomes.contains(.graderFault) { return .graderFault }
        let first = outcomes.first { $0 != .passed && $0 != .skipped }
        return first ?? (outcomes.contains(.passed) ? .passed : .skipped)
    }

    private func missing(_ results: SuiteResults) -> String {
        // Swift Testing colours its lines, wherever they go.
        let lines = results.said.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
        // After a crash, the end of the output is a backtrace.
        let said =
            lines.first { $0.contains("Fatal error:") }.map(String.init)
            ?? lines.suffix(5).joined(separator: "\n")
        if results.planned.isEmpty {
            return "the suite \(exercise.suite) was not found or did not start:\n\(said)"
        }
        let silent = results.planned.filter { results.records[$0] == nil }
        return "\(silent.count) of \(results.planned.count) tests gave no result:\n\(said)"
    }
}

extension Diagnostic {
    /// The message with its line and the advice, as sentences.
    fileprivate var sentences: String {
        let place = line.map { "Line \($0): " } ?? ""
        return place + message + "." + (advice.map { " \($0)" } ?? "")
    }
}
