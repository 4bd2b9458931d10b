import Catalogue
import Foundation
import Judge
import Suites
import Testing

/// Lets a suite's process grade several answers in turn.
///
/// If the process has a channel for orders, each repetition of the suite waits for the next order.
struct AnswerAfterAnswer: SuiteTrait, TestTrait, TestScoping {
    /// Receives orders and sends records.
    static let channel = OrderChannel()

    private static let planned = PlannedTests()

    private let exercise: Exercise

    init(_ exercise: Exercise) { self.exercise = exercise }

    /// Makes `prepare` run for every test before the first one starts.
    var isRecursive: Bool { true }

    func prepare(for test: Test) async throws {
        guard !test.isSuite else { return }
        AnswerAfterAnswer.planned.add(GradedTest.function(of: test), line: test.sourceLocation.line)
    }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> AnswerAfterAnswer? {
        test.isSuite && AnswerAfterAnswer.channel != nil ? self : nil
    }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard let channel = AnswerAfterAnswer.channel, let order = channel.next() else { exit(0) }
        if let functions = AnswerAfterAnswer.planned.take() {
            try channel.tell(.planned(functions))
        }
        try await GradingRoom.of(exercise).begin(order)
        try await function()
        try channel.tell(.finished)
    }
}

extension Trait where Self == AnswerAfterAnswer {
    /// Makes the suite grade answers to an exercise: one, or several in turn.
    static func grades(_ exercise: Exercise) -> AnswerAfterAnswer { AnswerAfterAnswer(exercise) }
}

/// The tests of a run, collected before it starts.
private final class PlannedTests: @unchecked Sendable {
    private let lock = NSLock()
    private var tests: [(function: String, line: Int)] = []
    private var isTaken = false

    func add(_ function: String, line: Int) {
        lock.withLock { tests.append((function, line)) }
    }

    /// Returns the functions in source order on the first call, and `nil` afterwards.
    func take() -> [String]? {
        lock.withLock {
            guard !isTaken else { return nil }
            isTaken = true
            return tests.sorted { $0.line < $1.line }.map(\.function)
        }
    }
}
