import Catalogue
import Results
import Scenario

/// Compares two traces of a scene by a criterion.
package struct CaseComparison {
    let criterion: Criterion
    let scene: Scene
    package let reference: [TraceEvent]
    package let attempt: [TraceEvent]
    /// The layers that each side adds before the first touch, even if earlier steps are left out.
    private(set) var layersAtFirst: (reference: [AddedLayer]?, attempt: [AddedLayer]?)

    package init(
        criterion: Criterion,
        scene: Scene,
        reference: [TraceEvent],
        attempt: [TraceEvent]
    ) {
        self.criterion = criterion
        self.scene = scene
        self.reference = reference
        self.attempt = attempt
        layersAtFirst = (AddedLayer.all(in: reference), AddedLayer.all(in: attempt))
    }

    /// A difference that breaks the criterion.
    package struct Difference {
        /// The script step in which it occurs.
        package var stepIndex: Int
        /// The reference's event at this place; `nil` if it has no more.
        package var expected: TraceEvent?
        /// The attempt's event at this place; `nil` if it has no more.
        package var actual: TraceEvent?
        /// Its indices in the whole traces.
        package var indices: TraceDifference
    }

    /// The same comparison without earlier script steps, in which nothing went wrong.
    package func fromStep(_ step: Int) -> CaseComparison {
        guard step > 0 else { return self }
        var rest = CaseComparison(
            criterion: criterion,
            scene: scene,
            reference: Array(reference.drop { $0 != .stepBegan(step) }),
            attempt: Array(attempt.drop { $0 != .stepBegan(step) })
        )
        rest.layersAtFirst = layersAtFirst
        return rest
    }

    /// The comparison without the attempt's reads of properties that it only prints.
    ///
    /// - Parameter printed: The names of the properties.
    package func withoutReads(of printed: Set<String>) -> CaseComparison {
        guard !printed.isEmpty else { return self }
        var rest = CaseComparison(
            criterion: criterion,
            scene: scene,
            reference: reference,
            attempt: attempt.filter { event in
                guard case .read(let property, _) = event, property != .next else { return true }
                return printed.isDisjoint(with: property.names)
            }
        )
        rest.layersAtFirst = layersAtFirst
        return rest
    }

    /// Names a change that the attempt alone made before a script step, or while the scene was built.
    ///
    /// For example "In an earlier step yours changes root.subviews." A scene's views can change while it is
    /// built, such as in `viewDidLoad`.
    package func earlierChange(before step: Int) -> String? {
        let earlier = attempt.prefix { $0 != .stepBegan(step) }
        if earlier.contains(.setUp(TraceEvent.lastingAlert)) {
            return "Its alert of an earlier touch has no button that closes it, so it takes the "
                + "touch."
        }
        if let change = changeInEarlierStep(before: step) {
            return "In an earlier step yours \(change)."
        }
        let isLoaded = scene.views.contains { $0.kind == .layerView }
        let time = isLoaded ? "In viewDidLoad" : "While the scene is built,"
        return changeBeforeSteps.map { "\(time) yours \($0)." }
    }

    private func changeInEarlierStep(before step: Int) -> String? {
        let ofReference = reference.prefix { $0 != .stepBegan(step) }
        let facts = SceneFacts(scene, step: 0)
        return attempt.prefix { $0 != .stepBegan(step) }.drop { !$0.isStep }.lazy.compactMap {
            event in
            guard case .wrote(let property, let object) = event, object.isOfScene,
                property.affectsTouches, property != .view, !ofReference.contains(event),
                !facts.isPresentation(event, in: attempt)
            else { return nil }
            return change(of: property, of: object)
        }.first
    }

    /// The first changes, any of which may be the cause.
    private var changeBeforeSteps: String? {
        let before = reference.prefix { !$0.isStep }
        let changes = attempt.prefix { !$0.isStep }.lazy.compactMap { event -> String? in
            guard case .wrote(let property, let object) = event, property != .view,
                !before.contains(event)
            else { return nil }
            return change(of: property, of: object)
        }.prefix(3)
        return changes.isEmpty ? nil : Array(changes).list
    }

    /// For example "changes root.subviews".
    private func change(of property: TraceProperty, of object: Participant) -> String {
        let facts = SceneFacts(scene, step: 0)
        let name = facts.viewOfLayer(object)?.name ?? facts.name(object)
        if property == .sublayers { return "changes \(name).layer.sublayers" }
        return "\(property.writing) \(name).\(property.nameInView)"
    }

    /// The layers that the attempt adds; `nil` if the reference adds none, or the trace says too little about
    /// them.
    package var addedLayers: [AddedLayer]? {
        AddedLayer.all(in: reference)?.isEmpty == false ? AddedLayer.all(in: attempt) : nil
    }

    /// The first difference; `nil` if the attempt meets the criterion.
    package func firstDifference() -> Difference? {
        switch criterion {
        case .never: firstForbidden()
        case .uses: firstMissing()
        default: CaseComparison.firstDifference(reference, attempt, by: criterion)
        }
    }

    /// Whether the hit views agree, regardless of the calls that led to them.
    package var findsTheRightViews: Bool {
        CaseComparison.firstDifference(reference, attempt, by: .hitViews) == nil
    }

    private func firstForbidden() -> Difference? {
        let isCompared = criterion.isCompared
        let index = attempt[...].indicesUnderRules.first {
            !attempt[$0].isStep && isCompared(attempt[$0])
        }
        guard let index else { return nil }
        return Difference(
            stepIndex: attempt[...index].lastStep,
            expected: nil,
            actual: attempt[index],
            indices: TraceDifference(reference: reference.count, attempt: index)
        )
    }

    /// Finds the first required step that the attempt omits.
    ///
    /// In each script step in which the reference takes it, the attempt must take it too, for the scene's
    /// layers and for the layers that it adds. An attempt that takes it in other script steps, and fails
    /// earlier in this one, breaks no rule: its alert is wrong.
    private func firstMissing() -> Difference? {
        let done = requiredActions(in: attempt)
        let missing = requiredActions(in: reference).first { wanted in
            !done.contains { $0.fulfils(wanted) } && !isUnobserved(wanted)
                && (done.isEmpty ? lacksRequiredStep : doesWithout(done, in: wanted.step))
        }
        return missing.map { missing in
            Difference(
                stepIndex: missing.step,
                expected: reference[missing.index],
                actual: nil,
                indices: TraceDifference(reference: missing.index, attempt: attempt.count)
            )
        }
    }

    /// Whether the attempt may have asked the question without leaving a trace.
    private func isUnobserved(_ wanted: RequiredAction) -> Bool {
        wanted.asksOwnLayer
            && attempt.contains { if case .overridesContains = $0 { true } else { false } }
    }

    /// Whether an attempt that never takes the required step counts as omitting it.
    ///
    /// It may first ask a layer about a wrong point; then there is nothing left to convert.
    private var lacksRequiredStep: Bool {
        criterion != .uses(.conversion) || attempt.contains(where: \.isAlert)
            || !attempt.contains { $0.kind == .layerContains }
    }

    /// Whether the attempt shows an alert in a script step, although it takes no required step there or shows
    /// the right alert.
    private func doesWithout(_ done: [RequiredAction], in step: Int) -> Bool {
        let shown = alerts(in: attempt, step: step)
        return !shown.isEmpty
            && (!done.contains { $0.step == step } || shown == alerts(in: reference, step: step))
    }

    private func alerts(in trace: [TraceEvent], step: Int) -> [TraceEvent] {
        trace[trace.range(ofStep: step)].filter(\.isAlert)
    }

    private func requiredActions(in trace: [TraceEvent]) -> [RequiredAction] {
        let isCompared = criterion.isCompared
        return trace[...].indicesOutsideLayerHitTests.compactMap { index in
            guard !trace[index].isStep, isCompared(trace[index]) else { return nil }
            return RequiredAction(index: index, in: trace)
        }
    }

    package static func firstDifference(
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent],
        by criterion: Criterion
    ) -> Difference? {
        let isCompared = criterion.isCompared
        let expected = reference.indices.filter { isCompared(reference[$0]) }
        let actual = attempt.indices.filter { isCompared(attempt[$0]) }
        let alike = zip(expected, actual).prefix { reference[$0].isAlike(attempt[$1]) }.count
        guard alike < max(expected.count, actual.count) else { return nil }
        let first = expected.dropFirst(alike).first
        let second = actual.dropFirst(alike).first
        let expectedEvent = first.flatMap { reference[$0].isStep ? nil : reference[$0] }
        let attemptedStep = second.map { attempt[...$0].lastStep }
        let step = first.map { reference[...$0].lastStep }
        return Difference(
            stepIndex: (expectedEvent == nil ? attemptedStep ?? step : step) ?? 0,
            expected: expectedEvent,
            actual: second.flatMap { attempt[$0].isStep ? nil : attempt[$0] },
            indices: TraceDifference(
                reference: first ?? reference.count,
                attempt: second ?? attempt.count
            )
        )
    }
}

extension TraceEvent {
    fileprivate var isAlert: Bool { [.alert, .alertIgnored].contains(kind) }
}
