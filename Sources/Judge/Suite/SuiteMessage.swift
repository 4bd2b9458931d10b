import Scenario

/// What a suite's process that grades one answer after the other tells of them, a line of JSON each.
package enum SuiteMessage: Codable, Sendable {
    /// The tests' functions, in the order in which they were written; told before the first answer.
    case planned([String])
    /// What one test found.
    case record(GradingRecord)
    /// All tests of an answer are done.
    case finished
}
