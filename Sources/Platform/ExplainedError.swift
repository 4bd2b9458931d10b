/// An error with a sentence for the user.
public protocol ExplainedError: Error, Sendable {
    /// The sentence for the user.
    var message: String { get }
}

/// An error that the user can correct, such as an impossible request.
public protocol UserMistake: ExplainedError {}

extension Error {
    /// The message of an ``ExplainedError``, or a description of any other error.
    public var sentence: String { (self as? any ExplainedError)?.message ?? "\(self)" }
}
