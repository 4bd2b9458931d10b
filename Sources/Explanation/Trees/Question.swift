import Scenario

/// A question by its kind and receiver, ignoring the point; other events have only their kind.
struct Question: Hashable {
    let kind: TraceEvent.Kind
    let participant: Participant?
}

extension TraceEvent {
    /// The participant that is asked, and the point.
    private var asked: (participant: Participant, point: Point)? {
        switch self {
        case .hitTestBegan(let who, let point), .pointInsideBegan(let who, let point),
            .layerHitTestBegan(let who, let point), .layerContains(let who, let point, _):
            (who, point)
        default: nil
        }
    }

    var question: Question {
        switch self {
        case .next(let who, _), .controlState(let who, _, after: _), .leftChanged(_, let who):
            Question(kind: kind, participant: who)
        default: Question(kind: kind, participant: asked?.participant)
        }
    }

    var askedPoint: Point? { asked?.point }

    var askedLayer: Participant? {
        [.layerContains, .layerHitTestBegan].contains(kind) ? asked?.participant : nil
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
