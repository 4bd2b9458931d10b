import Results
import Scenario

/// Explains a difference between two call trees in words.
struct DifferenceExplanation {
    let difference: TreeDifference
    let reference: CallTree
    let attempt: CallTree
    let facts: SceneFacts
    /// The layers that each side adds before the first touch.
    let layersAtFirst: (reference: [AddedLayer]?, attempt: [AddedLayer]?)

    var explanation: Explanation {
        let specific =
            if difference.place.reference != nil, difference.place.attempt != nil {
                CallExplanation(trees: self)?.explanation
                    ?? LayerExplanation(trees: self).explanation
            } else {
                switch isActionTooMany ? actualEvent : expectedEvent ?? actualEvent {
                case .layerContains, .layerHitTestBegan, .layerHitTestEnded, .alert, .alertIgnored,
                    .alertChanged:
                    LayerExplanation(trees: self).explanation
                case .touches where !isAboutDelivery: touchWords
                case .hit where actualEvent?.kind == .touches: touchWords
                case .next, .chain, .delivered, .touches, .handled:
                    ChainExplanation(trees: self).explanation
                case .action: controlWords
                case .controlState: stateWords
                case .leftChanged: leftChangeWords
                case .setUp: setUpWords
                default: nil as Explanation?
                }
            }
        var explanation = specific ?? plainWords
        explanation.evidence =
            change(before: indices.attempt) ?? explanation.evidence ?? quickTap
        return explanation
    }

    /// Says that the tap is one of several quick ones, which an answer may distinguish by `tapCount`.
    private var quickTap: String? {
        let step = reference.trace[..<reference.range.lowerBound].lastStep
        let script = facts.scene.script
        guard script.indices.contains(step), script.indices.contains(step - 1),
            case .tap(let point) = script[step], script[step - 1] == .tap(point),
            facts.scene.views.contains(where: { $0.features.contains(.quickTaps) })
        else { return nil }
        return "This tap follows the one before at once, so its tapCount is not 1."
    }

    /// Whether the difference is in a step that calls the answer's own delivery.
    private var isAboutDelivery: Bool {
        reference.events(in: nil).contains { $0.kind == .delivered }
    }

    /// Says which touches the system delivers, and to whom.
    private var touchWords: Explanation? {
        let words = EventClause(facts.scene)
        let events = reference.events(in: nil)
        switch (expectedEvent, actualEvent) {
        case (let expected, .touches(let phase, let receiver, count: _)?)
        where expected?.kind != .touches
            || expected?.phase != phase && events.hasOnlyOthers(of: phase, than: receiver):
            let name = facts.name(receiver)
            let isFirst = !events.contains { $0.phase == phase }
            let nobody = isFirst ? "nobody" : "nobody else"
            return Explanation(
                expected: "With the reference \(nobody) gets \(phase.method).",
                actual: "With yours \(name) gets it."
            )
        case (let expected?, let actual):
            // A touch that the reference delivers too only comes early, because the expected touch is
            // missing.
            let other = actual.flatMap {
                $0.kind == .touches && !events.contains($0) ? words.clause($0) : nil
            }
            return Explanation(
                expected: "With the reference \(words.clause(expected)).",
                actual: other.map { "With yours \($0)." } ?? "With yours that does not happen."
            )
        default: return nil
        }
    }

    /// Whether an action runs where the next touch or its hit was expected.
    private var isActionTooMany: Bool {
        actualEvent?.kind == .action && [.hit, .touches].contains(expectedEvent?.kind)
    }

    /// The difference as indices into the whole traces.
    var indices: TraceDifference {
        if difference.kind == .answer, case .call(let outer) = difference.reference,
            case .call(let inner) = difference.attempt
        {
            return TraceDifference(
                reference: reference.endIndex(of: outer),
                attempt: attempt.endIndex(of: inner)
            )
        }
        return TraceDifference(
            reference: difference.reference.map(reference.index(of:))
                ?? reference.endIndex(of: difference.place.reference),
            attempt: difference.attempt.map(attempt.index(of:))
                ?? attempt.endIndex(of: difference.place.attempt)
        )
    }

    var expectedEvent: TraceEvent? { reference.eventOfStep(indices.reference) }

    var actualEvent: TraceEvent? { attempt.eventOfStep(indices.attempt) }

    /// The script step that contains the difference.
    var scriptStep: ScriptStep? {
        let step = reference.trace[..<reference.range.lowerBound].lastStep
        return facts.scene.script.indices.contains(step) ? facts.scene.script[step] : nil
    }

