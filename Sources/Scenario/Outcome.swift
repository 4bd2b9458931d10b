/// How grading ended, for one test or a whole exercise.
public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// Everything was right.
    case passed
    /// Something was wrong.
    case failed
    /// The answer is the untouched stub.
    case notStarted
    /// The compiler refused the answer.
    case didNotCompile
    /// The answer's process was ended by a signal, or ended by itself before it was done.
    case crashed
    /// The answer did not return in time.
    case timedOut
    /// The test was not run, since the one before used up all the time.
    case skipped
    /// The grader is at fault, never the answer.
    case graderFault
    /// No answer was handed in.
    case missing
    /// Something was handed in that cannot be an answer, such as a link, or two files of one name.
    case notAccepted
}
