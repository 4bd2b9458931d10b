import Results
import Scenario

/// Explains calls of `point(inside:with:)` that the attempt omits.
extension CallExplanation {
    /// Explains a `point(inside:)` call that the attempt omits.
    func missingPointInside(_ call: CallTree.Call, _ other: CallTree.Call?) -> Explanation {
        if hasOwnShape(call), let explanation = answerWithoutShape(call) { return explanation }
        let who = name(call.participant)
        let measures = trees.read(of: call.participant).filter {
            [.bounds, .frame].contains($0)
        }
        let isRefused = other == nil && inner.answer == .found(nil) && attemptedCalls.isEmpty
        if isRefused, measures.isEmpty, let view = trees.facts.view(call.participant),
            Refusal.all(of: view).isEmpty, trees.readsRefusal(of: call.participant)
        {
            return wronglyRefused(call, view)
        }
        let containment = Reasons(trees: trees).containment(call)
        let isOwn = trees.facts.view(call.participant).map { $0.pointInside != .bounds } ?? false
        let reason = isOwn ? "" : containment.map { ", which \($0.predicate)" } ?? ""
        let isLater = trees.difference.kind == .order
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
            evidence: (isRefused ? refusedWithin(measures, call) : nil)
                ?? refusedByUIKit(call) ?? measured(measures, isOwn) ?? trees.missingSuper
                ?? askedBefore,
            cause: containment?.cause
        )
    }

    /// Whether the reference overrides only `point(inside:with:)` of the view that it asks.
    ///
    /// An attempt may then override `hitTest(_:with:)` as well, and need not call the other method.
    private func hasOwnShape(_ call: CallTree.Call) -> Bool {
        guard call.participant == outer.participant else { return false }
        return call.steps.contains { step in
            if case .read = trees.reference.event(step) { true } else { false }
        }
    }

    /// Explains an override of `hitTest(_:with:)` by its behaviour after the shape check: first the subviews,
    /// then the result.
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
        let containment = Reasons(trees: trees).containment(call)
        let reason = containment.map { "In \(name(call.participant)), \($0.words). " } ?? ""
        return Explanation(
            expected: "\(reason)The reference answers \(name(found)).",
            actual: "Yours answers \(name(wrong)).",
            evidence: refusedByUIKit(call) ?? readAlpha,
            cause: containment?.cause
        )
    }

    /// Explains an attempt that refuses a touch although the view accepts touches.
    private func wronglyRefused(_ call: CallTree.Call, _ view: SceneView) -> Explanation {
        Explanation(
            expected: "\(view.name) is not hidden, its interaction is on, and its alpha, "
                + "\(view.alpha.inWords), is not below \(SceneView.transparencyLimit.inWords): "
                + "the reference goes on and asks whether \(call.point.inWords) is inside.",
            actual: "Yours returns nil.",
            evidence: trees.refusalReadOfOther(than: call.participant),
            cause: .lettingTouchesIn
        )
    }

    /// Names everything that the attempt read of a view, if it read its bounds and they contain the point.
    ///
    /// In that case it returns nil for another reason.
    private func refusedWithin(_ measures: [TraceProperty], _ call: CallTree.Call) -> String? {
        guard measures == [.bounds], trees.readsRefusal(of: call.participant),
            let view = trees.facts.view(call.participant), view.bounds.contains(call.point)
        else { return nil }
        return trees.onlyReads(of: call.participant)
    }

    /// Says that the answer made its view refuse touches, for example in an initialiser.
    ///
    /// UIKit's own `hitTest(_:with:)` calls `point(inside:with:)` on every other view.
    private func refusedByUIKit(_ call: CallTree.Call) -> String? {
        guard inner.answer == .found(nil), attemptedCalls.isEmpty,
            inner.participant == call.participant,
            trees.attempt.trace[inner.events].contains(.systemHitTest(inner.participant)),
            let view = trees.facts.view(inner.participant), Refusal.all(of: view).isEmpty
        else { return nil }
        return "UIKit's own hitTest does so where a view is hidden, nearly transparent or has its "
            + "user interaction off. In the scene \(view.name) is none of these: your answer changes that."
    }

    /// Names the alpha that the attempt read before it returned nil, if UIKit would accept that alpha.
    private var readAlpha: String? {
        guard inner.answer == .found(nil), attemptedCalls.isEmpty,
            trees.read(of: inner.participant).contains(.alpha),
            let view = trees.facts.view(inner.participant), view.alpha < 1,
            Refusal.all(of: view).isEmpty
        else { return nil }
        return "It reads \(view.name).alpha, \(view.alpha.inWords); UIKit answers nil only below "
            + "\(SceneView.transparencyLimit.inWords)."
    }

    /// Names the properties that the attempt read instead of calling `point(inside:)`.
    private func measured(_ properties: [TraceProperty], _ isOwn: Bool) -> String? {
        guard !properties.isEmpty else { return nil }
        let list = properties.map { "\($0)" }.list
        return properties.contains(.frame)
            ? "It reads \(list) instead; frame is in the superview's coordinates."
            : "It reads \(list) instead; but \(isOwn ? "this view has" : "a view may have") its "
                + "own point(inside:)."
    }
}
