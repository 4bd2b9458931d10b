enum RoundResult: Hashable {
    /// The share of the answer that is right, from 0 to 1.
    case marked(Double)
    case skipped
    /// The session stops; the question is repeated when it resumes.
    case stopped(Stop)

    /// Creates the result of a reply that is no answer; `nil` for a text.
    init?(_ reply: Reply) {
        switch reply {
        case .text: return nil
        case .skip: self = .skipped
        case .quit: self = .stopped(.quit)
        case .end: self = .stopped(.end)
        case .timeUp: self = .stopped(.timeUp)
        }
    }
}
