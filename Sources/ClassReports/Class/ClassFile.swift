import Results

/// A file about a class, written piece by piece, so that memory does not grow with the class.
///
/// A piece depends only on its submission, so pieces can be created in parallel.
///
/// ```swift
/// write(try file.opening())
/// for (index, submission) in submissions.enumerated() {
///     write((index == 0 ? "" : file.separator) + (try file.piece(for: submission)))
/// }
/// write(file.closing)
/// ```
package protocol ClassFile: Sendable {
    /// The text before all submissions.
    func opening() throws -> String
    func piece(for submission: SubmissionReport) throws -> String
    /// The text between two submissions.
    var separator: String { get }
    /// The text after all submissions.
    var closing: String { get }
}
