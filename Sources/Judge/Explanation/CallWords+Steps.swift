import Scenario

extension CallWords {
    // MARK: Another answer

    /// The same calls, and another answer.
    func answer(_ outer: CallTree.Call, _ inner: CallTree.Call) -> Explanation {
        let verdict = verdict(outer)
        let actual =
            switch inner.answer {
            case .found(let found): "Yours answers \(name(found))."
            case .isInside(let isInside): "Yours says \(isInside ? "inside" : "outside")."
            case nil: "Yours gives no answer."
            }
        return Explanation(
            expected: verdict.words,
            actual: actual,
            evidence: calls(in: outer, of: words.reference).isEmpty
                ? unreadRefusal(outer.participant) : nil,
            cause: verdict.cause
        )
    }

    /// The point is inside by one and outside by the other.
    func shape(_ outer: CallTree.Call, _ inner: CallTree.Call) -> Explanation {
        let says: (CallTree.Answer?) -> String = {
            switch $0 {
            case .isInside(true): "inside"
            case .isInside(false): "outside"
            default: "nothing"
            }
        }
        let view = outer.participant
        let reason = containment(outer)
        let expected =
            reason.map { "In \(name(view)), \($0.words)." }
            ?? "The reference says that \(outer.point.inWords) is \(says(outer.answer))."
        return Explanation(
            expected: expected,
            actual: "Yours says \(says(inner.answer)).",
            evidence: shapeEvidence(view),
            cause: reason?.cause
        )
    }

    /// What the attempt's own `point(inside:)` looked at.
    private func shapeEvidence(_ view: Participant) -> String? {
        let read = evidence.read(of: view)
        let name = name(view)
        if read.contains(.bounds) {
            let others = read.filter { [.frame, .center, .transform].contains($0) }.map { "\($0)" }
            guard !others.isEmpty else { return nil }
            return "Beside bounds it reads \(others.list), which "
                + "\(others.count == 1 ? "is" : "are") in the superview's coordinates."
        }
        let others = read.map { "\($0)" }
        if others.isEmpty { return evidence.isWrittenOut ? "It never reads \(name).bounds." : nil }
        return "It reads \(others.list) of \(name), but never bounds."
    }

    // MARK: Too much

    /// The reference is done, or asks somebody else first.
    func extra(_ step: CallTree.Step, _ outer: CallTree.Call) -> Explanation? {
        guard let call = words.attempt.call(step) else { return nil }
        let isAgain = if case .again = words.difference.kind { true } else { false }
        let verdict = isAgain ? once(call) : verdict(outer)
        return Explanation(
            expected: verdict.words,
            actual: isAgain ? again(call) : goesOn(call, outer),
            evidence: outerMakesNoCall ? unreadRefusal(outer.participant) : nil,
            cause: verdict.cause
        )
    }

    private var outerMakesNoCall: Bool {
        outer.map { calls(in: $0, of: words.reference).isEmpty } ?? false
    }

    private func once(_ call: CallTree.Call) -> (words: String, cause: Cause?) {
        switch call.method {
        case .hitTest, .layerHitTest:
            ("The reference asks \(name(call.participant)) once, and keeps the answer.", .asksOnce)
        case .pointInside:
            (
                "The reference asks \(name(call.participant)) once whether the point is inside.",
                .asksOnce
            )
        }
    }

    private func again(_ call: CallTree.Call) -> String {
        switch call.method {
        case .hitTest, .layerHitTest: "Yours calls its hitTest again."
        case .pointInside: "Yours asks it again."
        }
    }

    private func goesOn(_ call: CallTree.Call, _ outer: CallTree.Call) -> String {
        let who = name(call.participant)
        switch call.method {
        case .pointInside where call.participant == outer.participant:
            return "Yours goes on and asks whether \(call.point.inWords) is inside."
        case .pointInside:
            return "Yours calls \(who)'s point(inside:) as well."
        case .hitTest, .layerHitTest:
            return "Yours asks \(who)."
        }
    }

    /// The property that keeps touches out, if it was never read; else what was made of it.
    private func unreadRefusal(_ participant: Participant) -> String? {
        guard let view = words.facts.view(participant) else { return nil }
        for refusal in Refusal.all(of: view) {
            if let unread = evidence.neverRead(refusal.property, of: participant) { return unread }
        }
        return nil
    }

    // MARK: Too little, or something else

