/// A line of JSON that a suite's process sends to the command that runs it.
package enum SuiteMessage: Codable, Sendable {
    /// The test functions in source order, sent before the first answer.
    case planned([String])
    /// The result of one test.
    case record(GradingRecord)
    case finished
}
