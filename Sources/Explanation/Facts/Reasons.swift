import Scenario

/// Explains the answers of the reference's calls, as far as the scene's values account for them.
struct Reasons {
    let trees: DifferenceExplanation

    /// The reason for a call's answer.
    struct Verdict {
        let words: String
        let cause: Cause?
        /// The point is outside the called view.
        var isOutside = false
    }

    private var facts: SceneFacts { trees.facts }

    /// Why a `hitTest(_:with:)` call returns its answer, as a sentence.
    func verdict(on call: CallTree.Call) -> Verdict {
        let name = facts.name(call.participant)
        if let reason = refusal(of: call) {
            return Verdict(
                words: "The reference answers nil for \(name), since \(reason.words).",
                cause: reason.cause,
                isOutside: reason.isOutside
            )
        }
        guard case .found(let found) = call.answer else {
            return Verdict(words: "The reference asks nothing more of \(name).", cause: nil)
        }
        let asked = call.steps.compactMap(trees.reference.call).filter { $0.method == .hitTest }
        if let last = asked.last, last.answer == .found(found), found != nil {
            let who = facts.name(last.participant)
            return Verdict(
                words: found == last.participant
                    ? "\(who) takes the touch, so the reference answers \(who)."
                    : "\(who) answers \(facts.name(found)), and the reference returns that.",
                cause: .answerOfSubview
            )
        }
        guard found == call.participant, asked.allSatisfy({ $0.answer == .found(nil) }) else {
            return Verdict(
                words: "The reference answers \(facts.name(found)) for \(name).",
                cause: nil
            )
        }
        return Verdict(words: itself(call, last: asked.last), cause: .nobodyInside)
    }

    /// The view itself takes the touch, because no other view does.
    private func itself(_ call: CallTree.Call, last: CallTree.Call?) -> String {
        let name = facts.name(call.participant)
        let subviews = facts.view(call.participant)?.subviews.compactMap(facts.participant) ?? []
        if let last, !subviews.contains(last.participant) {
            return
                "\(facts.name(last.participant)) does not take the touch\(because(last)): the "
                + "reference answers \(name) itself."
        }
        if subviews.isEmpty {
            return "The point is inside \(name), which has no subviews, so the reference answers "
                + "\(name) itself."
        }
        return last == nil
            ? "The reference answers \(name) itself."
            : "No subview of \(name) takes the touch, so the reference answers \(name) itself."
    }

    /// Why a call returned nil, as a clause: the view refuses touches, or the point is outside.
    func refusal(of call: CallTree.Call) -> Verdict? {
        guard call.answer == .found(nil) else { return nil }
        let calls = call.steps.compactMap(trees.reference.call)
        if calls.isEmpty {
            let refusals = facts.view(call.participant).map(Refusal.all(of:)) ?? []
            guard let first = refusals.first else { return nil }
            return Verdict(words: refusals.map(\.words).list, cause: first.cause)
        }
        guard let inside = calls.last, inside.method == .pointInside,
            inside.participant == call.participant, inside.answer == .isInside(false)
        else { return passingThrough(call) }
        let containment = containment(inside)
        return Verdict(
            words: containment?.words ?? "its point(inside:) returns false",
            cause: containment?.cause,
            isOutside: true
        )
    }

    /// Explains a view that never returns itself, so that touches pass through where no descendant takes
    /// them.
    private func passingThrough(_ call: CallTree.Call) -> Verdict? {
        guard facts.view(call.participant)?.hitTest == .passThrough else { return nil }
        return Verdict(words: "its own hitTest never returns the view itself", cause: .passThrough)
    }

    /// For example ", since it is hidden"; empty if the reason is unknown.
    func because(_ call: CallTree.Call) -> String {
        refusal(of: call).map { ", since \($0.words)" } ?? ""
    }

    func containment(_ call: CallTree.Call) -> Containment? {
        guard let view = facts.view(call.participant), facts.knowsBounds(of: view),
            case .isInside(let isInside) = call.answer
        else { return nil }
        let hasOwnShape = call.steps.contains { step in
            if case .read = trees.reference.event(step) { true } else { false }
        }
        return Containment(call.point, isInside: isInside, view, hasOwnShape: hasOwnShape)
    }
}
