/// What a student handed in for one exercise.
package enum HandedIn: Hashable, Sendable {
    /// A file that may be an answer: its bytes, and its path within the submission.
    case file(bytes: [UInt8], path: String)
    /// Nothing.
    case missing
    /// Something that cannot be an answer, and why, in a sentence.
    case notAccepted(String)
}
