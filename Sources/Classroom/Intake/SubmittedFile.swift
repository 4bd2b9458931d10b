package enum SubmittedFile: Hashable, Sendable {
    /// A possible answer: its bytes, and its path within the submission.
    case file(bytes: [UInt8], path: String)
    case missing
    /// The file cannot be an answer, for the reason in the sentence.
    case notAccepted(String)
}
