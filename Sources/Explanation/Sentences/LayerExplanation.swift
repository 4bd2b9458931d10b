import Results
import Scenario

/// Explains a difference in the questions to layers, or in the alert that follows.
struct LayerExplanation {
    let trees: DifferenceExplanation

    /// `nil` if neither layers nor alerts differ.
    var explanation: Explanation? {
        if let otherFrame { return otherFrame }
        if let misspelledTitle { return misspelledTitle }
        if trees.difference.place.reference != nil { return otherLayers }
        if trees.difference.kind == .point { return otherPoint }
        if case .alert = trees.expectedEvent { return alert(trees.actualEvent) }
        return trees.expectedEvent.map(question) ?? tooMuch
    }

    var facts: SceneFacts { trees.facts }

    func name(_ participant: Participant?) -> String { facts.name(participant) }

    // MARK: The point

    private var otherPoint: Explanation? {
        guard let event = trees.difference.reference.map(trees.reference.event),
            let other = trees.difference.attempt, let point = event.askedPoint,
            let wrongPoint = trees.attempt.event(other).askedPoint
        else { return nil }
        if let second = secondAlert { return second }
        if isAskedToo(wrongPoint, insteadOf: event) { return otherFinger(event, point, wrongPoint) }
        if wrongPoint.isRounded(from: point) {
            return Explanation(
                expected: "The reference asks \(name(event.askedLayer)) about \(point.inWords).",
                actual: "Yours asks it about \(wrongPoint.inWords): the same point, but rounded.",
                cause: .coordinates(.unknown)
            )
        }
        let space = self.space(of: wrongPoint).map { ": the touch in \($0) coordinates" } ?? ""
        let conversion = trees.conversion(
            to: wrongPoint,
            before: trees.attempt.index(of: other)
        )
        return Explanation(
            expected: expectedPoint(event, point),
            actual: "Yours asks it about \(wrongPoint.inWords)\(space).",
            // A touch's location(in:) also converts, and leaves no trace.
            evidence: phaseByThen(before: trees.attempt.index(of: other))
                ?? (conversion == .none
                    ? facts.readingOfFrame(in: trees.attempt) : conversion.sentence),
            cause: .coordinates(space.isEmpty ? .unknown : .otherView)
        )
    }

    /// For example "By then the touch has ended.", if the attempt defers the question.
    private func phaseByThen(before index: Int) -> String? {
        func has(_ phase: TouchPhase, _ tree: CallTree, before end: Int) -> Bool {
            tree.trace[min(tree.range.lowerBound, end)..<end].contains { event in
                if case .touches(phase, _, _) = event { true } else { false }
            }
        }
        let later = [(TouchPhase.ended, "ended"), (.moved, "moved")].first { phase, _ in
            has(phase, trees.attempt, before: index)
                && !has(phase, trees.reference, before: trees.indices.reference)
        }
        return later.map { "By then the touch has \($0.1)." }
    }

    /// Whether the reference in this step also asks the same layer about the point, because it is another
    /// finger's.
    private func isAskedToo(_ point: Point, insteadOf event: TraceEvent) -> Bool {
        trees.reference.events(in: nil).contains { other in
            other.kind == event.kind && other.askedLayer == event.askedLayer
                && other.askedPoint?.isAlike(point) == true
        }
    }

    private func otherFinger(_ event: TraceEvent, _ point: Point, _ other: Point) -> Explanation {
        Explanation(
            expected: "The reference asks \(name(event.askedLayer)) here about "
                + "\(point.inWords), for a touch of this call.",
            actual: "Yours asks it about \(other.inWords), where another finger is.",
            cause: .layerAnswers
        )
    }

    private func expectedPoint(_ event: TraceEvent, _ point: Point) -> String {
        switch event {
        case .layerHitTestBegan(let layer, _):
            let superview = facts.viewOfLayer(layer).flatMap(facts.superview)
            let space = superview.map { ", here \($0.name)'s" } ?? ""
            return
                "The reference asks \(name(layer)) about \(point.inWords): hitTest(_:) takes the "
                + "superlayer's coordinates\(space)."
        case .layerContains(let layer, _, _):
            return "The reference asks \(name(layer)) about \(point.inWords): contains(_:) takes "
                + "the layer's own coordinates."
        default: return ""
        }
    }

    // MARK: Who is asked

    /// Explains a question to a layer that the attempt omits.
    private func question(_ event: TraceEvent) -> Explanation {
        let leadIn = leadIn(to: event)
        if let layer = event.askedLayer, isUnobserved(layer) {
            return Explanation(
                expected: "\(leadIn)\(asking(event)).",
                actual: "Yours shows \(shownTitles.first ?? "nothing").",
                evidence: "The class of \(name(layer)) answers contains(_:) itself.",
                cause: .layerAnswers
            )
        }
        return Explanation(
            expected: "\(leadIn)\(asking(event)).",
            actual: sameQuestion(event, trees.actualEvent) ?? instead(trees.actualEvent),
            evidence: otherMeans ?? neverAsked(event),
            cause: .layerAnswers
        )
    }

    /// Names a layer that the attempt never asks, although it asks others.
    private func neverAsked(_ event: TraceEvent) -> String? {
        guard let layer = event.askedLayer, asksAnyLayer,
            !trees.attempt.events(in: nil).contains(where: { $0.askedLayer == layer })
        else { return nil }
        return "Here it never asks \(name(layer))."
    }

