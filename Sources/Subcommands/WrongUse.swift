import Scenario

/// The command cannot do what it was asked: a sentence that names the choices.
package struct WrongUse: UserMistake {
    package let message: String

    /// Creates one.
    package init(_ message: String) {
        self.message = message
    }
}
