import Results
import Scenario

/// Finds the properties that an attempt read or never read, according to its trace.
extension DifferenceExplanation {
    /// The attempt's call that contains the difference.
    private var call: Int? { difference.place.attempt }

    /// Whether the call runs the answer's own code; UIKit's own reads are not in a trace.
    var isAnswersOwnCode: Bool {
        guard let call, let view = facts.view(attempt.calls[call].participant) else { return false }
        return view.kind == .answer && !callsSuper(attempt, call)
    }

    /// Whether the system converts the call's point for a subview, rather than the answer.
    ///
    /// If the converted point differs from the reference's, the answer has moved a view.
    func systemConverts(for asked: Participant) -> Bool {
        guard let call else { return false }
        let outer = attempt.calls[call]
        guard let view = facts.view(outer.participant),
            facts.view(asked).flatMap(facts.superview)?.name == view.name
        else { return false }
        if view.kind != .answer { return true }
        let own = outer.steps.compactMap(attempt.call).filter {
            $0.method == .pointInside && $0.participant == outer.participant
        }
        return callsSuper(attempt, call) && !own.isEmpty
            && own.allSatisfy { $0.point == outer.point }
    }

    private func callsSuper(_ tree: CallTree, _ call: Int) -> Bool {
        tree.calls[call].steps.contains { tree.event($0).kind == .systemHitTest }
    }

    /// Whether the reference's call leaves its subviews to `super`, and itself asks only siblings.
    var asksBySuper: Bool { difference.place.reference.map { callsSuper(reference, $0) } ?? false }

    /// "Here it never calls super.hitTest.", if the reference's call does so.
    var missingSuper: String? {
        guard let call, let outer = difference.place.reference, callsSuper(reference, outer),
            !callsSuper(attempt, call)
        else { return nil }
        return "Here it never calls super.hitTest."
    }

    /// Whether the call read a property that can keep touches out of a view.
    func readsRefusal(of participant: Participant) -> Bool {
        !Refusal.properties.isDisjoint(with: read(of: participant))
    }

    /// The first change that the attempt alone made to the scene in a script step, before an event.
    func change(before index: Int) -> String? {
        let (start, end) = (attempt.range.lowerBound, min(index, attempt.range.upperBound))
        guard start > 0, start < end else { return nil }
        let ofReference = reference.events(in: nil)
        for event in attempt.trace[start..<end] {
            guard case .wrote(let property, let object) = event, property.affectsTouches,
                !ofReference.contains(event),
                !facts.isPresentation(event, in: attempt.trace)
            else { continue }
            switch object.meaning {
            case .responder:
                return "Before that it \(property.writing) \(facts.name(object)).\(property.code)."
            case .viewLayer:
                guard let view = facts.viewOfLayer(object) else { continue }
                if property == .sublayers {
                    // The sublayers of other views change together with their subviews.
                    guard view.kind == .layerView else { continue }
                    return "Before that it changes \(view.name).layer.sublayers."
                }
                return "Before that it writes \(view.name).\(property.nameInView)."
            case .ownLayer, .stranger: continue
            }
        }
        return nil
    }

    /// The attempt's last change of a view's position, size or transform before the difference.
    var changeOfGeometry: String? {
        for case .wrote(let property, let object) in attempt.trace[..<indices.attempt].reversed()
        where [.frame, .bounds, .center, .transform].contains(property) {
            guard case .responder = object.meaning else { continue }
            return "Before that it writes \(facts.name(object)).\(property)."
        }
        return nil
    }

    /// Names a property that the call read before an event, although hit testing does not depend on it.
    ///
    /// For example "It reads above.layer.cornerRadius, and the reference does not."
    func readOfNoPart(before index: Int) -> String? {
        for step in attempt.steps(in: call) where attempt.index(of: step) < index {
            guard case .read(let property, let object) = attempt.event(step),
                !property.decidesAboutTouches || property == .window, object.isOfScene
            else { continue }
            let isLayers =
                facts.viewOfLayer(object) != nil
                && ![.backgroundColor, .masksToBounds].contains(property)
            let name = facts.viewOfLayer(object)?.name ?? facts.name(object)
            let code = isLayers ? "layer.\(property)" : property.nameInView
            return "It reads \(name).\(code), and the reference does not."
        }
        return nil
    }

    /// Names a property that the attempt read before the difference, of a responder that it leaves out.
    ///
    /// For example "It reads above.isHidden, and the reference does not."
    func superfluousRead(of responder: Participant) -> String? {
        let (start, end) = (attempt.range.lowerBound, indices.attempt)
        guard start < end else { return nil }
        let ofReference = reference.events(in: nil)
        for case .read(let property, responder) in attempt.trace[start..<end].reversed()
        where !property.isWayThroughTree && !ofReference.contains(.read(property, responder)) {
            return "It reads \(facts.name(responder)).\(property), and the reference does not."
        }
        return nil
    }

    /// Names a property that can keep touches out, if the call read it of another view than the asked one.
    ///
    /// For example "It reads outer.alpha, and the reference does not."
    func refusalReadOfOther(than asked: Participant) -> String? {
        let ofReference = reference.events(in: difference.place.reference)
        for case .event(let index) in attempt.steps(in: call) {
            guard case .read(let property, let object) = attempt.trace[index],
                Refusal.properties.contains(property), object != asked, facts.view(object) != nil,
                !ofReference.contains(attempt.trace[index])
            else { continue }
            return "It reads \(facts.name(object)).\(property), and the reference does not."
        }
        return nil
    }

