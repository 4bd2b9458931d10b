extension AttemptLimits {
    /// The longest that grading one answer of a class takes by its limits, in seconds: compiling it,
    /// cases that run into their limit, what is played beyond the last of them, and explaining.
    public static var secondsOfSubmission: Double {
        let limits = AttemptLimits.ofClassroom
        return AttemptCompiler.secondsAllowed + limits.secondsPerExercise + limits.secondsPerBatch
            + limits.secondsOfShrinking + limits.secondsOfProbes
    }
}
