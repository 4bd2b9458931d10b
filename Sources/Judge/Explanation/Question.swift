import Scenario

/// What is asked of whom, at whatever point; for what is no question, its kind alone.
struct Question: Hashable {
    let kind: TraceEvent.Kind
    let participant: Participant?
}

extension TraceEvent {
    /// The question that the event asks or answers.
    var question: Question {
        switch self {
        case .hitTestBegan(let who, _), .pointInsideBegan(let who, _),
            .layerHitTestBegan(let who, _),
            .layerContains(let who, _, _), .next(let who, _):
            Question(kind: kind, participant: who)
        default: Question(kind: kind, participant: nil)
        }
    }

    /// The point of a question.
    var askedPoint: Point? {
        switch self {
        case .hitTestBegan(_, let point), .pointInsideBegan(_, let point),
            .layerHitTestBegan(_, let point), .layerContains(_, let point, _):
            point
        default: nil
        }
    }
}

extension CallTree {
    /// What a question was answered; `nil` for a step that is no question.
    func answer(of step: Step) -> Answer? {
        switch step {
        case .call(let call): calls[call].answer
        case .event(let index):
            if case .layerContains(_, _, let answer) = trace[index] {
                .isInside(answer)
            } else {
                nil
            }
        }
    }
}
