import Reports
import Results
import Scenario

/// The number of answers to a test, and the number that passed.
struct TestTally: Hashable, Sendable {
    private(set) var name: String
    private(set) var position: Int
    private(set) var passed = 0
    private(set) var answers = 0
    let isRandom: Bool

    init(_ test: TestReport) {
        name = test.name
        position = test.position
        isRandom = test.isRandom
    }

    mutating func add(_ test: TestReport) {
        name = min(name, test.name)
        position = min(position, test.position)
        switch test.outcome {
        case .passed:
            passed += 1
            answers += 1
        case .failed, .crashed, .timedOut: answers += 1
        case .notStarted, .didNotCompile, .skipped, .graderFault, .missing, .notAccepted: break
        }
    }

    /// Whether a smaller share of answers passes this test; of equal ones the first is harder.
    func isHarder(than other: TestTally) -> Bool {
        let (own, others) = (passed * other.answers, other.passed * answers)
        return own != others ? own < others : (position, name) < (other.position, other.name)
    }
}
