import Scenario

extension PlayedStep {
    /// Reads a step from a trace of the reference or of an answer.
    ///
    /// If a step runs several passes of hit testing, the calls are those of the first one.
    package init(_ trace: [TraceEvent], of scene: Scene, step: Int) {
        layers = AddedLayer.all(in: trace) ?? []
        var reader = CallReader(scene)
        var offered: [String] = []
        let isPlayed = trace.contains(.stepBegan(step))
        for event in isPlayed ? trace[trace.range(ofStep: step)] : [] {
            reader.read(event)
            switch event {
            case .hit(let view): hit = view.map { reader.name($0) }
            case .chain(let responders): chain = responders.map { reader.name($0) }
            case .next(let responder, let next):
                chain = ([responder] + (next.map { [$0] } ?? [])).map { reader.name($0) }
            case .touches(_, let responder, count: _): offered.append(reader.name(responder))
            case .delivered(let responder): handler = responder.map { reader.name($0) }
            default: break
            }
        }
        if chain.isEmpty { chain = offered }
        calls = reader.calls
        if let layer = reader.hitLayer { hit = layer.name }
    }

    /// The kinds of events from which a step is read.
    ///
    /// - Parameter asksLayers: Whether the scene's answers ask layers rather than views.
    package static func kinds(asksLayers: Bool) -> Set<TraceEvent.Kind> {
        asksLayers
            ? [.setUp, .viewsInFront, .layerContains, .layerHitTestBegan, .layerHitTestEnded]
            : [
                .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded, .hit, .next,
                .chain, .touches, .delivered,
            ]
    }
}

extension PlayedStep {
    /// The name of a participant in a figure, where a layer has the name of its view.
    package static func name(of participant: Participant, in participants: [String]) -> String {
        switch participant.meaning {
        case .responder(let index) where index < participants.count,
            .viewLayer(let index) where index < participants.count:
            participants[index]
        case .ownLayer(let index): name(ofLayer: index)
        case .responder, .viewLayer, .stranger: "another object"
        }
    }
}

/// Gathers the calls of hit testing in the first pass of a step.
private struct CallReader {
    private(set) var calls: [PlayedStep.Call] = []
    /// The layers' answer, if layers were asked.
    private(set) var hitLayer: (name: String?, Void)?
    private let participants: [String]
    private var open: [Int] = []
    private var isDone = false

    init(_ scene: Scene) {
        participants = scene.participants
    }

    func name(_ participant: Participant) -> String {
        PlayedStep.name(of: participant, in: participants)
    }

    mutating func read(_ event: TraceEvent) {
        guard !isDone else { return }
        switch event {
        case .hitTestBegan(let who, let point): begin(who, point, unless: .refuses)
        // A layer looks for sublayers wherever the point is.
        case .layerHitTestBegan(let who, let point): begin(who, point, unless: .nobody)
        case .pointInsideEnded(_, let isInside):
            if let call = open.last { calls[call].answer = isInside ? .nobody : .outside }
        case .hitTestEnded(_, let found): close(found)
        case .layerHitTestEnded(_, let found):
            close(found)
            if open.isEmpty { hitLayer = (found.map(name), ()) }
        case .layerContains(let layer, let point, let isInside) where open.isEmpty:
            calls.append(PlayedStep.Call(name(layer), point, .contains(isInside)))
            if isInside { hitLayer = (name(layer), ()) }
        default: break
        }
    }

    private mutating func begin(
        _ who: Participant,
        _ point: Point,
        unless answer: PlayedStep.Answer
    ) {
        calls.append(PlayedStep.Call(name(who), point, answer))
        open.append(calls.count - 1)
    }

    private mutating func close(_ found: Participant?) {
        guard let call = open.popLast() else { return }
        if let found {
            calls[call].answer =
                name(found) == calls[call].name ? .itself : .other(name(found))
        }
        isDone = open.isEmpty
    }
}
