/// The result of grading one test or a whole exercise.
package enum Outcome: String, Codable, Sendable, CaseIterable {
    case passed
    case failed
    /// The answer is the untouched stub.
    case notStarted
    /// The compiler rejected the answer.
    case didNotCompile
    /// A signal ended the answer's process, or the process exited before it was done.
    case crashed
    /// The answer did not return before the timeout.
    case timedOut
    /// The test did not run because an earlier test used up the time.
    case skipped
    /// The grader failed; the answer is not to blame.
    case graderFault
    /// The student handed in no answer.
    case missing
    /// The file cannot be an answer, for example because it is a link, or because two files have the same
    /// name.
    case notAccepted

    /// Whether the answer's scenes were played, so that tests decide and its points are its own.
    package var isPlayed: Bool {
        switch self {
        case .passed, .failed, .crashed, .timedOut, .skipped: true
        case .notStarted, .didNotCompile, .graderFault, .missing, .notAccepted: false
        }
    }
}
