import Scenario

/// What the attempt looked at, and what it never did: what its trace shows beside the calls.
struct Evidence {
    let difference: TreeDifference
    let attempt: CallTree
    let facts: SceneFacts

    /// The attempt's call in which the difference lies.
    private var call: Int? { difference.place.attempt }

    /// Whether the attempt wrote out the call itself: the system's own reads are not in a trace.
    var isWrittenOut: Bool {
        guard let call, let view = facts.view(attempt.calls[call].participant) else { return false }
        guard view.kind == .answer else { return false }
        return !attempt.calls[call].steps.contains { step in
            if case .event(let index) = step, case .systemHitTest = attempt.trace[index] {
                true
            } else {
                false
            }
        }
    }

    /// The properties of a view, or of its layer, that were read in the call itself.
    func read(of participant: Participant) -> [TraceProperty] {
        let steps = attempt.steps(in: call)
        return TraceProperty.allCases.filter { property in
            steps.contains { step in
                guard case .event(let index) = step else { return false }
                return attempt.trace[index].isReading(property, of: participant)
            }
        }
    }

    /// Whether a property was read at any time in the script step.
    func everReads(_ property: TraceProperty, of participant: Participant) -> Bool {
        attempt.events(in: nil).contains { $0.isReading(property, of: participant) }
    }

    /// "above.isHidden is never read.", if so.
    func neverRead(_ property: TraceProperty, of participant: Participant) -> String? {
        guard isWrittenOut, !everReads(property, of: participant) else { return nil }
        return "It never reads \(facts.name(participant)).\(property)."
    }

    /// "Of button it reads only frame.", if it read anything.
    func onlyReads(of participant: Participant) -> String? {
        let properties = read(of: participant).map { "\($0)" }
        guard !properties.isEmpty else { return nil }
        return "Of \(facts.name(participant)) it reads only \(properties.list)."
    }

    /// How a point came about: by the last conversion that gave it, or without any.
    func conversion(to point: Point, before index: Int) -> String? {
        let events = attempt.trace[attempt.events(in: call).startIndex..<index]
        var hasConverted = false
        for event in events.reversed() {
            guard case .converted(let given, from: let source, to: let target, let result) = event
            else { continue }
            hasConverted = true
            guard result.isAlike(point), !given.isAlike(point) else { continue }
            return "It converts \(given.inWords) from \(space(source)) to \(space(target))."
        }
        return hasConverted ? nil : "It converts nothing."
    }

    private func space(_ participant: Participant?) -> String {
        participant == nil ? "the window" : facts.name(participant)
    }
}

extension TraceEvent {
    /// Whether the event reads a property of a view, or the same property of the view's layer.
    fileprivate func isReading(_ wanted: TraceProperty, of participant: Participant) -> Bool {
        guard case .read(let property, let object) = self else { return false }
        if property == wanted, object == participant { return true }
        guard case .responder(let index) = participant.meaning else { return false }
        let isLayers = object == .layer(ofView: index)
        return isLayers && (property == wanted || (property == .opacity && wanted == .alpha))
    }
}
