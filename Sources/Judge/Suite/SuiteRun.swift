import Foundation
import Scenario

/// Runs an exercise's Swift Testing suite in a process of its own, and gathers what it found.
public struct SuiteRun {
    let workbook: Workbook
    let exercise: Exercise
    let order: CheckOrder

    /// The longest that a suite may take, in seconds; an answer's own limits are far below.
    private static let secondsAllowed = 90.0
    /// What is older is left from a run whose command was ended before it.
    private static let secondsOfLeftovers = 3_600.0

    /// Creates a run.
    public init(_ exercise: Exercise, workbook: Workbook, order: CheckOrder) {
        self.exercise = exercise
        self.workbook = workbook
        self.order = order
    }

    /// Grades the answer.
    public func report() throws -> ExerciseReport {
        let start = monotonicSeconds()
        let runs = CacheFolder(path: "\(workbook.cache)/runs", capacity: .max)
        runs.remove(olderThan: SuiteRun.secondsOfLeftovers)
        let folder = "\(runs.path)/\(exercise.number)-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let command = try SuiteCommand(
            workbook: workbook,
            exercise: exercise,
            onlyCase: order.onlyCase,
            folder: folder
        )
        compileAhead()
        let run = try ToolRun(
            command.executable,
            command.arguments,
            environment: environment,
            secondsAllowed: SuiteRun.secondsAllowed,
            endsWithJudge: order.classroom != nil
        )
        let events = try SuiteEvents(folder: folder, suite: exercise.suite)
        if let onlyCase = order.onlyCase, !events.hasPlayed {
            throw UnknownCase(identifier: onlyCase)
        }
        var report = gather(events, run)
        report.durationSeconds = ((monotonicSeconds() - start) * 1_000).rounded() / 1_000
        return report
    }

    /// Compiles while the suite's process starts.
    ///
    /// What comes of it, the suite finds by itself: here it is of no interest.
    private func compileAhead() {
        let (exercise, workbook, order) = (exercise, workbook, order)
        Thread.detachNewThread {
            let preparation = try? AttemptPreparation(
                exercise,
                workbook: workbook,
                file: order.attemptFile,
                shownAs: order.classroom?.shownPath,
                in: try order.classroom.map {
                    try SandboxChoice(workbook).sandbox($0.protection)
                } ?? OpenSandbox()
            )
            _ = try? preparation?.buildAnswer()
        }
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["WORKBOOK_ROOT"] = workbook.root
        environment["WORKBOOK_KIT"] = workbook.kit
        environment["WORKBOOK_CACHE"] = workbook.cache
        environment[AnswersFolder.Variable.path] = workbook.answers.path
        environment[AnswersFolder.Variable.shown] = workbook.answers.shown
        environment[GradingOrder.Variable.attempt] = order.attemptFile
        environment[GradingOrder.Variable.seed] = "\(order.seed)"
        environment[GradingOrder.Variable.onlyCase] = order.onlyCase
        environment[GradingOrder.Variable.classroom] = order.classroom?.shownPath
        environment[SandboxChoice.variable] = order.classroom?.protection.rawValue
        environment[GradingOrder.Variable.upkeep] = order.secondsOfUpkeep.map { "\($0)" }
        return environment
    }

    // MARK: Gathering

    private func gather(_ events: SuiteEvents, _ run: ToolRun) -> ExerciseReport {
        var report = ExerciseReport(
            exercise: exercise.number,
            slug: exercise.slug,
            title: exercise.title,
            answerPath: order.classroom?.shownPath ?? order.attemptFile
                ?? workbook.relativeAnswer(exercise),
            lessonPath: workbook.relativeLesson(exercise),
            outcome: .graderFault,
            seed: order.seed
        )
        let records = events.planned.compactMap { events.records[$0] }
        report.tests = records.map(\.test).enumerated().map { index, test in
            var test = test
            test.position = index
            return test
        }
        if let first = records.first { report.diagnostics = first.diagnostics }
        let printed = records.map(\.printed).joined()
        report.output =
            order.classroom == nil ? printed : PrintedAddresses.numbered(in: printed)
        if let behaviour = records.compactMap(\.behaviour).first {
            report = report.diagnosed(by: behaviour, exercise, workbook)
            report.behaviour = behaviour.text
        }
        report.outcome = outcome(of: records, planned: events.planned.count)
        switch report.outcome {
        case .notStarted:
            report.message = exercise.task
        case .notAccepted:
            report.message = report.diagnostics.first?.sentences ?? ""
        case .graderFault:
            report.message = records.compactMap(\.fault).first ?? missing(events, run)
        default: break
        }
        return report
    }

    /// A pass needs an answer from every planned test; without one the grader is at fault.
    private func outcome(of records: [GradingRecord], planned: Int) -> Outcome {
        guard planned > 0, records.count == planned else { return .graderFault }
        let outcomes = records.map(\.test.outcome)
        if outcomes.contains(.graderFault) { return .graderFault }
        let first = outcomes.first { $0 != .passed && $0 != .skipped }
        return first ?? (outcomes.contains(.passed) ? .passed : .skipped)
    }

    private func missing(_ events: SuiteEvents, _ run: ToolRun) -> String {
        let said = run.text.split(separator: "\n").suffix(5).joined(separator: "\n")
        if events.planned.isEmpty {
            return "the suite \(exercise.suite) was not found or did not start:\n\(said)"
        }
        let silent = events.planned.filter { events.records[$0] == nil }
        return "\(silent.count) of \(events.planned.count) tests gave no result:\n\(said)"
    }
}

/// A case was asked for that the exercise does not have.
public struct UnknownCase: Error, Hashable, Sendable {
    /// What was asked for.
    public let identifier: String

    /// What is wrong, and what to do.
    public var message: String {
        "There is no case \(identifier): take the one that a failed check names, such as "
            + "CASE=hiddenView.1."
    }
}

/// What a check was asked to do.
public struct CheckOrder: Hashable, Sendable {
    /// The answer's file; the student's own where `nil`.
    public var attemptFile: String?
    /// The one case to grade, by its identifier.
    public var onlyCase: String?
    /// The seed of all random scenes.
    public var seed: UInt64
    /// Whether the seed was asked for, not drawn.
    public var seedIsChosen: Bool
    /// The seconds of ``AttemptLimits/ofUpkeep(secondsPerExercise:)``, where the workbook grades for
    /// itself.
    public var secondsOfUpkeep: Double?
    /// How an answer of a class is graded, where it is one.
    public var classroom: Classroom?

    /// What is different about an answer that somebody else wrote.
    public struct Classroom: Hashable, Sendable {
        /// The answer's path as its student knows it.
        public var shownPath: String
        /// What protects the machine.
        public var protection: Protection

        /// Creates it.
        public init(shownPath: String, protection: Protection) {
            self.shownPath = shownPath
            self.protection = protection
        }
    }

    /// Creates an order; without a seed one is drawn.
    public init(attemptFile: String? = nil, onlyCase: String? = nil, seed: UInt64? = nil) {
        self.attemptFile = attemptFile
        self.onlyCase = onlyCase
        self.seed = seed ?? UInt64.random(in: 1...999_999)
        seedIsChosen = seed != nil
    }
}

extension Diagnostic {
    /// The message with its line and the advice, in a text of its own.
    fileprivate var sentences: String {
        let place = line.map { "Line \($0): " } ?? ""
        return place + message + "." + (advice.map { " \($0)" } ?? "")
    }
}
