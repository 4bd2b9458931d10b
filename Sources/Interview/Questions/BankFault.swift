import Scenario

/// The bank cannot be read.
package struct BankFault: ExplainedError, Hashable {
    /// The file, and the line where there is one.
    package let place: String
    /// What is wrong, in a sentence.
    package let problem: String

    /// What is wrong, and where.
    package var message: String { "\(place): \(problem)" }
}