    /// Whether the attempt's layer overrides `contains(_:)`, so that questions to it are not observed.
    private func isUnobserved(_ layer: Participant) -> Bool {
        trees.attempt.trace.contains(.overridesContains(layer))
    }

    private var isExtra: Bool {
        trees.difference.kind == .extra && trees.difference.reference != nil
    }

    /// For example "The white layer contains (10, 10), so the reference ".
    private func leadIn(to event: TraceEvent) -> String {
        guard let last = lastQuestion(before: trees.indices.reference) else {
            return "The reference "
        }
        // Each finger's first question goes to the white layer, and does not follow from another finger's.
        if hasSeveralFingers, event.askedLayer != .ownLayer(0) {
            return "For another finger the reference "
        }
        return "\(capitalized(last)), so the reference "
    }

    private func asking(_ event: TraceEvent) -> String {
        switch event {
        case .layerContains(let layer, let point, let answer):
            "asks whether \(name(layer)) contains \(point.inWords): it does\(answer ? "" : " not")"
        case .layerHitTestBegan(let layer, let point):
            "calls \(name(layer))'s hitTest at \(point.inWords)"
        default: "goes on"
        }
    }

    /// Explains the same question with another answer, as from a layer of another size.
    private func sameQuestion(_ expected: TraceEvent, _ actual: TraceEvent?) -> String? {
        guard case .layerContains(let layer, let point, let answer) = expected,
            actual == .layerContains(layer, point, !answer)
        else { return nil }
        return "Yours asks the same, and there it does\(answer ? " not" : "")."
    }

    private func instead(_ event: TraceEvent?) -> String {
        switch event {
        case .layerContains(let layer, let point, _):
            "Yours asks whether \(name(layer)) contains \(exactly(point, of: layer))."
        case .layerHitTestBegan(let layer, let point):
            "Yours calls \(name(layer))'s hitTest at \(point.inWords)."
        case .alert(let title):
            isExtra
                ? "Yours shows \(quoted(title)) before that."
                : "Yours shows \(quoted(title)) without asking that."
        default: notAsking
        }
    }

    private var notAsking: String {
        guard asksAnyLayer else { return "Yours asks no layer at all." }
        return hasSeveralFingers ? "Yours does not ask that." : "Yours asks no other layer."
    }

    /// The point with all digits, if the reference asks the layer about another that looks the same.
    func exactly(_ point: Point, of layer: Participant) -> String {
        let looksAlike = trees.reference.events(in: nil).contains { event in
            guard event.askedLayer == layer, let other = event.askedPoint else {
                return false
            }
            return other != point && other.inWords == point.inWords
        }
        return looksAlike ? "(\(point.x), \(point.y))" : point.inWords
    }

    private var asksAnyLayer: Bool {
        trees.attempt.events(in: nil).contains { $0.askedLayer != nil }
    }

    /// Names the views that the attempt asked, or the frame that it read, in place of layers.
    private var otherMeans: String? {
        guard !asksAnyLayer else { return nil }
        func hitTests(_ tree: CallTree) -> Int {
            tree.events(in: nil).count { event in
                // UIKit also asks the views of a window that the answer made.
                if case .hitTestBegan(let view, _) = event { view.isOfScene } else { false }
            }
        }
        if hitTests(trees.attempt) > hitTests(trees.reference) {
            return "It asks a view with hitTest(_:with:), not a layer."
        }
        return facts.readingOfFrame(in: trees.attempt)
    }

    /// Explains an event that only the attempt has.
    private var tooMuch: Explanation? {
        guard let event = trees.actualEvent else { return nil }
        switch event {
        case .alert, .alertIgnored: return alert(event)
        case .alertChanged(to: let title): return changedAlert(title)
        default: break
        }
        if let second = secondAlert { return second }
        let last = lastQuestion(before: trees.indices.reference)
        if hasSeveralFingers, last != nil {
            return Explanation(
                expected: "The reference asks no more about these fingers.",
                actual: instead(event),
                cause: .layerAnswers
            )
        }
        return Explanation(
            expected: last.map { "\(capitalized($0)), so the reference asks no more." }
                ?? "The reference asks no layer here.",
            actual: instead(event),
            cause: .layerAnswers
        )
    }

    /// The last answer that a layer gave the reference, as a clause.
    func lastQuestion(before index: Int) -> String? {
        let steps = trees.reference.steps.filter { trees.reference.index(of: $0) < index }
        for step in steps.reversed() {
            if let call = trees.reference.call(step), call.method == .layerHitTest {
                return "\(name(call.participant))'s hitTest answers \(found(call))"
            }
            guard
                case .layerContains(let layer, let point, let answer) = trees.reference.event(step)
            else { continue }
            let verb = answer ? "contains" : "does not contain"
            return "\(name(layer)) \(verb) \(point.inWords)"
        }
        return nil
    }

    func quoted(_ title: String) -> String { "\u{201C}\(title)\u{201D}" }

    func capitalized(_ clause: String) -> String {
        clause.hasPrefix("the ") ? "The " + clause.dropFirst(4) : clause
    }
}
