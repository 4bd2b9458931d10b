import Results
import Scenario

extension CallExplanation {
    /// Explains a call that was made with another point.
    var point: Explanation? {
        guard let call = words.reference.call(words.difference.reference),
            let other = words.difference.attempt, let wrong = words.attempt.call(other)
        else { return nil }
        let who = name(call.participant)
        if let changed = changedAfterConversion(call, wrong, before: words.attempt.index(of: other))
        {
            return changed
        }
        let origin = origin(call.participant)?.explain(wrong.point)
        let question = call.method == .pointInside ? "calls \(who)'s point(inside:)" : "asks \(who)"
        let verb = call.method == .pointInside ? "calls it" : "asks it"
        let conversion = words.conversion(
            to: wrong.point,
            before: words.attempt.index(of: other)
        )
        let isTold = conversion?.hasSuffix(DifferenceExplanation.wrongWay) ?? false
        let apposition =
            isTold || words.systemConverts(for: call.participant)
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
        let own = words.attempt.trace[
            words.attempt.events(in: words.difference.place.attempt)
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
        _ conversion: String?,
        _ asked: Participant,
        _ mistake: PointOrigin.Mistake?
    ) -> String? {
        if mistake == .otherFinger {
            return "An event has the touches of all fingers; the question is about the point."
        }
        guard conversion == DifferenceExplanation.noConversion else { return conversion }
        guard mistake != .unconverted else { return words.measured(of: asked) ?? conversion }
        guard words.systemConverts(for: asked) else {
            return words.conversionByHand(to: asked) ?? conversion
        }
        return words.changeOfGeometry ?? DifferenceExplanation.movedViews
    }

    private func origin(_ asked: Participant) -> PointOrigin? {
        guard let asking = words.facts.view(outer.participant),
            let target = words.facts.view(asked)
        else { return nil }
        var origin = PointOrigin(
            facts: words.facts,
            given: outer.point,
            asking: asking,
            asked: target
        )
        if case .oneByOne(let points, _) = words.scriptStep { origin.fingers = points }
        return origin
    }
}
