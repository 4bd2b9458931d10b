import Scenario

/// Tells the events of a trace in words, with names in the place of numbers.
public struct TraceNarrator: Sendable {
    private let participants: [String]
    private let glyphs: Glyphs

    /// Creates a narrator for a scene's traces.
    public init(_ scene: Scene, glyphs: Glyphs) {
        participants = scene.participants
        self.glyphs = glyphs
    }

    /// One event in words, such as `view_3.hitTest((40, 12))`.
    public func words(for event: TraceEvent, in script: [ScriptStep] = []) -> String {
        switch event {
        case .stepBegan(let index):
            script.indices.contains(index) ? script[index].words : "step \(index + 1)"
        case .hitTestBegan, .pointInsideBegan, .layerHitTestBegan, .hitTestEnded, .pointInsideEnded,
            .layerHitTestEnded, .layerContains, .systemHitTest, .converted:
            wordsForCall(event)
        case .touches, .forwarded, .handled: wordsForTouches(event)
        case .read(let property, let who): "read \(name(who)).\(property)"
        case .wrote(let property, let who): "changed \(name(who)).\(property)"
        case .alert(let title): "alert \"\(title)\""
        case .action(let who): "the action of \(name(who)) runs"
        case .hit(let who): "the hit view is \(name(who))"
        case .next(let who, is: let next): "after \(name(who)) comes \(name(next))"
        case .chain(let chain):
            chain.isEmpty
                ? "the chain is empty" : chain.map(name).joined(separator: " \(glyphs.arrow) ")
        case .delivered(let who): "handled by \(who.map(name) ?? "nobody")"
        case .setUp(let words): "set up: \(words)"
        }
    }

    /// A call and its answer, in one line.
    func words(for call: TraceEvent, answeredBy end: TraceEvent) -> String {
        "\(words(for: call)) \(glyphs.arrow) \(answer(of: end))"
    }

    private func wordsForCall(_ event: TraceEvent) -> String {
        switch event {
        case .hitTestBegan(let who, let point), .layerHitTestBegan(let who, let point):
            "\(name(who)).hitTest(\(point.inWords))"
        case .pointInsideBegan(let who, let point): "\(name(who)).point(inside: \(point.inWords))"
        case .hitTestEnded(let who, _), .layerHitTestEnded(let who, _):
            "\(name(who)).hitTest \(glyphs.arrow) \(answer(of: event))"
        case .pointInsideEnded(let who, _):
            "\(name(who)).point(inside:) \(glyphs.arrow) \(answer(of: event))"
        case .layerContains(let who, let point, let answer):
            "\(name(who)).contains(\(point.inWords)) \(glyphs.arrow) \(answer)"
        case .systemHitTest(let who): "\(name(who)) calls super.hitTest"
        case .converted(let point, from: let source, to: let target, let result):
            "converted \(point.inWords) of \(space(source)) to \(result.inWords) of \(space(target))"
        default: ""
        }
    }

    private func wordsForTouches(_ event: TraceEvent) -> String {
        switch event {
        case .touches(let phase, let who, count: 1): "\(name(who)).\(phase.method)"
        case .touches(let phase, let who, count: let count):
            "\(name(who)).\(phase.method) with \(count) touches"
        case .forwarded(let phase, from: let who, to: let next?):
            "\(name(who)) passes \(phase.method) on to \(name(next))"
        case .forwarded(let phase, from: let who, to: nil): "\(name(who)) drops \(phase.method)"
        case .handled(let phase, let who): "\(name(who)) handles \(phase.method)"
        default: ""
        }
    }

    private func answer(of event: TraceEvent) -> String {
        switch event {
        case .hitTestEnded(_, let found), .layerHitTestEnded(_, let found): name(found)
        case .pointInsideEnded(_, let isInside): "\(isInside)"
        default: ""
        }
    }

    private func space(_ participant: Participant?) -> String {
        participant.map(name) ?? "the window"
    }

    private func name(_ participant: Participant?) -> String {
        participant.map(name) ?? "nil"
    }

    private func name(_ participant: Participant) -> String {
        switch participant.meaning {
        case .responder(let index) where index < participants.count: participants[index]
        case .viewLayer(let index) where index < participants.count: "\(participants[index]).layer"
        case .ownLayer(0): "addedLayer"
        case .ownLayer(let index): "addedLayer\(index + 1)"
        case .responder, .viewLayer, .stranger: "(not of the scene)"
        }
    }
}
