import Scenario

/// A question by its receiver, ignoring the point; an event that is no question has only its kind.
struct Question: Hashable {
    let kind: TraceEvent.Kind
    let participant: Participant?
}

extension TraceEvent {
    var question: Question {
        switch self {
        case .hitTestBegan(let who, _), .pointInsideBegan(let who, _),
            .layerHitTestBegan(let who, _),
            .layerContains(let who, _, _), .next(let who, _):
            Question(kind: kind, participant: who)
        default: Question(kind: kind, participant: nil)
        }
    }

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
    /// `nil` for a step that is no question.
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
