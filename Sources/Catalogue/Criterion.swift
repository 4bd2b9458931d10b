import Scenario

/// The events or steps that a test compares, requires or forbids.
///
/// Each has its own case, so that a report never calls a wrong way a wrong result.
package enum Criterion: Hashable, Sendable {
    /// The hit views must be the reference's.
    case hitViews
    /// The calls of `hitTest(_:with:)` and `point(inside:with:)` must be the reference's, in order.
    case way
    /// The touches must arrive where the reference's do.
    case touches
    /// The actions that run must be the reference's.
    case actions
    /// The button's states after each phase of a touch must be the reference's, and so must the properties of
    /// views after the touches.
    case controlStates
    /// The calls to layers, up to the alert, must be the reference's.
    case layers
    /// The alerts must be the reference's.
    case alerts
    /// The changes to the scene before the first touch must be the reference's.
    case setUp
    /// The statements about the responder chain must be the reference's.
    case chain
    /// A step must not occur.
    case never(ForbiddenStep)
    /// A step must occur wherever it occurs in the reference.
    case uses(RequiredStep)

    /// The kinds of events on which a verdict depends.
    package var kinds: Set<TraceEvent.Kind> {
        switch self {
        case .hitViews: [.stepBegan, .hit]
        case .way:
            [.stepBegan, .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded, .hit]
        case .touches: [.stepBegan, .touches, .handled, .hit]
        case .actions: [.stepBegan, .action]
        case .controlStates: [.stepBegan, .controlState, .leftChanged]
        case .layers:
            [.stepBegan, .layerContains, .layerHitTestBegan, .layerHitTestEnded, .alert]
        case .alerts: [.stepBegan, .alert, .alertIgnored, .alertChanged]
        case .setUp: [.stepBegan, .setUp]
        case .chain: [.stepBegan, .next, .chain, .delivered, .touches, .handled]
        case .never(.writing):
            [
                .stepBegan, .wrote, .hitTestBegan, .hitTestEnded, .pointInsideBegan,
                .pointInsideEnded, .hit,
            ]
        case .never(let step): [.stepBegan, step.kind]
        case .uses(let step):
            [
                .stepBegan, step.kind, .layerContains, .layerHitTestBegan, .layerHitTestEnded,
                .overridesContains, .alert, .alertIgnored,
            ]
        }
    }

    package static func kinds(of criteria: [Criterion]) -> Set<TraceEvent.Kind> {
        criteria.reduce(into: []) { $0.formUnion($1.kinds) }
    }

    /// Whether the attempt must match the reference, event by event.
    package var comparesWithReference: Bool {
        switch self {
        case .never, .uses: false
        default: true
        }
    }

    /// Whether the criterion restricts how the exercise may be solved, so that breaking it means a
    /// forbidden solution.
    package var isRuleOfExercise: Bool {
        switch self {
        case .uses, .never(.systemHitTest), .never(.readingNext): true
        case .never(.writing), .never(.loadingViews), .never(.crash), .hitViews, .way, .touches,
            .actions, .controlStates, .layers, .alerts, .setUp, .chain:
            false
        }
    }

    /// Returns a test that tells whether an event counts for the verdict.
    ///
    /// Make it once, and use it for all events.
    package var isCompared: (TraceEvent) -> Bool {
        switch self {
        case .never(let step): { $0.isStep || step.matches($0) }
        case .uses(let step): { $0.isStep || step.matches($0) }
        default: { [kinds] in kinds.contains($0.kind) }
        }
    }
}

package enum ForbiddenStep: Hashable, Sendable {
    /// The answer's class runs the system's own `hitTest(_:with:)`.
    case systemHitTest
    /// A property of the scene is written, or the hierarchy changes, during hit testing.
    case writing
    /// `next` is read.
    case readingNext
    /// The view of a controller is loaded.
    case loadingViews
    /// The process ends.
    ///
    /// Any result is right.
    case crash

    /// The kind of event that shows it.
    ///
    /// For a crash it is arbitrary, because no event is compared.
    var kind: TraceEvent.Kind {
        switch self {
        case .systemHitTest: .systemHitTest
        case .writing, .loadingViews: .wrote
        case .readingNext: .readOfNext
        case .crash: .hit
        }
    }

    package func matches(_ event: TraceEvent) -> Bool {
        switch (self, event) {
        case (.systemHitTest, .systemHitTest): true
        // A button may create its label, with a layer, when it is asked. That layer does not belong
        // to the scene.
        case (.writing, .wrote(_, let object)): object.isOfScene
        case (.readingNext, .read(.next, _)), (.loadingViews, .wrote(.view, _)): true
        default: false
        }
    }

    /// The expectation as a clause.
    package var clause: String {
        switch self {
        case .systemHitTest: "super.hitTest is not called"
        case .writing: "nothing is changed"
        case .readingNext: "next is not read"
        case .loadingViews: "no view is loaded"
        case .crash: "the scene is played to its end"
        }
    }

    package var sentence: String {
        switch self {
        case .systemHitTest:
            "hitTest(_:with:) must not call super.hitTest: the exercise is to write it out."
        case .writing:
            "hitTest(_:with:) must not change the scene, not even for a moment: the system asks "
                + "as often as it likes, and expects the same answer."
        case .crash:
            "The answer must not crash, whatever it answers."
        case .readingNext:
            "ResponderChain must not read next: the exercise is to find the next responder without "
                + "it."
        case .loadingViews:
            "ResponderChain must not load the view of a controller that nobody has shown."
        }
    }
}

package enum RequiredStep: Hashable, Sendable {
    /// The answer calls `contains(_:)` on a layer.
    case layerContains
    /// The answer calls `hitTest(_:)` on a layer.
    case layerHitTest
    case conversion

    var kind: TraceEvent.Kind {
        switch self {
        case .layerContains: .layerContains
        case .layerHitTest: .layerHitTestBegan
        case .conversion: .converted
        }
    }

    package func matches(_ event: TraceEvent) -> Bool { event.kind == kind }

    package var sentence: String {
        switch self {
        case .layerContains:
            "The exercise is to ask both layers with contains(_:), each for its own point."
        case .layerHitTest:
            "The exercise is to ask the white view's layer with hitTest(_:)."
        case .conversion:
            "The exercise is to convert the point with convert; nothing was converted."
        }
    }
}
