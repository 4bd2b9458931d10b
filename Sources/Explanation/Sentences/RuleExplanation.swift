import Results
import Scenario

/// Explains a violated rule: the attempt took a forbidden step or omitted a demanded one.
struct RuleExplanation {
    let comparison: CaseComparison
    let found: CaseComparison.Difference

    var explanation: Explanation {
        switch (found.expected, found.actual) {
        case (_, let event?): forbidden(event)
        case (let event?, nil): neglected(event)
        case (nil, nil): Explanation(expected: "The two end differently.", actual: "")
        }
    }

    private var facts: SceneFacts { SceneFacts(comparison.scene, step: found.stepIndex) }

    private var attempt: CallTree {
        let trace = comparison.attempt
        return CallTree(trace, trace.range(ofStep: found.stepIndex))
    }

    // MARK: Forbidden

    private func forbidden(_ event: TraceEvent) -> Explanation {
        switch event {
        case .systemHitTest(let view) where !view.isOfScene:
            Explanation(
                expected: "The reference asks the views of the scene, and makes none of its own.",
                actual: "\(place)yours lets the system's hitTest answer for a view that it made."
            )
        case .systemHitTest:
            Explanation(
                expected: "The reference asks the subviews itself.",
                actual: "\(place)yours calls super.hitTest."
            )
        case .wrote(.view, _):
            Explanation(
                expected: "The reference asks viewIfLoaded, and loads nothing.",
                actual: "\(place)yours loads the view of a controller that nobody has shown."
            )
        case .wrote(.sentActions, let control):
            Explanation(
                expected: "The reference only asks, and sends nothing.",
                actual: "\(place)yours sends the actions of \(facts.name(control))."
            )
        case .wrote(.firstResponder, let object):
            Explanation(
                expected: "The reference only asks, and leaves the first responder alone.",
                actual: "\(place)yours asks \(facts.name(object)) to change the first responder."
            )
        case .wrote(.needsDisplay, let object), .wrote(.needsLayout, let object):
            Explanation(
                expected: "The reference only asks, and marks nothing.",
                actual: "\(place)yours marks \(facts.name(object)) "
                    + "for \(event == .wrote(.needsLayout, object) ? "layout" : "drawing")."
            )
        case .wrote(.layout, let object):
            Explanation(
                expected: "The reference only asks, and lays nothing out.",
                actual: "\(place)yours lays out \(facts.name(object))."
            )
        case .wrote(let property, let object):
            Explanation(
                expected: "The reference changes nothing.",
                actual: "\(place)yours \(property.writing) \(changed(property, object))."
            )
        case .read(let property, let object):
            Explanation(
                expected: "The reference finds out by superviews and by the controllers' views.",
                actual: "\(place)yours reads \(facts.name(object)).\(property)."
            )
        default:
            Explanation(
                expected: "",
                actual: "Yours: \(EventClause(comparison.scene).clause(event))."
            )
        }
    }

    /// For example "In shelter's hitTest at (10, 10), ", or the task from the script.
    private var place: String {
        let tree = attempt
        if let call = tree.call(around: found.indices.attempt).map({ tree.calls[$0] }) {
            let method = call.method == .pointInside ? "point(inside:)" : "hitTest"
            return "In \(facts.name(call.participant))'s \(method) at \(call.point.inWords), "
        }
        if comparison.criterion == .never(.writing) {
            return "After the hit test, in work that it put off, "
        }
        let script = comparison.scene.script
        guard script.indices.contains(found.stepIndex) else { return "There, " }
        return switch script[found.stepIndex] {
        case .next(of: let name): "Asked who comes after \(name), "
        case .chain(from: let name): "Asked for the chain from \(name), "
        case .deliver(_, to: let name): "Asked to deliver a touch starting at \(name), "
        case .tap, .drag, .together, .oneByOne, .ask, .change: "There, "
        }
    }

    /// Names a property of a view's layer by the view's own name for it, such as `alpha`.
    private func changed(_ property: TraceProperty, _ object: Participant) -> String {
        if let group = property.group {
            let layer = facts.viewOfLayer(object).map { "\($0.name)'s layer" }
            return "\(group) of \(layer ?? facts.name(object))"
        }
        guard case .viewLayer = object.meaning, let view = facts.viewOfLayer(object) else {
            return "\(facts.name(object)).\(property.code)"
        }
        return switch property {
        case .opacity: "\(view.name).alpha"
        case .masksToBounds: "\(view.name).clipsToBounds"
        case .name, .zPosition, .cornerRadius, .borderWidth, .borderColor, .shadowOpacity:
            "\(view.name).layer.\(property)"
        default: "\(view.name).\(property)"
        }
    }

    // MARK: Demanded

    private func neglected(_ event: TraceEvent) -> Explanation {
        let clause = EventClause(comparison.scene)
        return switch event {
        case .layerContains(let layer, let point, _):
            Explanation(
                expected: "The reference asks whether \(facts.name(layer)) contains "
                    + "\(point.inWords).",
                actual: asks(.layerContains)
                    ? "Yours does not ask \(facts.name(layer)) with contains(_:)."
                    : "Yours asks no layer with contains(_:).",
                evidence: asks(.layerHitTestBegan) ? "It asks with hitTest(_:) instead." : reads
            )
        case .layerHitTestBegan(let layer, let point):
            Explanation(
                expected: "The reference calls \(facts.name(layer))'s hitTest at \(point.inWords).",
                actual: asks(.layerHitTestBegan)
                    ? "Yours calls hitTest(_:) on no layer of the scene."
                    : "Yours calls hitTest(_:) on no layer.",
                evidence: asks(.layerContains) ? "It asks with contains(_:) instead." : reads
            )
        case .converted(let point, from: let source, to: let target, let result):
            Explanation(
                expected: "The reference converts \(point.inWords) of \(facts.space(source)) to "
                    + "\(result.inWords) of \(facts.space(target)).",
                actual: "Yours calls convert for no point.",
                evidence: reads
            )
        default:
            Explanation(
                expected: "The reference: \(clause.clause(event)).",
                actual: "Yours does not."
            )
        }
    }

    private func asks(_ kind: TraceEvent.Kind) -> Bool {
        attempt.events(in: nil).contains { $0.kind == kind }
    }

    private var reads: String? { facts.readingOfFrame(in: attempt) }
}
