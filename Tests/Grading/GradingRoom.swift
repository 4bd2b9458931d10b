import Catalogue
import Foundation
import Judge
import Platform
import Play
import Scenario
import Suites
import Testing

/// Grades an exercise's answer: compiles it once, and keeps its process for all tests.
actor GradingRoom {
    private static let rooms: [Exercise: GradingRoom] = {
        // A watch ends the check of an answer that was saved again.
        ProcessGroups.endWithThisProcess()
        return Dictionary(uniqueKeysWithValues: Exercise.all.map { ($0, GradingRoom($0)) })
    }()

    static func of(_ exercise: Exercise) throws -> GradingRoom {
        try #require(rooms[exercise])
    }

    /// A thread with a large stack, because the explanation of a failure is recursive.
    private let thread = SerialThreadExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private let exercise: Exercise
    private let memory = ReferenceMemory()
    private let listing = SceneListing()
    private var order: CheckOrder
    private var session: GradingSession?
    private var graded: Set<String> = []

    private init(_ exercise: Exercise) {
        self.exercise = exercise
        order = CheckOrder(environment: ProcessInfo.processInfo.environment)
    }

    /// Starts over with another answer.
    func begin(_ order: CheckOrder) {
        session?.end()
        session = nil
        graded = []
        self.order = order
    }

    func grade(_ test: GradedTest, _ criterion: Criterion, _ scenes: [Scene]) throws {
        let cases = scenes.enumerated().map { index, scene in
            (identifier: "\(test.function).\(index + 1)", scene: scene)
        }
        if let listing { return try listing.write(test, order.chosen(cases)) }
        try finish(test) {
            SceneGrader(session: $0, criterion: criterion)
                .grade(order.chosen(cases), isRepeated: order.onlyCase != nil)
        }
    }

    func gradeRandomScenes(_ random: GradedTest) throws {
        let test = order.hasSharedScene ? random.ofSharedScene : random
        if let listing {
            return try listing.write(
                test,
                order.chosenRandomCase(of: exercise, named: test.function)
            )
        }
        try finish(test) { session in
            let grader = SceneGrader(session: session, criterion: exercise.agreement)
            if order.includesAll(of: test.function) {
                return grader.gradeRandomRound(named: test.function)
            }
            return grader.gradeRandomScenes(
                order.chosenRandomCase(of: exercise, named: test.function)
            )
        }
    }

    private func finish(
        _ test: GradedTest,
        _ body: (GradingSession) -> SceneGrader.Verdict
    ) throws {
        let session =
            session
            ?? GradingSession(
                exercise,
                workbook: Workbook(),
                file: order.attemptFile,
                shownAs: order.shownPath,
                limits: order.limits,
                seed: order.includesAll(of: test.function) ? order.seed : nil,
                memory: memory
            )
        self.session = session
        var record = GradingRecord(test, session, seed: order.seed)
        guard graded.insert(test.function).inserted else {
            // A second record would replace the first and hide its findings.
            record.blameGrader("the test \(test.function) grades twice; make two tests of it")
            return try finish(test, record)
        }
        switch session.obstacle {
        case .notStarted: record.test.outcome = .notStarted
        case .didNotCompile: record.test.outcome = .didNotCompile
        case .notAccepted: record.test.outcome = .notAccepted
        case .graderFault(let message): record.blameGrader(message)
        case nil:
            // The names are the same for all tests.
            if graded.count == 1 { record.names = session.names }
            record.take(body(session), printed: session.takePrinted())
            record.test.breaksRule = session.hasBrokenRule
            if record.test.failure != nil {
                record.behaviour = session.behaviourInProbes()
            }
        }
        try finish(test, record)
    }

    private func finish(_ test: GradedTest, _ record: GradingRecord) throws {
        if let channel = AnswerAfterAnswer.channel { return try channel.tell(.record(record)) }
        try record.report()
    }
}

extension SceneListing {
    /// Lists the cases of a test.
    fileprivate func write(_ test: GradedTest, _ cases: [SceneGrader.Case]) throws {
        let listed = cases.map { identifier, scene in
            SuiteCase(
                identifier: identifier,
                test: test.name,
                position: test.position,
                scene: scene
            )
        }
        try write(listed, of: test.function)
    }
}

/// Runs an actor on a thread with a large stack; the threads of Swift's own pool have small ones on macOS.
private final class SerialThreadExecutor: SerialExecutor {
    private let thread = SerialThread()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        thread.add { job.runSynchronously(on: executor) }
    }
}
