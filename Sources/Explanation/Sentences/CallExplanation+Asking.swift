import Results
import Scenario

extension CallExplanation {
    /// Explains a call of the reference that the attempt replaces with another one or leaves out.
    func missing(_ call: CallTree.Call, _ other: CallTree.Call?) -> Explanation? {
        if call.method == .pointInside { return missingPointInside(call, other) }
        let asking = asking(call)
        return Explanation(
            expected: asking.words,
            actual: instead(of: call, other),
            evidence: missingEvidence(call, other),
            cause: asking.cause
        )
    }

    /// Why the reference makes this call at this point.
    func asking(_ call: CallTree.Call) -> (words: String, cause: Cause?) {
        let reasons = Reasons(words: words)
        let who = name(call.participant)
        guard call.method == .hitTest else {
            return ("The reference asks \(who) whether \(call.point.inWords) is inside.", nil)
        }
        let before = calls(in: outer).prefix { $0.events != call.events }.last
        let previous = before.flatMap { $0.method == .hitTest ? $0 : nil }
        let isSubview = isSubview(call.participant, of: outer.participant)
        let answer =
            isSubview ? "" : ", which answers \(answerWords(call))\(reasons.because(call))"
        if let previous {
            return (
                "\(name(previous.participant)) answers \(answerWords(previous))"
                    + "\(reasons.because(previous)); the reference asks \(who) next\(answer).",
                isSubview ? .subviewsLastFirst : .siblingBelow
            )
        }
        guard isSubview else {
            return (
                "The reference asks \(who)\(rank(call)) at \(call.point.inWords)\(answer).",
                .siblingBelow
            )
        }
        let subviews = words.facts.view(outer.participant)?.subviews ?? []
        let isLast = subviews.last.flatMap(words.facts.participant) == call.participant
        let owner = name(outer.participant)
        let place =
            if subviews.count < 2 {
                ", the only subview of \(owner)"
            } else {
                isLast ? " first, the last of \(owner)'s subviews" : " first"
            }
        return ("The reference asks \(who)\(place).", .subviewsLastFirst)
    }

    /// For example ", the frontmost button below shelter,", if there are several buttons.
    private func rank(_ call: CallTree.Call) -> String {
        guard let view = words.facts.view(outer.participant),
            let siblings = words.facts.superview(of: view)?.subviews
        else { return "" }
        let buttons = siblings.prefix { $0.name != view.name }.filter { $0.kind == .button }
        guard buttons.count > 1,
            buttons.last.flatMap(words.facts.participant) == call.participant
        else { return "" }
        return ", the frontmost button below \(view.name),"
    }

    private func answerWords(_ call: CallTree.Call) -> String {
        switch call.answer {
        case .found(let found): found == call.participant ? "itself" : name(found)
        case .isInside(let isInside): "\(isInside)"
        case nil: "nothing"
        }
    }

    /// Says what the attempt does in place of the reference's call.
    private func instead(of call: CallTree.Call, _ other: CallTree.Call?) -> String {
        let who = name(call.participant)
        if let other {
            let asked = name(other.participant)
            switch other.method {
            case .pointInside where other.participant == call.participant:
                return "Yours calls its point(inside:) instead of its hitTest."
            case .pointInside: return "Yours calls \(asked)'s point(inside:) there."
            case .hitTest, .layerHitTest:
                let isFirst = !attemptedCalls.prefix { $0.events != other.events }
                    .contains { $0.method == .hitTest }
                return isFirst ? "Yours begins with \(asked)." : "Yours asks \(asked) next."
            }
        }
        switch inner.answer {
        case .found(call.participant): return "Yours answers \(who) without asking it."
        case .found(let found): return "Yours answers \(name(found)) without asking \(who)."
        case .isInside, nil: return "Yours never gets that far."
        }
    }

    private func missingEvidence(_ call: CallTree.Call, _ other: CallTree.Call?) -> String? {
        let who = name(call.participant)
        let isAskedInside = attemptedCalls.contains {
            $0.method == .pointInside && $0.participant == call.participant
        }
        if isAskedInside, other?.participant != call.participant {
            return "It only calls \(who)'s point(inside:)."
        }
        if let other, isSubview(call.participant, of: outer.participant),
            let evidence = nonSubviewEvidence(other)
        {
            return evidence
        }
        if let zPosition = higher(other, than: call) { return zPosition }
        if words.facts.view(call.participant)?.isEnabled == false,
            call.answer == .found(call.participant)
        {
            return "\(who) is disabled, but still takes the touch."
        }
        if let only = words.onlyReads(of: call.participant) { return only }
        guard isSubview(call.participant, of: inner.participant),
            !attemptedCalls.contains(where: { $0.method == .hitTest })
        else { return nil }
        return words.neverRead(.subviews, of: inner.participant)
    }

