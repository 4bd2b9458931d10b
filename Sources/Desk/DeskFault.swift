import Scenario

/// Something that cannot be done at the desk: a sentence for the student.
package struct DeskFault: UserMistake, Hashable {
    /// What is wrong, where, and what to do.
    package let message: String

    init(_ message: String) {
        self.message = message
    }
}
