extension AttemptLimits {
    /// The seconds that grading one answer of a class takes at most on an idle machine: to compile,
    /// play and explain it, and to start the grader.
    package static let secondsOfSubmission = 10.0
}
