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

    /// An event as a clause.
    func happening(_ event: TraceEvent) -> String { EventWords(scene).clause(event) }
}
