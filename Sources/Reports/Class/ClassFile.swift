import Scenario

/// A file about a class, written piece by piece, so that memory does not grow with the class.
///
/// A piece depends on nothing but its submission: several can be made at the same time.
///
/// ```swift
/// write(try file.opening())
/// for (index, submission) in submissions.enumerated() {
///     write((index == 0 ? "" : file.separator) + (try file.piece(for: submission)))
/// }
/// write(file.closing)
/// ```
package protocol ClassFile: Sendable {
    /// What stands before all submissions.
    func opening() throws -> String
    /// What is written of a submission.
    func piece(for submission: SubmissionReport) throws -> String
    /// What stands between a submission and the next one.
    var separator: String { get }
    /// What stands behind all submissions.
    var closing: String { get }
}
