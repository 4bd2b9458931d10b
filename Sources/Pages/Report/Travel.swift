import Figures
import Scenario

/// The path of a touch through the tree, event by event.
struct Travel {
    struct Stop {
        /// The step of the script.
        var step = 0
        /// The calls that have not returned, outermost first.
        var calls: [Call] = []
        /// The view or layer that the event concerns, by its name in a figure.
        var view: String?
        /// The point that the event is about.
        var point: Call?
    }

    /// A view or layer, and a point.
    struct Call {
        var view: String
        var point: Point
        /// Whether the point is in the superlayer's coordinates, as for `CALayer.hitTest(_:)`.
        var isInSuperlayer = false
    }

    private(set) var stops: [Stop] = []
    private let participants: [String]

    init(_ trace: [TraceEvent], of scene: Scene, from step: Int) {
        participants = scene.participants
        var state = Stop()
        state.step = step
        for event in trace { read(event, &state) }
    }

    private mutating func read(_ event: TraceEvent, _ state: inout Stop) {
        (state.view, state.point) = (nil, nil)
        switch event {
        case .stepBegan(let index):
            (state.step, state.calls) = (index, [])
        case .hitTestBegan(let who, let point), .pointInsideBegan(let who, let point):
            begin(Call(view: name(who), point: point), &state)
        case .layerHitTestBegan(let who, let point):
            begin(Call(view: name(who), point: point, isInSuperlayer: true), &state)
        case .layerContains(let who, let point, _):
            (state.view, state.point) = (name(who), Call(view: name(who), point: point))
        case .converted(_, from: _, to: let target, let result):
            state.view = target.map(name)
            state.point = target.map { Call(view: name($0), point: result) }
        case .hitTestEnded(let who, _), .pointInsideEnded(let who, _),
            .layerHitTestEnded(let who, _):
            (state.view, state.point) = (name(who), state.calls.last)
            stops.append(state)
            _ = state.calls.popLast()
            return
        case .read(_, let who), .wrote(_, let who), .systemHitTest(let who),
            .touches(_, let who, _),
            .handled(_, let who), .action(let who):
            state.view = name(who)
        case .forwarded(_, from: _, to: let who): state.view = who.map(name)
        case .hit(let who), .delivered(let who): state.view = who.map(name)
        case .next(let who, is: _), .controlState(let who, _, after: _), .leftChanged(_, let who):
            state.view = name(who)
        case .chain, .alert, .alertIgnored, .alertChanged, .overridesContains, .setUp,
            .viewsInFront:
            break
        }
        stops.append(state)
    }

    private func begin(_ call: Call, _ state: inout Stop) {
        state.calls.append(call)
        (state.view, state.point) = (call.view, call)
    }

    private func name(_ participant: Participant) -> String {
        PlayedStep.name(of: participant, in: participants)
    }
}
