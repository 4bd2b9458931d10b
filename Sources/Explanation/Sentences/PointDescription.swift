import Results
import Scenario

/// Explains a call that was made with another point.
struct PointDescription {
    let words: DifferenceExplanation
    let evidence: Evidence

    func explanation(_ step: CallTree.Step, _ other: CallTree.Step) -> Explanation? {
        guard let call = words.reference.call(step), let wrong = words.attempt.call(other),
            let outer = words.difference.place.reference.map({ words.reference.calls[$0] })
        else { return nil }
        let who = words.facts.name(call.participant)
        let origin = origin(outer, call.participant)?.explain(wrong.point)
        let question = call.method == .pointInside ? "calls \(who)'s point(inside:)" : "asks \(who)"
        let verb = call.method == .pointInside ? "calls it" : "asks it"
        let conversion = evidence.conversion(
            to: wrong.point,
            before: words.attempt.index(of: other)
        )
        let isTold = conversion?.hasSuffix(Evidence.wrongWay) ?? false
        let apposition = isTold ? "" : origin.map { ": \($0.words)" } ?? ""
        return Explanation(
            expected: "The reference \(question) at \(call.point.inWords), in \(who)'s own "
                + "coordinates.",
            actual: "Yours \(verb) at \(wrong.point.inWords)\(apposition).",
            evidence: conversion,
            cause: .coordinates(origin?.mistake ?? .unknown)
        )
    }

    private func origin(_ outer: CallTree.Call, _ asked: Participant) -> PointOrigin? {
        guard let asking = words.facts.view(outer.participant),
            let target = words.facts.view(asked)
        else { return nil }
        return PointOrigin(facts: words.facts, given: outer.point, asking: asking, asked: target)
    }
}
