import Results
import Scenario

/// Explains to which responders a touch is offered, and which of them handles it.
struct DeliveryExplanation {
    let trees: DifferenceExplanation

    private struct Offer: Hashable {
        var phase: TouchPhase
        var responder: Participant
    }

    /// `nil` if the offers and the reported handler agree.
    var explanation: Explanation? {
        let (expected, actual) = (offers(trees.reference), offers(trees.attempt))
        let alike = zip(expected, actual).prefix { $0 == $1 }.count
        let last = alike > 0 ? expected[alike - 1] : nil
        switch (expected.dropFirst(alike).first, actual.dropFirst(alike).first) {
        case (nil, nil): return outcome(expected.last)
        case (let offer?, let other): return missing(offer, other, last)
        case (nil, let other?): return tooFar(other, last)
        }
    }

    private func offers(_ tree: CallTree) -> [Offer] {
        tree.events(in: nil).compactMap {
            if case .touches(let phase, let who, count: _) = $0 {
                Offer(phase: phase, responder: who)
            } else {
                nil
            }
        }
    }

    private func count(_ offer: Offer) -> Int { offers(trees.attempt).count { $0 == offer } }

    private func name(_ participant: Participant?) -> String { trees.facts.name(participant) }

    private func missing(_ offer: Offer, _ other: Offer?, _ last: Offer?) -> Explanation {
        let method = offer.phase.method
        let expected =
            last.map {
                "\(name($0.responder)) does not handle \($0.phase.method), so the reference offers "
                    + "it to \(name(offer.responder)) next."
            } ?? "The reference offers \(method) to \(name(offer.responder)) first."
        let actual: String
        if let other, other.phase != offer.phase {
            actual = "Yours offers \(other.phase.method) to \(name(other.responder))."
        } else if let other {
            let verb = last == nil ? "begins with" : "offers it to"
            let again = other == last ? " \(times(count(other)))" : ""
            actual = "Yours \(verb) \(name(other.responder))\(again)."
        } else {
            actual = last == nil ? "Yours offers it to nobody." : "Yours offers it to nobody else."
        }
        let evidence = [
            last.flatMap { succession(after: $0.responder, offer.responder) },
            last.flatMap { passed(after: $0.responder, offer.responder) },
            trees.superfluousRead(of: offer.responder),
        ].compactMap { $0 }
        return Explanation(
            expected: expected,
            actual: actual,
            evidence: evidence.isEmpty ? nil : evidence.joined(separator: " "),
            cause: .declined
        )
    }

    /// Why one responder directly follows another, or `nil` if it does not.
    private func succession(after last: Participant, _ next: Participant) -> String? {
        let rule = ChainRule(facts: trees.facts).words(last, next)
        return switch rule.cause {
        case .rootView, .superview, .viewOfController: rule.words
        default: nil
        }
    }

    /// Names the responder that is passed between two others; only the application ever is.
    private func passed(after last: Participant, _ next: Participant) -> String? {
        guard trees.facts.view(last)?.kind == .window,
            name(next) == SceneApplication.delegateName
        else { return nil }
        return "The \(SceneApplication.name) between them is not TouchHandling, and is passed."
    }

    private func tooFar(_ other: Offer, _ last: Offer?) -> Explanation {
        guard let last else {
            return Explanation(
                expected: "The reference offers the touch to nobody.",
                actual: "Yours offers \(other.phase.method) to \(name(other.responder))."
            )
        }
        let isHandled = trees.reference.events(in: nil)
            .contains(.handled(last.phase, last.responder))
        let who = name(last.responder)
        if other == last {
            return Explanation(
                expected: "The reference offers \(last.phase.method) to \(who) once"
                    + "\(isHandled ? ", and \(who) handles it" : "").",
                actual: "Yours offers it to \(who) \(times(count(other))).",
                cause: isHandled ? .handled : .end
            )
        }
        let expected =
            isHandled
            ? "\(who) handles \(last.phase.method), so the reference offers it to nobody else."
            : "After \(who) the reference offers \(last.phase.method) to nobody else."
        return Explanation(
            expected: expected,
            actual: "Yours offers \(other.phase == last.phase ? "it" : other.phase.method) to "
                + "\(name(other.responder)).",
            cause: isHandled ? .handled : .end
        )
    }

    /// Explains different reported handlers after equal offers.
    private func outcome(_ last: Offer?) -> Explanation? {
        guard case .delivered(let handler) = trees.expectedEvent,
            case .delivered(let wrong) = trees.actualEvent
        else { return nil }
        let expected =
            if let handler {
                "\(name(handler)) handles \(last?.phase.method ?? "the touch"), so the reference "
                    + "answers \(name(handler))."
            } else {
                "Nobody handles \(last?.phase.method ?? "the touch"), so the reference answers nil."
            }
        return Explanation(
            expected: expected,
            actual: "Yours offers it to the same responders, and answers \(name(wrong)).",
            cause: handler == nil ? .end : .handled
        )
    }
}
