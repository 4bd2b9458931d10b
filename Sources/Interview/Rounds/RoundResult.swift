/// How a question ended.
enum RoundResult: Hashable {
    /// It was answered, so much of it rightly, from 0 to 1.
    case marked(Double)
    /// It was left out.
    case skipped
    /// The session stops, and the question is asked again when it goes on.
    case stopped(Stop)

    /// What is no answer ends a question.
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
