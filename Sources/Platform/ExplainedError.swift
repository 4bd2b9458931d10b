import Foundation

/// An error with a sentence for the user.
public protocol ExplainedError: Error, Sendable {
    /// The sentence for the user.
    var message: String { get }
}

/// An error that the user can correct, such as an impossible request.
public protocol UserMistake: ExplainedError {}

/// A failure described only by a sentence.
package struct Fault: ExplainedError, Hashable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

/// A mistake of the user, described only by a sentence.
package struct Mistake: UserMistake, Hashable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

extension Error {
    /// The message of an ``ExplainedError`` or of the file system, or else the error's description.
    public var sentence: String {
        if let explained = self as? any ExplainedError { return explained.message }
        return (self as? CocoaError)?.localizedDescription ?? "\(self)"
    }
}
