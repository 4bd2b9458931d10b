import Results
import Scenario

/// Explains a difference inside a `hitTest(_:with:)` or `point(inside:with:)` call.
struct CallExplanation {
    let trees: DifferenceExplanation
    /// The reference's call that contains the difference.
    let outer: CallTree.Call
    /// The attempt's counterpart of `outer`.
    let inner: CallTree.Call

    /// Fails if the difference lies outside these calls.
    init?(trees: DifferenceExplanation) {
        guard let outer = trees.difference.place.reference,
            let inner = trees.difference.place.attempt,
            trees.reference.calls[outer].method != .layerHitTest
        else { return nil }
        self.trees = trees
        self.outer = trees.reference.calls[outer]
        self.inner = trees.attempt.calls[inner]
    }

    /// `nil` if the difference concerns an event that is not a call.
    var explanation: Explanation? {
        guard var explanation = callExplanation else { return nil }
        if !namesAllReads(explanation.evidence),
            let read = trees.readOfNoPart(before: trees.indices.attempt)
        {
            explanation.evidence = [explanation.evidence, read].compactMap { $0 }
                .joined(separator: " ")
        }
        return explanation
    }

    private func namesAllReads(_ evidence: String?) -> Bool {
        guard let evidence, let call = trees.reference.call(trees.difference.reference) else {
            return false
        }
        return evidence == trees.onlyReads(of: call.participant)
    }

    private var callExplanation: Explanation? {
        let call = trees.reference.call(trees.difference.reference)
        let other = trees.attempt.call(trees.difference.attempt)
        return switch trees.difference.kind {
        case .answer: outer.method == .pointInside ? shape : answer
        case .again: other.map(again)
        case .extra: other.map { extra($0, before: call) }
        case .missing, .order, .instead: call.flatMap { missing($0, other) }
        case .point: point
        case .forbidden, .neglected, .event: nil
        }
    }

    // MARK: The calls

    /// The direct calls of a call of the reference.
    func calls(in call: CallTree.Call) -> [CallTree.Call] {
        call.steps.compactMap(trees.reference.call)
    }

    var attemptedCalls: [CallTree.Call] { inner.steps.compactMap(trees.attempt.call) }

    func name(_ participant: Participant?) -> String { trees.facts.name(participant) }

    func isSubview(_ participant: Participant, of superview: Participant) -> Bool {
        trees.facts.view(superview)?.subviews.contains {
            trees.facts.participant($0) == participant
        } ?? false
    }

    // MARK: Another answer

    /// Explains calls that ask the same but return different answers.
    private var answer: Explanation {
        let verdict = Reasons(trees: trees).verdict(on: outer)
        var actual =
            switch inner.answer {
            case .found(let found): "Yours answers \(name(found))."
            case .isInside(let isInside): "Yours says \(isInside ? "inside" : "outside")."
            case nil: "Yours never returns."
            }
        if verdict.isOutside, case .found(let found) = inner.answer {
            actual = "Yours learns that too, but answers \(name(found))."
        }
        return Explanation(
            expected: verdict.words,
            actual: actual,
            evidence: calls(in: outer).isEmpty
                ? refusalEvidence(outer.participant) : trees.refusalReadLast(of: outer.answer),
            cause: verdict.cause
        )
    }

    // MARK: Superfluous calls

    private func again(_ call: CallTree.Call) -> Explanation {
        let who = name(call.participant)
        func count(_ calls: [CallTree.Call]) -> Int {
            calls.count { other in
                other.method == call.method && other.participant == call.participant
                    && other.point.isAlike(call.point)
            }
        }
        let (wanted, there) = (times(count(calls(in: outer))), times(count(attemptedCalls)))
        return switch call.method {
        case .hitTest, .layerHitTest:
            Explanation(
                expected: "The reference asks \(who) \(wanted), and keeps the answer.",
                actual: "Yours calls its hitTest \(there), at \(call.point.inWords).",
                cause: .asksOnce
            )
        case .pointInside:
            Explanation(
                expected: "The reference asks \(who) \(wanted) whether the point is inside.",
                actual: "Yours asks that \(there)"
                    + (trees.attempt.events(in: trees.difference.place.attempt)
                        .contains(.systemHitTest(call.participant))
                        ? ", also through super.hitTest." : "."),
                cause: .asksOnce
            )
        }
    }

