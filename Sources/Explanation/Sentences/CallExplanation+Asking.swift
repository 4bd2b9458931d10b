import Results
import Scenario

extension CallExplanation {
    /// Explains a call of the reference that the attempt omits or replaces with another one.
    func missing(_ call: CallTree.Call, _ other: CallTree.Call?) -> Explanation? {
        if call.method == .pointInside { return missingPointInside(call, other) }
        let asking = asking(call)
        return Explanation(
            expected: asking.words,
            actual: instead(of: call, other),
            evidence: missingEvidence(call, other) ?? askedBefore,
            cause: asking.cause
        )
    }

    /// Why the reference makes this call at this point.
    func asking(_ call: CallTree.Call) -> (words: String, cause: Cause?) {
        let reasons = Reasons(trees: trees)
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
        let subviews = trees.facts.view(outer.participant)?.subviews ?? []
        let isLast = subviews.last.flatMap(trees.facts.participant) == call.participant
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
        guard let view = trees.facts.view(outer.participant),
            let siblings = trees.facts.superview(of: view)?.subviews
        else { return "" }
        let buttons = siblings.prefix { $0.name != view.name }.filter { $0.kind == .button }
        guard buttons.count > 1,
            buttons.last.flatMap(trees.facts.participant) == call.participant
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

    /// Describes the attempt's behaviour in place of the reference's call.
    func instead(of call: CallTree.Call, _ other: CallTree.Call?) -> String {
        let who = name(call.participant)
        if let other {
            let asked = name(other.participant)
            switch other.method {
            case .pointInside where other.participant == call.participant:
                return "Yours calls its point(inside:) instead of its hitTest."
            case .pointInside: return "Yours calls \(asked)'s point(inside:) there."
            case .hitTest where isInside(other.participant, call.participant):
                return "Yours asks \(asked), which is inside \(who), without asking \(who) first."
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
        let isAskedInside = attemptedCalls.contains {
            $0.method == .pointInside && $0.participant == call.participant
        }
        if isAskedInside, other?.participant != call.participant {
            return checksWithoutHitTest(of: call.participant)
        }
        if let other, isInside(other.participant, call.participant) { return nil }
        if let other, isSubview(call.participant, of: outer.participant),
            let evidence = nonSubviewEvidence(other)
        {
            return evidence
        }
        if let other, isAskedBySystem(call), isAskedBySystem(other) {
            return "Here UIKit asks the subviews of \(name(outer.participant)): your answer has "
                + "changed their order before."
        }
        if isSubview(call.participant, of: outer.participant), let missing = trees.missingSuper {
            return missing
        }
        if let zPosition = higher(other, than: call) { return zPosition }
        if let disabled = disabledEvidence(call) { return disabled }
        if let only = trees.onlyReads(of: call.participant) { return only }
        guard isSubview(call.participant, of: inner.participant),
            !attemptedCalls.contains(where: { $0.method == .hitTest })
        else { return nil }
        return trees.neverRead(.subviews, of: inner.participant)
    }

    /// Whether the asking view is a plain one, whose class has no code of its own, and the system asks its
    /// subview.
    private func isAskedBySystem(_ call: CallTree.Call) -> Bool {
        call.method == .hitTest && trees.facts.view(outer.participant)?.kind == .view
            && isSubview(call.participant, of: outer.participant)
    }

    /// Reports a disabled control that the attempt skips.
    func disabledEvidence(_ call: CallTree.Call) -> String? {
        guard trees.facts.view(call.participant)?.isEnabled == false,
            call.answer == .found(call.participant) || call.answer == .isInside(true)
        else { return nil }
        return "\(name(call.participant)) is disabled, but still takes the touch."
    }

    /// The checks of a view that the attempt makes instead of calling its `hitTest(_:with:)`.
    private func checksWithoutHitTest(of participant: Participant) -> String {
        let who = name(participant)
        // The opacity of a layer also counts as its view's alpha.
        let all = trees.read(of: participant).filter(\.decidesAboutTouches)
        let read = all.contains(.opacity) ? all.filter { $0 != .alpha } : all
        guard !read.isEmpty else { return "It only calls \(who)'s point(inside:)." }
        let isTransparent = trees.facts.view(participant)?.isTransparent == true
        let limit =
            isTransparent && (read.contains(.alpha) || read.contains(.opacity))
            ? "; the limit of alpha is \(SceneView.transparencyLimit.inWords)" : ""
        return "It calls \(who)'s point(inside:), and reads its \(read.map { "\($0)" }.list)"
            + "\(limit)."
    }

    /// Whether a view lies inside another one, at any depth.
    private func isInside(_ participant: Participant, _ outer: Participant) -> Bool {
        guard let view = trees.facts.view(participant), let outer = trees.facts.view(outer) else {
            return false
        }
        return view.name != outer.name && outer.withDescendants.contains { $0.name == view.name }
    }

    /// "It was asked at this point before.", if that is so.
    var askedBefore: String? {
        guard attemptedCalls.isEmpty else { return nil }
        let before = trees.attempt.trace[..<inner.events.lowerBound]
        let isAsked = before.contains { event in
            guard case .hitTestBegan(inner.participant, let point) = event else { return false }
            return point.isAlike(inner.point)
        }
        guard inner.method == .hitTest, isAsked else { return nil }
        return "\(name(inner.participant)) was asked at this point before."
    }

    /// Reports a view that was asked too early although it has the higher `zPosition`.
    private func higher(_ other: CallTree.Call?, than call: CallTree.Call) -> String? {
        guard let other, let view = trees.facts.view(other.participant),
            let wanted = trees.facts.view(call.participant), view.zPosition > wanted.zPosition
        else { return nil }
        return "\(view.name) has the higher zPosition, which hit testing ignores."
    }
}
