extension AttemptLimits {
    /// The longest that grading one answer of a class takes on a machine that does nothing else, in seconds:
    /// to compile it, to play and explain it, and to start what does that.
    package static let secondsOfSubmission = 10.0
}