    /// The reference makes a call that the attempt does not make there.
    func missing(_ step: CallTree.Step, _ other: CallTree.Step?) -> Explanation? {
        guard let call = words.reference.call(step), let outer, let inner else { return nil }
        if call.method == .pointInside { return missingPointInside(call, other, outer, inner) }
        let asking = asking(call, outer)
        return Explanation(
            expected: asking.words,
            actual: instead(of: call, other, inner),
            evidence: missingEvidence(call, inner),
            cause: asking.cause
        )
    }

    /// Why the reference asks a view there.
    private func asking(
        _ call: CallTree.Call,
        _ outer: CallTree.Call
    ) -> (words: String, cause: Cause?) {
        let who = name(call.participant)
        guard isSubview(call.participant, of: outer.participant) else {
            return (
                "The reference asks \(who) at \(call.point.inWords), which answers "
                    + "\(answerWords(call)).", .siblingBelow
            )
        }
        let before = calls(in: outer, of: words.reference).prefix { $0.events != call.events }
            .filter { $0.method == .hitTest }
        let last = words.facts.view(outer.participant)?.subviews.last
        if let previous = before.last {
            return (
                "\(name(previous.participant)) answers \(answerWords(previous))\(because(previous)); "
                    + "the reference asks \(who) next.", .subviewsLastFirst
            )
        }
        let isLast = last.flatMap(words.facts.participant) == call.participant
        return (
            "The reference asks \(who) first\(isLast ? ", the last of \(name(outer.participant))'s subviews" : "").",
            .subviewsLastFirst
        )
    }

    private func answerWords(_ call: CallTree.Call) -> String {
        switch call.answer {
        case .found(let found): found == call.participant ? "itself" : name(found)
        case .isInside(let isInside): "\(isInside)"
        case nil: "nothing"
        }
    }

    /// What the attempt does where the reference asks a view.
    private func instead(
        of call: CallTree.Call,
        _ other: CallTree.Step?,
        _ inner: CallTree.Call
    ) -> String {
        let who = name(call.participant)
        if let other = words.attempt.call(other) {
            let asked = name(other.participant)
            switch other.method {
            case .pointInside: return "Yours calls \(asked)'s point(inside:) there."
            case .hitTest, .layerHitTest:
                let isFirst = !calls(in: inner, of: words.attempt).prefix {
                    $0.events != other.events
                }
                .contains { $0.method == .hitTest }
                return isFirst ? "Yours begins with \(asked)." : "Yours asks \(asked) next."
            }
        }
        switch inner.answer {
        case .found(let found): return "Yours answers \(name(found)) without asking \(who)."
        case .isInside, nil: return "Yours does not come to that."
        }
    }

    private func missingEvidence(_ call: CallTree.Call, _ inner: CallTree.Call) -> String? {
        if let only = evidence.onlyReads(of: call.participant) { return only }
        guard isSubview(call.participant, of: inner.participant) else { return nil }
        return evidence.neverRead(.subviews, of: inner.participant)
    }

    /// The reference asks whether the point is inside.
    private func missingPointInside(
        _ call: CallTree.Call,
        _ other: CallTree.Step?,
        _ outer: CallTree.Call,
        _ inner: CallTree.Call
    ) -> Explanation {
        let who = name(call.participant)
        let view = words.facts.view(call.participant)
        let letsIn = view.map { Refusal.all(of: $0).isEmpty } ?? false
        let isEarly = other == nil && call.participant == outer.participant
        let why =
            isEarly && letsIn
            ? "\(who) is not hidden, its interaction is on and its alpha, "
                + "\(view?.alpha.inWords ?? "1"), is not below 0.01: the reference asks whether "
                + "\(call.point.inWords) is inside."
            : "The reference asks whether \(call.point.inWords) is inside \(who): "
                + "\(answerWords(call))."
        let actual =
            if let next = words.attempt.call(other) {
                "Yours asks \(name(next.participant)) instead."
            } else if case .found(let found) = inner.answer {
                "Yours answers \(name(found)) without asking that."
            } else {
                "Yours never asks that."
            }
        let measures = evidence.read(of: call.participant)
            .filter { [.bounds, .frame].contains($0) }.map { "\($0)" }
        return Explanation(
            expected: why,
            actual: actual,
            evidence: measures.isEmpty
                ? nil : "It reads \(measures.list) instead of calling point(inside:).",
            cause: isEarly && letsIn ? .lettingTouchesIn : nil
        )
    }
}
