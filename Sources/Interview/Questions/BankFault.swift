import Scenario

/// The bank cannot be read.
public struct BankFault: ExplainedError, Hashable {
    /// The file, and the line where there is one.
    public let place: String
    /// What is wrong, in a sentence.
    public let problem: String

    /// What is wrong, and where.
    public var message: String { "\(place): \(problem)" }
}