    /// Explains a call that only the attempt makes, or makes too early.
    private func extra(_ call: CallTree.Call, before next: CallTree.Call?) -> Explanation {
        if let next { return early(call, before: next) }
        if outer.method == .pointInside, inner.answer != outer.answer {
            var explanation = shape
            explanation.evidence = refusedAsked(call) ?? explanation.evidence
            return explanation
        }
        let verdict = Reasons(trees: trees).verdict(on: outer)
        let who = name(call.participant)
        let actual =
            switch call.method {
            case .pointInside where call.participant == outer.participant:
                "Yours goes on and asks whether \(call.point.inWords) is inside."
            case .pointInside: "Yours calls \(who)'s point(inside:) as well."
            case .hitTest, .layerHitTest: "Yours goes on and asks \(who)."
            }
        return Explanation(
            expected: verdict.words,
            actual: actual,
            evidence: calls(in: outer).isEmpty
                ? refusalEvidence(outer.participant) : nonSubviewEvidence(call),
            cause: verdict.cause
        )
    }

    /// Evidence about a view whose `point(inside:)` the attempt calls although the view takes no touches.
    private func refusedAsked(_ call: CallTree.Call) -> String? {
        guard call.method == .pointInside, call.answer == .isInside(true),
            let view = trees.facts.view(call.participant),
            let refusal = Refusal.all(of: view).first
        else { return nil }
        return "\(view.name) says in its point(inside:) that the point is inside; but "
            + "\(refusal.words), and its hitTest would answer nil."
    }

    private func early(_ call: CallTree.Call, before next: CallTree.Call) -> Explanation {
        let asking = asking(next)
        let who = name(call.participant)
        let isSame = call.participant == next.participant
        let actual =
            switch call.method {
            case .pointInside: "Yours first calls \(isSame ? "its" : "\(who)'s") point(inside:)."
            case .hitTest, .layerHitTest: "Yours asks \(who) before that."
            }
        let why =
            isSame && next.method == .hitTest
            ? "A view's hitTest already asks its point(inside:)." : nil
        return Explanation(
            expected: asking.words,
            actual: actual,
            evidence: why ?? nonSubviewEvidence(call),
            cause: asking.cause
        )
    }

    /// Evidence about a view that only the attempt asks, and that is no subview of the asking one.
    func nonSubviewEvidence(_ call: CallTree.Call) -> String? {
        guard let view = trees.facts.view(call.participant),
            let asking = trees.facts.view(outer.participant),
            !isSubview(call.participant, of: outer.participant),
            call.participant != outer.participant
        else { return nil }
        let superview = trees.facts.superview(of: view)?.name
        let isSibling = superview == trees.facts.superview(of: asking)?.name
        if isSibling, trees.asksBySuper {
            return view.kind == .button ? nil : "\(view.name) is not a button."
        }
        if isSibling || trees.isAnswersOwnCode {
            return "\(view.name) is not a subview of \(asking.name)."
        }
        return superview == nil
            ? "\(view.name) has no superview."
            : "\(view.name) and \(asking.name) have different superviews."
    }

    /// Names a refusing property that was never read, or else says when it was read.
    private func refusalEvidence(_ participant: Participant) -> String? {
        guard let view = trees.facts.view(participant), trees.isAnswersOwnCode else { return nil }
        let refusals = Refusal.all(of: view)
        let read = trees.read(of: participant)
        for refusal in refusals where !read.contains(refusal.property) {
            if let unread = trees.neverRead(refusal.property, of: participant) { return unread }
        }
        guard let refusal = refusals.first(where: { read.contains($0.property) }) else {
            return nil
        }
        let limit =
            refusal.cause == .transparent
            ? "; the limit is \(SceneView.transparencyLimit.inWords)" : ""
        let isEarly = trees.reads(
            refusal.property,
            of: participant,
            before: trees.indices.attempt
        )
        // If the attempt's call does not answer nil, the late reading is not the cause.
        guard isEarly || inner.answer == .found(nil) else {
            return "It reads \(view.name).\(refusal.property)\(limit)."
        }
        let readWords = trees.wordsForRead(refusal.property, of: participant)
        let isEqualAsFloat =
            refusal.cause == .transparent
            && Float(view.alpha) == Float(SceneView.transparencyLimit)
        let equality = isEqualAsFloat ? ", which the value equals as a Float" : ""
        return isEarly
            ? "By then it has read \(readWords)\(limit)\(equality)."
            : "It reads \(view.name).\(refusal.property) only later."
    }
}
