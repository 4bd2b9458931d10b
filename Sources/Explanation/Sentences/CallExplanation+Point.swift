import Results
import Scenario

extension CallExplanation {
    /// Explains a call that was made with another point.
    var point: Explanation? {
        guard let call = words.reference.call(words.difference.reference),
            let other = words.difference.attempt, let wrong = words.attempt.call(other)
        else { return nil }
        let who = name(call.participant)
        let origin = origin(call.participant)?.explain(wrong.point)
        let question = call.method == .pointInside ? "calls \(who)'s point(inside:)" : "asks \(who)"
        let verb = call.method == .pointInside ? "calls it" : "asks it"
        let conversion = words.conversion(
            to: wrong.point,
            before: words.attempt.index(of: other)
        )
        let isTold = conversion?.hasSuffix(DifferenceExplanation.wrongWay) ?? false
        let apposition = isTold ? "" : origin.map { ": \($0.words)" } ?? ""
        return Explanation(
            expected: "The reference \(question) at \(call.point.inWords), in \(who)'s own "
                + "coordinates.",
            actual: "Yours \(verb) at \(wrong.point.inWords)\(apposition).",
            evidence: conversion == DifferenceExplanation.noConversion
                ? words.conversionByHand(to: call.participant) ?? conversion : conversion,
            cause: .coordinates(origin?.mistake ?? .unknown)
        )
    }

    private func origin(_ asked: Participant) -> PointOrigin? {
        guard let asking = words.facts.view(outer.participant),
            let target = words.facts.view(asked)
        else { return nil }
        return PointOrigin(facts: words.facts, given: outer.point, asking: asking, asked: target)
    }
}
