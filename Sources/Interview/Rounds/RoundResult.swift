enum RoundResult: Hashable {
    case right
    /// The answer is wrong or incomplete, or the candidate skipped the question.
    case missed(Missed)
    /// The session stops; the question is repeated when it resumes.
    case stopped(Stop)
}
