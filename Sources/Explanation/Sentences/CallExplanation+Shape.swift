import Results
import Scenario

/// Explains different answers of `point(inside:with:)`.
extension CallExplanation {
    var shape: Explanation {
        let view = outer.participant
        let reason = Reasons(trees: trees).containment(outer)
        if trees.facts.view(view)?.pointInside == .withEvent { return eventWords }
        let expected =
            reason.map { "In \(name(view)), \($0.words)." }
            ?? "The reference says that \(outer.point.inWords) is \(place(outer))."
        if let elsewhere = answerElsewhere {
            return Explanation(expected: expected, actual: elsewhere, cause: reason?.cause)
        }
        return Explanation(
            expected: expected,
            actual: "Yours says \(place(inner)).",
            evidence: shapeEvidence(view),
            cause: reason?.cause
        )
    }

    /// Names the view that the attempt's `hitTest` returns in the end, if it lies outside the asked view.
    ///
    /// Such an answer knows that the point is outside, whatever UIKit's `point(inside:)` returns on the way.
    private var answerElsewhere: String? {
        guard outer.answer == .isInside(false),
            let call = trees.attempt.call(around: inner.events.lowerBound),
            case .found(let found?) = trees.attempt.calls[call].answer,
            let asked = trees.facts.view(outer.participant), let view = trees.facts.view(found),
            asked.descendant(named: view.name) == nil
        else { return nil }
        return "Yours answers \(view.name), not nil."
    }

    /// Explains a view whose `point(inside:with:)` returns false without an event.
    private var eventWords: Explanation {
        let who = name(outer.participant)
        return Explanation(
            expected: "\(who) says inside only if it gets an event; asked by the reference "
                + "about \(outer.point.inWords), it says \(place(outer)).",
            actual: "Asked by yours, it says \(place(inner)).",
            evidence: outer.answer == .isInside(true)
                ? "Does your answer pass the event on?"
                : "Asked without an event, your answer must ask without one, too.",
            cause: .ownRule(isInside: outer.answer == .isInside(true))
        )
    }

    private func place(_ call: CallTree.Call) -> String {
        switch call.answer {
        case .isInside(true): "inside"
        case .isInside(false): "outside"
        default: "nothing"
        }
    }

    /// Names the properties in superview coordinates that the attempt's `point(inside:)` read.
    private func shapeEvidence(_ view: Participant) -> String? {
        guard trees.isAnswersOwnCode else { return nil }
        let read = trees.read(of: view)
        let foreign = read.filter { [.frame, .center].contains($0) }
        let mayDecide = foreign == [.frame] ? mayFrameDecide(view) : !foreign.isEmpty
        if mayDecide, !trees.convertsPoints {
            let beside = read.contains(.bounds) ? "Besides bounds it" : "It"
            let names = foreign.map { "\($0)" }.list
            let verb = foreign.count == 1 ? "is" : "are"
            return "\(beside) reads \(names), which \(verb) in the superview's coordinates."
        }
        return keptEvidence(view) ?? originEvidence(view) ?? disabledEvidence(outer)
            ?? unreadBounds(view)
    }

    /// Whether using the frame in place of the bounds leads to the attempt's answer.
    ///
    /// A frame has the size of the bounds, unless the view is rotated or scaled.
    private func mayFrameDecide(_ participant: Participant) -> Bool {
        guard let view = trees.facts.view(participant), view.isUntransformed else { return true }
        let circle = Circle(inscribedIn: view.frame)
        return inner.answer == .isInside(circle.distance(to: outer.point) <= circle.radius)
            || inner.answer == .isInside(view.frame.contains(outer.point))
    }

    /// Reports an answer that fits the bounds which the view had before a change.
    private func keptEvidence(_ participant: Participant) -> String? {
        guard let now = trees.facts.view(participant),
            let before = trees.facts.scene.root.descendant(named: now.name),
            before.bounds != now.bounds
        else { return nil }
        let circle = Circle(inscribedIn: before.bounds)
        guard inner.answer == .isInside(circle.distance(to: outer.point) <= circle.radius) else {
            return nil
        }
        return "It would be \(place(inner)) in the bounds that \(now.name) had at first, "
            + "\(before.bounds.inWords)."
    }

    /// Reports an answer that fits bounds whose origin is zero, although the view's is not.
    private func originEvidence(_ participant: Participant) -> String? {
        guard let view = trees.facts.view(participant), view.boundsOrigin != .zero else {
            return nil
        }
        let circle = Circle(
            inscribedIn: Rectangle(0, 0, view.frame.width, view.frame.height)
        )
        let isInside = circle.distance(to: outer.point) <= circle.radius
        guard inner.answer == .isInside(isInside) else { return nil }
        return "The bounds begin at \(view.boundsOrigin.inWords), not at (0, 0)."
    }

    private func unreadBounds(_ participant: Participant) -> String? {
        guard let view = trees.facts.view(participant),
            let unread = trees.neverRead(.bounds, of: participant)
        else { return nil }
        let others = trees.read(of: participant).filter { [.frame, .center].contains($0) }
        guard others.isEmpty else {
            // A frame has the size of the bounds, which may be all that the answer takes of it.
            return trees.convertsPoints
                ? "It reads \(others.map { "\($0)" }.list), and never bounds." : nil
        }
        guard inner.answer == .isInside(view.bounds.contains(outer.point)) else { return unread }
        return "UIView's own point(inside:) says the same, and in this touch nothing reads "
            + "\(view.name).bounds."
    }
}
