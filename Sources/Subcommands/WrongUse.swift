import Platform

/// The command cannot do what the user asked; the message names the choices.
package struct WrongUse: UserMistake {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