    /// The fallback: both events side by side.
    private var plainWords: Explanation {
        let words = EventClause(facts.scene)
        let expected = expectedEvent.map { "The reference: \(words.clause($0))." }
        let actual = actualEvent.map { "Yours: \(words.clause($0))." }
        return Explanation(
            expected: expected ?? "The reference has nothing more here.",
            actual: actual ?? "Yours has nothing more here."
        )
    }

    private var setUpWords: Explanation {
        func count(_ tree: CallTree) -> Int { tree.events(in: nil).count { $0.kind == .setUp } }
        let (wanted, there) = (count(reference), count(attempt))
        switch (expectedEvent, actualEvent) {
        case (_, .setUp(TraceEvent.reordering)?):
            return Explanation(
                expected: "The reference leaves the layers in the white view's layer in their "
                    + "order.",
                actual: "Yours puts them into another order."
            )
        case (_, .setUp(TraceEvent.lastingAlert)?):
            return Explanation(
                expected: "The reference's alert has a button that closes it.",
                actual: "Yours has none."
            )
        case (_, .setUp(let there)?) where there.hasPrefix(TraceEvent.removal):
            return Explanation(
                expected: "The reference takes nothing out of the white view's layer.",
                actual: "After yours there is \(there)."
            )
        case (nil, .setUp(let extra)?):
            return Explanation(
                expected: "The reference adds \(layers(wanted)).",
                actual: wanted == 0
                    ? "Yours adds \(layers(there)): \(extra)."
                    : "Yours adds \(numberWord(there)); one too many is \(extra)."
            )
        case (.setUp(let missing)?, nil):
            return Explanation(
                expected: wanted == 1
                    ? "The reference adds \(missing)."
                    : "The reference adds \(layers(wanted)), among them \(missing).",
                actual: there == 0
                    ? "Yours adds no bare layer to a view of the scene before the first touch."
                    : "Yours adds \(numberWord(there))."
            )
        case (.setUp?, .setUp(let extra)?) where there > wanted && extra.contains(", added"):
            return Explanation(
                expected: "The reference adds \(layers(wanted)).",
                actual: "Yours adds \(numberWord(there)); one too many is \(extra)."
            )
        case (.setUp(let wanted)?, .setUp(let there)?) where there.hasPrefix(wanted + ","):
            return Explanation(
                expected: "The reference adds \(wanted), in viewDidLoad.",
                actual: "In yours the layer is not there when viewDidLoad is over; it comes later."
            )
        default:
            func added(_ event: TraceEvent?) -> String {
                if case .setUp(let description) = event { description } else { "none" }
            }
            return Explanation(
                expected: "The reference adds \(added(expectedEvent)).",
                actual: "Before the first touch yours has \(added(actualEvent))."
            )
        }
    }

    private func layers(_ count: Int) -> String {
        count == 0 ? "no layer" : "\(numberWord(count)) layer\(count == 1 ? "" : "s")"
    }

    private var controlWords: Explanation? {
        switch (expectedEvent, actualEvent, difference.kind) {
        case (_, .action(let control)?, .again), (nil, .action(let control)?, _),
            (.hit?, .action(let control)?, _), (.touches?, .action(let control)?, _):
            let runs = reference.events(in: nil).count { $0 == .action(control) }
            let attempted = attempt.events(in: nil).count { $0 == .action(control) }
            let name = facts.name(control)
            let isDisabled = facts.view(control)?.isEnabled == false
            return Explanation(
                expected: runs == 0
                    ? "With the reference no action runs here\(isDisabled ? ": \(name) is disabled" : "")."
                    : "With the reference \(name)'s action runs \(times(runs)) for the tap.",
                actual: runs == 0
                    ? "With yours \(name)'s runs." : "With yours it runs \(times(attempted)).",
                cause: .controlTouched
            )
        case (.action(let control)?, _, _):
            let name = facts.name(control)
            let features = Set(facts.view(control)?.features ?? [])
            let reason =
                !features.isDisjoint(with: [.actionForEachEvent, .actionOnTouchUpOutside])
                ? ""
                : features.contains(.actionOnTouchDown)
                    ? ": the touch begins in it" : ": the touch begins and ends in it"
            return Explanation(
                expected: "With the reference \(name)'s action runs\(reason).",
                actual: "With yours it does not run.",
                cause: .controlTouched
            )
        default: return nil
        }
    }
}

extension CallTree {
    /// `nil` outside the tree's range.
    func eventOfStep(_ index: Int) -> TraceEvent? {
        range.contains(index) ? trace[index] : nil
    }
}
