import Scenario

/// An error at the desk, with a sentence for the student.
package struct DeskFault: UserMistake, Hashable {
    /// The problem, its place, and the way out.
    package let message: String

    init(_ message: String) {
        self.message = message
    }
}
