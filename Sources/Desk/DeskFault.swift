import Scenario

/// Something that cannot be done at the desk: a sentence for the student.
public struct DeskFault: UserMistake, Hashable {
    /// What is wrong, where, and what to do.
    public let message: String

    init(_ message: String) {
        self.message = message
    }
}
