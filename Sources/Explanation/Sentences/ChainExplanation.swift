import Scenario

/// Explains a difference in the responder chain or in a delivery.
struct ChainExplanation {
    let trees: DifferenceExplanation

    /// `nil` if the difference concerns something else.
    var explanation: Explanation? {
        switch (trees.expectedEvent, trees.actualEvent) {
        case (.next(let responder, is: let next), .next(let same, is: let wrong))
        where responder == same:
            let rule = ChainRule(facts: facts).words(responder, next)
            return Explanation(
                expected: rule.words,
                actual: "Yours says \(name(wrong))\(relation(wrong, to: responder)).",
                evidence: unreadSuperview(responder, next),
                cause: rule.cause
            )
        case (.chain(let expected), .chain(let actual)): return chain(expected, actual)
        case (.touches?, _), (.handled?, _), (.delivered?, _), (_, .touches?), (_, .handled?):
            return DeliveryExplanation(trees: trees).explanation
        default: return nil
        }
    }

    private var facts: SceneFacts { trees.facts }

    private func name(_ participant: Participant?) -> String { facts.name(participant) }

    // MARK: The chain

    private func chain(_ expected: [Participant], _ actual: [Participant]) -> Explanation? {
        let alike = zip(expected, actual).prefix { $0 == $1 }.count
        guard alike < max(expected.count, actual.count) else { return nil }
        let next = alike < expected.count ? expected[alike] : nil
        let wrong = alike < actual.count ? actual[alike] : nil
        guard alike > 0 else {
            return Explanation(
                expected: "The chain begins with \(name(next)) itself.",
                actual: wrong.map { "Yours begins with \(name($0))." } ?? "Yours is empty.",
                cause: .itself
            )
        }
        let last = expected[alike - 1]
        let rule = ChainRule(facts: facts).words(last, next)
        return Explanation(
            expected: rule.words,
            actual: wrong.map { "Yours continues with \(name($0))\(relation($0, to: last))." }
                ?? "Yours ends there.",
            evidence: unreadSuperview(last, next) ?? next.flatMap(trees.superfluousRead),
            cause: rule.cause
        )
    }

    // MARK: The rule

    /// The relation of the wrong responder to the given one, such as ", its superview".
    private func relation(_ wrong: Participant?, to responder: Participant) -> String {
        guard let wrong else { return "" }
        if wrong == responder { return ", the same one again" }
        if let view = facts.view(responder) {
            if facts.superview(of: view).flatMap(facts.participant) == wrong {
                return ", its superview"
            }
            return ""
        }
        guard let rootView = facts.rootView(ofController: responder) else { return "" }
        if facts.participant(rootView) == wrong { return ", its own view" }
        var view = facts.superview(of: rootView)
        while let outer = view {
            if let controller = outer.controller {
                return controller.name == name(wrong) ? ", its parent controller" : ""
            }
            view = facts.superview(of: outer)
        }
        return ""
    }

    /// Says that the attempt never reads the superview on which the rule depends.
    private func unreadSuperview(_ responder: Participant, _ next: Participant?) -> String? {
        guard let next, facts.view(next) != nil else { return nil }
        let view = facts.view(responder) ?? facts.rootView(ofController: responder)
        guard let view, let participant = facts.participant(view) else { return nil }
        let read = TraceEvent.read(.superview, participant)
        guard trees.reference.events(in: nil).contains(read),
            !trees.attempt.events(in: nil).contains(read)
        else { return nil }
        return "Here it never reads \(view.name).superview."
    }
}
