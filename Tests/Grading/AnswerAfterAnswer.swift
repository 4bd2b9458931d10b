import Foundation
import Judge
import Testing

/// Lets a suite's process grade one answer after the other: each repetition of the suite waits for the
/// next order, where the process has a channel that orders come from.
struct AnswerAfterAnswer: SuiteTrait, TestTrait, TestScoping {
    /// Where orders come from, and records go.
    static let channel = OrderChannel()

    private static let planned = PlannedTests()

    private let exercise: Exercise

    init(_ exercise: Exercise) { self.exercise = exercise }

    /// Every test is planned before the first one runs.
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
    /// The suite grades answers to an exercise: one, or one after the other.
    static func grades(_ exercise: Exercise) -> AnswerAfterAnswer { AnswerAfterAnswer(exercise) }
}

/// The tests that a run will do, gathered before it.
private final class PlannedTests: @unchecked Sendable {
    private let lock = NSLock()
    private var tests: [(function: String, line: Int)] = []
    private var isTaken = false

    func add(_ function: String, line: Int) {
        lock.withLock { tests.append((function, line)) }
    }

    /// Their functions in the order in which they were written, once.
    func take() -> [String]? {
        lock.withLock {
            guard !isTaken else { return nil }
            isTaken = true
            return tests.sorted { $0.line < $1.line }.map(\.function)
        }
    }
}
