/// An error with a sentence for the user.
public protocol ExplainedError: Error, Sendable {
    /// The sentence.
    var message: String { get }
}

/// An error that the user can mend: what they asked for cannot be done.
public protocol UserMistake: ExplainedError {}

extension Error {
    /// The sentence of an ``ExplainedError``; a description of any other error.
    public var sentence: String { (self as? any ExplainedError)?.message ?? "\(self)" }
}
