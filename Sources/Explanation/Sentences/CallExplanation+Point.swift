import Results
import Scenario

extension CallExplanation {
    /// Explains a call that was made with another point.
    var point: Explanation? {
        guard let call = trees.reference.call(trees.difference.reference),
            let other = trees.difference.attempt, let wrong = trees.attempt.call(other)
        else { return nil }
        let who = name(call.participant)
        if let changed = changedAfterConversion(call, wrong, before: trees.attempt.index(of: other))
        {
            return changed
        }
        let origin = origin(call.participant)?.explain(wrong.point)
        let question = call.method == .pointInside ? "calls \(who)'s point(inside:)" : "asks \(who)"
        let verb = call.method == .pointInside ? "calls it" : "asks it"
        let conversion = trees.conversion(
            to: wrong.point,
            before: trees.attempt.index(of: other)
        )
        let apposition =
            conversion.isBackwards || trees.systemConverts(for: call.participant)
            ? "" : origin.map { ": \($0.words)" } ?? ""
        return Explanation(
            expected: "The reference \(question) at \(call.point.inWords(apartFrom: wrong.point)), "
                + "in \(who)'s own coordinates.",
            actual: "Yours \(verb) at \(wrong.point.inWords(apartFrom: call.point))\(apposition).",
            evidence: evidence(conversion, call.participant, origin?.mistake),
            cause: .coordinates(origin?.mistake ?? .unknown)
        )
    }

    /// Explains a point that the attempt converted correctly, but then changed.
    private func changedAfterConversion(
        _ call: CallTree.Call,
        _ wrong: CallTree.Call,
        before index: Int
    ) -> Explanation? {
        let own = trees.attempt.trace[
            trees.attempt.events(in: trees.difference.place.attempt)
                .startIndex..<index
        ]
        let isConverted = own.contains { event in
            guard case .converted(_, from: _, to: call.participant, let result) = event else {
                return false
            }
            return result.isAlike(call.point)
        }
        guard isConverted else { return nil }
        let who = name(call.participant)
        let right = call.point.inWords(apartFrom: wrong.point)
        return Explanation(
            expected: "The reference asks \(who) at \(right), in \(who)'s own coordinates.",
            actual: "Yours converts the point to \(right) too, but asks at "
                + "\(wrong.point.inWords(apartFrom: call.point)).",
            cause: .coordinates(.unknown)
        )
    }

    private func evidence(
        _ conversion: PointConversion,
        _ asked: Participant,
        _ mistake: PointOrigin.Mistake?
    ) -> String? {
        if mistake == .otherFinger {
            return "An event has the touches of all fingers; the question is about the point."
        }
        guard conversion == .none else { return conversion.sentence }
        guard mistake != .unconverted else {
            return trees.measured(of: asked) ?? conversion.sentence
        }
        guard trees.systemConverts(for: asked) else {
            return trees.conversionByHand(to: asked) ?? conversion.sentence
        }
        return trees.changeOfGeometry ?? DifferenceExplanation.movedViews
    }

    private func origin(_ asked: Participant) -> PointOrigin? {
        guard let asking = trees.facts.view(outer.participant),
            let target = trees.facts.view(asked)
        else { return nil }
        var origin = PointOrigin(
            facts: trees.facts,
            given: outer.point,
            asking: asking,
            asked: target
        )
        if case .oneByOne(let points, _) = trees.scriptStep { origin.fingers = points }
        return origin
    }
}
