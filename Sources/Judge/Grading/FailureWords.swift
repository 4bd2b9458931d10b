import Scenario

/// Says in words what differs: one place for the sentences of a failed case.
struct FailureWords {
    let scene: Scene
    let criterion: Criterion

    /// What was expected of a step.
    func expected(_ event: TraceEvent?) -> String {
        switch criterion {
        case .never(let step): step.sentence
        case .uses(let step): step.sentence
        default: event.map(happening) ?? absence
        }
    }

    /// What it is called that nothing happened.
    private var absence: String {
        switch criterion {
        case .alerts: "no alert is shown"
        case .actions: "no action runs"
        case .setUp: "no layer is added"
        case .touches: "nobody gets a touch"
        case .hitViews, .way, .layers, .chain, .never, .uses: "nothing more"
        }
    }

    /// What happened instead.
    func actual(_ event: TraceEvent?) -> String {
        event.map(happening) ?? absence
    }

    /// The first step at which the two ways part.
    func firstDifference(_ expected: TraceEvent?, _ actual: TraceEvent?) -> String {
        switch (expected, actual) {
        case (let expected?, let actual?):
            "The reference: \(happening(expected)). Yours: \(happening(actual))."
        case (let expected?, nil):
            "The reference goes on: \(happening(expected)). Yours has nothing more here."
        case (nil, let actual?):
            "The reference has nothing more here. Yours goes on: \(happening(actual))."
        case (nil, nil): "The two end differently."
        }
    }

    /// What is said of a right view that was found by other calls than the system's.
    static let rightViewWrongWay =
        "The view is right; the way to it is not the system's. A view that overrides hitTest or "
        + "point(inside:with:) would notice, and what is asked twice costs twice at every level."

    private func name(_ participant: Participant?) -> String { scene.name(of: participant) }

    /// An event as a clause.
    func happening(_ event: TraceEvent) -> String {
        switch event {
        case .stepBegan(let index): "step \(index + 1) begins"
        case .hitTestBegan(let view, let point):
            "\(name(view)) is asked hitTest at \(point.words)"
        case .hitTestEnded(let view, let found):
            "\(name(view))'s hitTest answers \(name(found))"
        case .pointInsideBegan(let view, let point):
            "\(name(view)) is asked whether \(point.words) is inside"
        case .pointInsideEnded(let view, let answer):
            "\(name(view)) says that the point is \(answer ? "inside" : "outside")"
        case .systemHitTest(let view): "super.hitTest is called in \(name(view))"
        case .converted(let point, from: let source, to: let target, let result):
            "\(point.words) of \(place(source)) is converted to \(result.words) of \(place(target))"
        case .read(let property, let object): "\(name(object)).\(property) is read"
        case .wrote(let property, let object): "\(name(object)).\(property) is changed"
        case .layerContains(let layer, let point, let answer):
            "\(name(layer)) says that it \(answer ? "contains" : "does not contain") \(point.words)"
        case .layerHitTestBegan(let layer, let point):
            "\(name(layer)) is asked hitTest at \(point.words)"
        case .layerHitTestEnded(let layer, let found):
            "\(name(layer))'s hitTest answers \(name(found))"
        case .touches(let phase, let responder, count: let count):
            count == 1
                ? "\(name(responder)) gets a touch that \(phase.words)"
                : "\(name(responder)) gets \(count) touches that \(phase.pluralWords)"
        case .forwarded(_, from: let responder, to: let next):
            "\(name(responder)) passes the touch on to \(next == nil ? "nobody" : name(next))"
        case .handled(_, let responder): "\(name(responder)) handles the touch"
        case .alert(let title): "the alert \u{201C}\(title)\u{201D} is shown"
        case .action(let control): "\(name(control))'s action runs"
        case .hit(let view): view == nil ? "nothing is hit" : "\(name(view)) is hit"
        case .next(let responder, is: let next):
            "next of \(name(responder)) is \(next == nil ? "nil" : name(next))"
        case .chain(let chain):
            chain.isEmpty
                ? "the chain is empty"
                : "the chain is " + chain.map { name($0) }.joined(separator: " → ")
        case .delivered(let responder):
            responder == nil
                ? "the touch is said to be dropped"
                : "\(name(responder)) is said to have handled it"
        case .setUp(let description): "there is \(description)"
        }
    }

    private func place(_ participant: Participant?) -> String {
        participant == nil ? "the window" : name(participant)
    }
}

extension TouchPhase {
    /// What several touches do.
    var pluralWords: String {
        switch self {
        case .began: "begin"
        case .moved: "move"
        case .ended: "end"
        case .cancelled: "are cancelled"
        }
    }

    /// What one touch does.
    var words: String {
        switch self {
        case .began: "begins"
        case .moved: "moves"
        case .ended: "ends"
        case .cancelled: "is cancelled"
        }
    }
}

extension Point {
    /// The point without needless decimals.
    public var words: String { "(\(Point.words(x)), \(Point.words(y)))" }

    private static func words(_ number: Double) -> String {
        guard number.isFinite else { return "\(number)" }
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15
            ? "\(Int(rounded))" : "\(rounded)"
    }
}
