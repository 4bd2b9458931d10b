import Catalogue
import Results
import Scenario

/// The sentences of a failed case: what was expected and what happened.
package struct FailureSentences {
    let scene: Scene
    let criterion: Criterion

    package init(scene: Scene, criterion: Criterion) {
        self.scene = scene
        self.criterion = criterion
    }

    /// The expectation in a step.
    package func expected(_ event: TraceEvent?) -> String {
        switch criterion {
        case .never(let step): step.clause
        case .uses(let step): event.flatMap(demand) ?? step.sentence
        default: event.map(clause) ?? absence
        }
    }

    /// The expectation and the result, if the difference is in a number, in an event that only one side has,
    /// or in a layer that is gone.
    ///
    /// It is `nil` if the events themselves show the difference.
    package func counts(_ comparison: CaseComparison, _ found: CaseComparison.Difference) -> (
        expected: String, actual: String
    )? {
        let step = criterion == .setUp ? -1 : found.stepIndex
        if let event = found.actual, let nobodyElse = nobodyElse(event, comparison.reference[...]),
            case .touches(let phase, let receiver, count: _) = event,
            let expected = found.expected?.phase, expected != phase,
            comparison.reference[comparison.reference.range(ofStep: step)]
                .hasOnlyOthers(of: phase, than: receiver)
        {
            return (nobodyElse, clause(event))
        }
        if case .setUp(let words) = found.actual, words.hasPrefix(TraceEvent.removal) {
            return ("there is \(words.dropFirst(TraceEvent.removal.count))", "there is \(words)")
        }
        guard let event = found.expected ?? found.actual,
            found.expected == nil || found.actual == nil
        else { return nil }
        func count(_ trace: [TraceEvent]) -> Int {
            trace[trace.range(ofStep: step)].count { isSameThing($0, event) }
        }
        let (wanted, there) = (count(comparison.reference), count(comparison.attempt))
        let isChanged = found.actual?.kind == .alertChanged
        guard wanted > 0, there > 0, wanted != there || isChanged else {
            let trace = found.expected == nil ? comparison.reference : comparison.attempt
            let other = trace[trace.range(ofStep: step)]
            guard let nobodyElse = nobodyElse(event, other), hasSome(in: other) else { return nil }
            return found.expected == nil
                ? (nobodyElse, clause(event)) : (clause(event), nobodyElse)
        }
        // The answer requests a second alert, which is not shown.
        if isChanged || found.actual?.kind == .alertIgnored {
            return (number(wanted, of: event), clause(event))
        }
        return (number(wanted, of: event), number(there, of: event))
    }

    /// The clause for a trace that lacks a touch or an action which the other trace has.
    private func nobodyElse(_ event: TraceEvent, _ events: ArraySlice<TraceEvent>) -> String? {
        switch criterion {
        case .touches:
            if let phase = event.phase, !events.contains(where: { $0.phase == phase }) {
                "nobody gets a touch that \(phase.words)"
            } else {
                "nobody else gets a touch"
            }
        case .actions: "no other action runs"
        case .controlStates, .alerts, .setUp, .hitViews, .way, .layers, .chain, .never, .uses:
            nil
        }
    }

    private func hasSome(in events: ArraySlice<TraceEvent>) -> Bool {
        events.contains { [.touches, .action].contains($0.kind) && criterion.isCompared($0) }
    }

    /// Whether two events are counted together.
    private func isSameThing(_ event: TraceEvent, _ other: TraceEvent) -> Bool {
        switch criterion {
        case .alerts: [.alert, .alertIgnored].contains(event.kind)
        case .setUp: event.isAddition && other.isAddition
        case .hitViews, .way, .touches, .actions, .controlStates, .layers, .chain, .never, .uses:
            event == other
        }
    }

    private func number(_ count: Int, of event: TraceEvent) -> String {
        switch criterion {
        case .alerts: "\(numberWord(count)) alert\(count == 1 ? " is" : "s are") shown"
        case .setUp: "\(numberWord(count)) layer\(count == 1 ? " is" : "s are") added"
        case .actions: "\(clause(event)) \(times(count))"
        case .hitViews, .way, .touches, .controlStates, .layers, .chain, .never, .uses:
            "\(clause(event)), \(times(count))"
        }
    }

    /// The clause for no event.
    private var absence: String {
        switch criterion {
        case .alerts: "no alert is shown"
        case .actions: "no action runs"
        case .setUp: "no layer is added"
        case .touches: "nobody gets a touch"
        case .uses(.layerContains): "it is not asked with contains(_:)"
        case .uses(.layerHitTest): "it is not asked with hitTest(_:)"
        case .uses(.conversion): "no point is converted"
        case .hitViews, .way, .controlStates, .layers, .chain, .never: "nothing more"
        }
    }

    /// The clause for a criterion's demand, such as "white's layer is asked with contains(_:)".
    private func demand(_ event: TraceEvent) -> String? {
        switch event {
        case .layerContains(let layer, _, _): "\(asked(layer)) is asked with contains(_:)"
        case .layerHitTestBegan(let layer, _): "\(asked(layer)) is asked with hitTest(_:)"
        case .converted: "a point is converted"
        default: nil
        }
    }

    private func asked(_ layer: Participant) -> String {
        layer == .ownLayer(0) ? "the blue layer" : scene.name(of: layer)
    }

    package func actual(_ event: TraceEvent?) -> String {
        event.map(clause) ?? absence
    }

    /// The first event at which the two traces differ.
    package func firstDifference(_ expected: TraceEvent?, _ actual: TraceEvent?) -> String {
        switch (expected, actual) {
        case (let expected?, let actual?):
            "The reference: \(clause(expected)). Yours: \(clause(actual))."
        case (let expected?, nil):
            "The reference goes on: \(clause(expected)). Yours has nothing more here."
        case (nil, let actual?):
            "The reference has nothing more here. Yours goes on: \(clause(actual))."
        case (nil, nil): "The two end differently."
        }
    }

    /// The message for an answer that is right only in a new process.
    package static let keptState =
        "Played alone, in a new process, this scene goes right. Your answer keeps a value from an earlier "
        + "scene, in a static variable for example."

    /// The message for a right view that was found by other calls than the system's.
    package static let rightViewWrongWay =
        "The view is right, but was not found in the system's way. A view that overrides hitTest or "
        + "point(inside:with:) would see the difference."

    package func clause(_ event: TraceEvent) -> String { EventClause(scene).clause(event) }
}

extension Sequence<TraceEvent> {
    /// Whether other responders get touches of a phase, but this one gets none.
    func hasOnlyOthers(of phase: TouchPhase, than receiver: Participant) -> Bool {
        let receivers = compactMap { event in
            if case .touches(phase, let other, count: _) = event { other } else { nil }
        }
        return !receivers.isEmpty && !receivers.contains(receiver)
    }
}

extension TraceEvent {
    /// The phase of touches that a responder gets.
    var phase: TouchPhase? {
        if case .touches(let phase, _, count: _) = self { phase } else { nil }
    }

    /// Whether it reports an added layer rather than a removed one.
    fileprivate var isAddition: Bool {
        guard case .setUp(let words) = self else { return false }
        return !words.hasPrefix(TraceEvent.removal) && words != TraceEvent.lastingAlert
    }
}