    /// Reports a view that was asked too early and that has the higher `zPosition`.
    private func higher(_ other: CallTree.Call?, than call: CallTree.Call) -> String? {
        guard let other, let view = words.facts.view(other.participant),
            let wanted = words.facts.view(call.participant), view.zPosition > wanted.zPosition
        else { return nil }
        return "\(view.name) has the higher zPosition, which hit testing ignores."
    }

    // MARK: Whether the point is inside

    /// Explains a `point(inside:)` call that the attempt leaves out.
    private func missingPointInside(_ call: CallTree.Call, _ other: CallTree.Call?) -> Explanation {
        if hasOwnShape(call), let explanation = answerWithoutShape(call) { return explanation }
        let who = name(call.participant)
        let measures = words.read(of: call.participant).filter {
            [.bounds, .frame].contains($0)
        }
        let isRefused = other == nil && inner.answer == .found(nil) && attemptedCalls.isEmpty
        if isRefused, measures.isEmpty, let view = words.facts.view(call.participant),
            Refusal.all(of: view).isEmpty, words.readsRefusal(of: call.participant)
        {
            return wronglyRefused(call, view)
        }
        let containment = Reasons(words: words).containment(call)
        let isOwn = words.facts.view(call.participant).map { $0.pointInside != .bounds } ?? false
        let reason = isOwn ? "" : containment.map { ", which \($0.predicate)" } ?? ""
        let isLater = words.difference.kind == .order
        let actual =
            if let other {
                other.method == .hitTest
                    ? "Yours asks \(name(other.participant)) "
                        + (isLater ? "before that." : "without calling it.")
                    : "Yours calls \(name(other.participant))'s point(inside:) there."
            } else if case .found(let found) = inner.answer {
                "Yours answers \(name(found)) without calling it."
            } else {
                "Yours never calls it."
            }
        return Explanation(
            expected:
                "The reference calls \(who)'s \(isOwn ? "own " : "")point(inside:) with "
                + "\(call.point.inWords)\(reason): it says "
                + "\(call.answer == .isInside(true) ? "yes" : "no").",
            actual: actual,
            evidence: measured(measures, isOwn) ?? words.missingSuper,
            cause: containment?.cause
        )
    }

    /// True if the reference overrides only `point(inside:with:)` of the view that it asks.
    ///
    /// Then an attempt may override `hitTest(_:with:)` as well, and need not call the other method.
    private func hasOwnShape(_ call: CallTree.Call) -> Bool {
        guard call.participant == outer.participant else { return false }
        return call.steps.contains { step in
            if case .read = words.reference.event(step) { true } else { false }
        }
    }

    /// Explains an override of `hitTest(_:with:)` by what comes after the shape: the subviews, then
    /// the answer.
    private func answerWithoutShape(_ call: CallTree.Call) -> Explanation? {
        for wanted in calls(in: outer) where wanted.method == .hitTest {
            let asked = attemptedCalls.first {
                $0.method == .hitTest && $0.participant == wanted.participant
            }
            guard let asked else {
                let asking = asking(wanted)
                return Explanation(
                    expected: asking.words,
                    actual: instead(of: wanted, nil),
                    cause: asking.cause
                )
            }
            guard asked.point.isAlike(wanted.point) else {
                return Explanation(
                    expected: "The reference asks \(name(wanted.participant)) at "
                        + "\(wanted.point.inWords), in its own coordinates.",
                    actual: "Yours asks it at \(asked.point.inWords)."
                )
            }
        }
        guard case .found(let found) = outer.answer, case .found(let wrong) = inner.answer,
            found != wrong
        else { return nil }
        let containment = Reasons(words: words).containment(call)
        let reason = containment.map { "In \(name(call.participant)), \($0.words). " } ?? ""
        return Explanation(
            expected: "\(reason)The reference answers \(name(found)).",
            actual: "Yours answers \(name(wrong)).",
            cause: containment?.cause
        )
    }

    /// Explains an attempt that refuses a touch although the view accepts touches.
    private func wronglyRefused(_ call: CallTree.Call, _ view: SceneView) -> Explanation {
        Explanation(
            expected: "\(view.name) is not hidden, its interaction is on, and its alpha, "
                + "\(view.alpha.inWords), is not below \(SceneView.transparencyLimit.inWords): "
                + "the reference goes on and asks whether \(call.point.inWords) is inside.",
            actual: "Yours returns nil immediately.",
            cause: .lettingTouchesIn
        )
    }

    /// Names the properties that the attempt read in place of a `point(inside:)` call.
    private func measured(_ properties: [TraceProperty], _ isOwn: Bool) -> String? {
        guard !properties.isEmpty else { return nil }
        let list = properties.map { "\($0)" }.list
        return properties.contains(.frame)
            ? "It reads \(list) instead; frame is in the superview's coordinates."
            : "It reads \(list) instead; but \(isOwn ? "this view has" : "a view may have") its "
                + "own point(inside:)."
    }
}
