import Scenario

/// Why a `hitTest(_:with:)` call of the reference returns its answer.
struct ReferenceVerdict {
    /// As a sentence.
    let words: String
    let cause: Cause?
    let isOutside: Bool

    init(words: DifferenceExplanation, call: CallTree.Call) {
        let name = words.facts.name(call.participant)
        let reason = Reasons(words: words).refusal(of: call)
        isOutside = reason?.isOutside ?? false
        if let reason {
            self.words = "The reference answers nil for \(name), since \(reason.words)."
            cause = reason.cause
        } else if case .found(let found) = call.answer {
            (self.words, cause) = ReferenceVerdict.found(found, call, words)
        } else {
            (self.words, cause) = ("The reference asks nothing more of \(name).", nil)
        }
    }

    private static func found(
        _ found: Participant?,
        _ call: CallTree.Call,
        _ words: DifferenceExplanation
    ) -> (String, Cause?) {
        let facts = words.facts
        let name = facts.name(call.participant)
        let asked = call.steps.compactMap(words.reference.call).filter { $0.method == .hitTest }
        if let last = asked.last, last.answer == .found(found), found != nil {
            let who = facts.name(last.participant)
            return (
                found == last.participant
                    ? "\(who) takes the touch, so the reference answers \(who)."
                    : "\(who) answers \(facts.name(found)), and the reference hands that on.",
                .answerOfSubview
            )
        }
        guard found == call.participant, asked.allSatisfy({ $0.answer == .found(nil) }) else {
            return ("The reference answers \(facts.name(found)) for \(name).", nil)
        }
        return (itself(call, last: asked.last, words), .nobodyInside)
    }

    /// No other view takes the touch, so the view answers itself.
    private static func itself(
        _ call: CallTree.Call,
        last: CallTree.Call?,
        _ words: DifferenceExplanation
    ) -> String {
        let facts = words.facts
        let name = facts.name(call.participant)
        let subviews = facts.view(call.participant)?.subviews.compactMap(facts.participant) ?? []
        if let last, !subviews.contains(last.participant) {
            let because = Reasons(words: words).because(last)
            return
                "\(facts.name(last.participant)) does not take the touch\(because): the reference "
                + "answers \(name) itself."
        }
        if subviews.isEmpty {
            return "The point is inside \(name), which has no subviews, so the reference answers "
                + "\(name) itself."
        }
        return last == nil
            ? "The reference answers \(name) itself."
            : "No subview of \(name) takes the touch, so the reference answers \(name) itself."
    }
}

/// Explains the answers of the reference's calls, as far as the scene's values account for them.
struct Reasons {
    let words: DifferenceExplanation

    /// A reason as a clause about the called view.
    struct Refused {
        let words: String
        let cause: Cause?
        let isOutside: Bool
    }

    /// Why a call returned nil: the view refuses touches, or the point is outside.
    func refusal(of call: CallTree.Call) -> Refused? {
        guard call.answer == .found(nil) else { return nil }
        let calls = call.steps.compactMap(words.reference.call)
        if calls.isEmpty {
            let refusals = words.facts.view(call.participant).map(Refusal.all(of:)) ?? []
            guard let first = refusals.first else { return nil }
            return Refused(words: refusals.map(\.words).list, cause: first.cause, isOutside: false)
        }
        guard let inside = calls.last, inside.method == .pointInside,
            inside.participant == call.participant, inside.answer == .isInside(false)
        else { return passingThrough(call) }
        let containment = containment(inside)
        return Refused(
            words: containment?.words ?? "its point(inside:) says no",
            cause: containment?.cause,
            isOutside: true
        )
    }

    /// A view that lets touches through if none of its descendants takes them.
    private func passingThrough(_ call: CallTree.Call) -> Refused? {
        guard words.facts.view(call.participant)?.hitTest == .passThrough else { return nil }
        return Refused(
            words: "its own hitTest never answers itself",
            cause: .passThrough,
            isOutside: false
        )
    }

    /// For example ", since it is hidden"; empty if the reason is unknown.
    func because(_ call: CallTree.Call) -> String {
        refusal(of: call).map { ", since \($0.words)" } ?? ""
    }

    func containment(_ call: CallTree.Call) -> Containment? {
        guard let view = words.facts.view(call.participant), words.facts.knowsBounds(of: view),
            case .isInside(let isInside) = call.answer
        else { return nil }
        let hasOwnShape = call.steps.contains { step in
            if case .read = words.reference.event(step) { true } else { false }
        }
        return Containment(call.point, isInside: isInside, view, hasOwnShape: hasOwnShape)
    }
}
