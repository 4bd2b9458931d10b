import Scenario

/// A step of a trace that an exercise requires: a layer is asked, or a point is converted.
struct RequiredAction {
    /// The event's index in the trace.
    let index: Int
    /// The step of the script in which it is taken.
    let step: Int
    private let event: TraceEvent

    init(index: Int, in trace: [TraceEvent]) {
        self.index = index
        step = trace[...index].lastStep
        event = trace[index]
    }

    /// Whether a layer of the answer is asked.
    var asksOwnLayer: Bool {
        if case .layerContains(let layer, _, _) = event { layer.isOwnLayer } else { false }
    }

    /// Whether the action matches the reference's: asking a layer outside the scene does not count.
    func fulfils(_ wanted: RequiredAction) -> Bool {
        guard step == wanted.step else { return false }
        return switch (event, wanted.event) {
        case (.layerContains(let layer, _, let contains), .layerContains(let other, _, _)):
            // If the answer's own layer contains the point, the next layer need not be asked.
            layer == other || layer.isOwnLayer && (other.isOwnLayer || contains)
        case (.layerHitTestBegan(let layer, _), .layerHitTestBegan(let other, _)):
            layer == other || !layer.isOwnLayer
        default: true
        }
    }
}

extension Participant {
    /// Whether the answer made the layer.
    fileprivate var isOwnLayer: Bool {
        if case .ownLayer = meaning { true } else { false }
    }
}
