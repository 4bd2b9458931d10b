import Scenario

/// A file about a class, written piece by piece, so that memory does not grow with the class.
///
/// ```swift
/// write(try file.opening())
/// for submission in submissions { write(try file.piece(for: submission)) }
/// write(file.closing)
/// ```
public protocol ClassFile: Sendable {
    /// What stands before all submissions.
    func opening() throws -> String
    /// What is written of the next submission.
    mutating func piece(for submission: SubmissionReport) throws -> String
    /// What stands behind all submissions.
    var closing: String { get }
}
