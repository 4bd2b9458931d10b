package enum SubmittedFile: Hashable, Sendable {
    /// A possible answer: its bytes, and its path within the submission; `unused` are files that may hold a
    /// better one.
    case file(bytes: [UInt8], path: String, unused: [String])
    /// There is no file with the answer's name; `unused` are files that may hold the answer.
    case missing(unused: [String])
    /// The file cannot be an answer, for the reason in the sentence.
    case notAccepted(String)
    /// The student's folder is gone, so nobody knows what was handed in.
    case absent
}