    /// Names a property that can keep touches out, if the call read it of the right view just before it
    /// answered with another one.
    ///
    /// For example "Before that it reads button.alpha, and the reference does not."
    func refusalReadLast(of answer: CallTree.Answer?) -> String? {
        guard case .found(let wanted?) = answer, let last = attempt.steps(in: call).last,
            case .read(let property, wanted) = attempt.event(last),
            Refusal.properties.contains(property),
            !reference.events(in: difference.place.reference).contains(attempt.event(last))
        else { return nil }
        return "Before that it reads \(facts.name(wanted)).\(property), and the reference does not."
    }

    /// The properties of a view or its layer that the call itself read, outside its inner calls.
    func read(of participant: Participant) -> [TraceProperty] {
        let steps = attempt.steps(in: call)
        return TraceProperty.allCases.filter { property in
            steps.contains { step in
                guard case .event(let index) = step else { return false }
                return attempt.trace[index].isReading(property, of: participant)
            }
        }
    }

    /// Whether a property was read anywhere in the script step.
    func everReads(_ property: TraceProperty, of participant: Participant) -> Bool {
        attempt.events(in: nil).contains { $0.isReading(property, of: participant) }
    }

    /// For example "above.alpha", or "above.layer.opacity" if the call read that instead.
    func wordsForRead(_ property: TraceProperty, of participant: Participant) -> String {
        let name = facts.name(participant)
        for case .event(let index) in attempt.steps(in: call) {
            guard case .read(let read, let object) = attempt.trace[index],
                attempt.trace[index].isReading(property, of: participant)
            else { continue }
            return object == participant ? "\(name).\(read)" : "\(name).layer.\(read)"
        }
        return "\(name).\(property)"
    }

    func reads(
        _ property: TraceProperty,
        of participant: Participant,
        before index: Int
    ) -> Bool {
        attempt.steps(in: call).contains { step in
            attempt.index(of: step) < index
                && attempt.event(step).isReading(property, of: participant)
        }
    }

    /// A sentence such as "Here it never reads above.isHidden."; `nil` if it reads the property.
    func neverRead(_ property: TraceProperty, of participant: Participant) -> String? {
        guard isAnswersOwnCode, !everReads(property, of: participant) else { return nil }
        return "Here it never reads \(facts.name(participant)).\(property)."
    }

    /// "Of button it reads only frame.", if it read anything.
    func onlyReads(of participant: Participant) -> String? {
        let properties = read(of: participant).map { "\($0)" }
        guard !properties.isEmpty else { return nil }
        return "Of \(facts.name(participant)) it reads only \(properties.list)."
    }

    /// The properties from which the call computed a point for a view.
    ///
    /// For example "It computes the point from front's center and bounds."
    func conversionByHand(to participant: Participant) -> String? {
        guard let view = facts.view(participant), let list = measures(of: participant) else {
            return nil
        }
        let anchor =
            view.anchorPoint == Point(0.5, 0.5)
            ? "" : "; its anchor point is \(view.anchorPoint.inWords)"
        return "It computes the point from \(view.name)'s \(list)\(anchor)."
    }

    /// The measures of a view that the call read, from which it may have computed a point.
    ///
    /// For example "It reads front's frame, and calls no convert method."
    func measured(of participant: Participant) -> String? {
        measures(of: participant).map {
            "It reads \(facts.name(participant))'s \($0), and calls no convert method."
        }
    }

    private func measures(of participant: Participant) -> String? {
        let measures = read(of: participant).filter {
            [.frame, .bounds, .center, .transform].contains($0)
        }
        return measures.isEmpty ? nil : measures.map { "\($0)" }.list
    }

    /// Whether the call converts a point.
    var convertsPoints: Bool {
        attempt.events(in: call).contains { if case .converted = $0 { true } else { false } }
    }

    /// The last conversion that produced a point.
    func conversion(to point: Point, before index: Int) -> PointConversion {
        let events = attempt.trace[attempt.events(in: call).startIndex..<index]
        var hasConverted = false
        for event in events.reversed() {
            guard case .converted(let given, from: let source, to: let target, let result) = event
            else { continue }
            hasConverted = true
            guard result.isAlike(point), !given.isAlike(point) else { continue }
            let isBackwards = reference.events(in: nil).contains { event in
                guard case .converted(_, from: target, to: source, _) = event else { return false }
                return true
            }
            let words = "\(given.inWords) from \(facts.space(source)) to \(facts.space(target))"
            return isBackwards ? .backwards(words) : .other(words)
        }
        return hasConverted ? .ofOtherPoints : .none
    }

    static let movedViews =
        "The system converts the point here, so your answer has changed a view's frame, bounds or "
        + "transform before."
}

/// How an attempt converted a point, with the point and both spaces in words.
enum PointConversion: Equatable {
    /// It converted no point at all.
    case none
    case ofOtherPoints
    /// From the space into which the reference converts.
    case backwards(String)
    case other(String)

    var isBackwards: Bool { if case .backwards = self { true } else { false } }

    var sentence: String? {
        switch self {
        case .none: "Here it converts no point."
        case .ofOtherPoints: nil
        case .backwards(let words): "It converts \(words), the wrong way."
        case .other(let words): "It converts \(words)."
        }
    }
}

extension TraceProperty {
    /// Whether the property leads to other responders, so that every search for the next one may read it.
    fileprivate var isWayThroughTree: Bool {
        [.next, .subviews, .sublayers, .superlayer, .superview, .window].contains(self)
    }
}

extension TraceEvent {
    /// Whether the event reads the property, of the participant or of its view's layer.
    fileprivate func isReading(_ wanted: TraceProperty, of participant: Participant) -> Bool {
        guard case .read(let property, let object) = self else { return false }
        if property == wanted, object == participant { return true }
        guard case .responder(let index) = participant.meaning else { return false }
        let isLayers = object == .layer(ofView: index)
        return isLayers && (property == wanted || (property == .opacity && wanted == .alpha))
    }
}
