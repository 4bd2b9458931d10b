import Scenario

/// Explains a difference that lies in a call of `hitTest(_:with:)` or `point(inside:with:)`.
struct CallWords {
    let words: DifferenceWords
    let evidence: Evidence

    /// The explanation, or `nil` where the calls are others.
    var explanation: Explanation? {
        guard let outer, let inner, outer.method != .layerHitTest else { return nil }
        switch words.difference.kind {
        case .answer where outer.method == .pointInside: return shape(outer, inner)
        case .answer: return answer(outer, inner)
        case .extra(let step), .again(let step): return extra(step, outer)
        case .missing(let step): return missing(step, nil)
        case .order(let step, let other), .instead(let step, let other):
            return missing(step, other)
        case .point(let step, let other):
            return PointWords(words: words, evidence: evidence).explanation(step, other)
        }
    }

    // MARK: The calls

    var outer: CallTree.Call? { words.difference.place.reference.map { words.reference.calls[$0] } }
    var inner: CallTree.Call? { words.difference.place.attempt.map { words.attempt.calls[$0] } }

    /// The calls that a call makes.
    func calls(in call: CallTree.Call, of tree: CallTree) -> [CallTree.Call] {
        call.steps.compactMap { tree.call($0) }
    }

    func name(_ participant: Participant?) -> String { words.facts.name(participant) }

    // MARK: Why the reference answers as it does

    /// Why the reference's call gave its answer.
    func verdict(_ call: CallTree.Call) -> (words: String, cause: Cause?) {
        let view = words.facts.view(call.participant)
        let name = name(call.participant)
        let calls = calls(in: call, of: words.reference)
        if calls.isEmpty, call.answer == .found(nil), let view {
            let refusals = Refusal.all(of: view)
            if let first = refusals.first {
                let reasons = refusals.map(\.words).list
                return ("The reference answers nil for \(name), since \(reasons).", first.cause)
            }
        }
        if let inside = calls.last, inside.method == .pointInside,
            inside.participant == call.participant, inside.answer == .isInside(false)
        {
            let reason = containment(inside)
            return (
                "The reference answers nil for \(name), since "
                    + "\(reason?.words ?? "the point is outside").",
                reason?.cause
            )
        }
        guard case .found(let found) = call.answer else {
            return ("The reference's call of \(name) ends there.", nil)
        }
        return verdict(call, found: found, calls.filter { $0.method == .hitTest })
    }

    private func verdict(
        _ call: CallTree.Call,
        found: Participant?,
        _ asked: [CallTree.Call]
    ) -> (words: String, cause: Cause?) {
        let name = name(call.participant)
        if let last = asked.last, let answer = last.answer, answer != .found(nil),
            answer == .found(found)
        {
            let who = self.name(last.participant)
            return (
                found == last.participant
                    ? "\(who) takes the touch, so the reference answers \(who)."
                    : "\(who) answers \(self.name(found)), and the reference hands that on.",
                .answerOfSubview
            )
        }
        if found == call.participant, asked.allSatisfy({ $0.answer == .found(nil) }) {
            guard let last = asked.last else {
                return (
                    "The point is inside \(name), and nobody else is to be asked: the reference "
                        + "answers \(name) itself.", .nobodyInside
                )
            }
            let isSibling = !isSubview(last.participant, of: call.participant)
            let who = isSibling ? self.name(last.participant) : "no subview of \(name)"
            let verb = isSibling ? "does not take the touch\(because(last))" : "takes the touch"
            return (
                "\(capitalized(who)) \(verb), so the reference answers \(name) itself.",
                .nobodyInside
            )
        }
        return ("The reference answers \(self.name(found)) for \(name).", nil)
    }

    /// ", since it is hidden", where it is known why a call was answered with nil.
    func because(_ call: CallTree.Call) -> String {
        guard call.answer == .found(nil) else { return "" }
        let calls = calls(in: call, of: words.reference)
        if calls.isEmpty, let view = words.facts.view(call.participant) {
            let reasons = Refusal.all(of: view).map(\.words)
            return reasons.isEmpty ? "" : ", since \(reasons.list)"
        }
        guard let inside = calls.last, inside.method == .pointInside,
            inside.answer == .isInside(false), let reason = containment(inside)
        else { return "" }
        return ", since \(reason.words)"
    }

    /// Why the reference's `point(inside:)` gave its answer.
    func containment(_ call: CallTree.Call) -> Containment? {
        guard let view = words.facts.view(call.participant),
            case .isInside(let isInside) = call.answer
        else { return nil }
        let hasOwnShape = call.steps.contains { step in
            if case .event(let index) = step, case .read = words.reference.trace[index] {
                true
            } else {
                false
            }
        }
        return Containment(call.point, isInside: isInside, view, hasOwnShape: hasOwnShape)
    }

    func isSubview(_ participant: Participant, of superview: Participant) -> Bool {
        words.facts.view(superview)?.subviews.contains {
            words.facts.participant($0) == participant
        } ?? false
    }

    func capitalized(_ clause: String) -> String {
        // A name keeps its letters.
        clause.hasPrefix("no ") ? "No " + clause.dropFirst(3) : clause
    }
}
