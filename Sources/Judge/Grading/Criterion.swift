import Scenario

/// What a test compares or demands.
///
/// Each is told apart from the others, so that a wrong way is never reported as a wrong result.
package enum Criterion: Hashable, Sendable {
    /// The hit views are the reference's.
    case hitViews
    /// The calls of `hitTest(_:with:)` and `point(inside:with:)` are the reference's, in order.
    case way
    /// The touches arrive where the reference's do.
    case touches
    /// The actions that run are the reference's.
    case actions
    /// The layers are asked as the reference asks them, up to the alert.
    case layers
    /// The alerts are the reference's.
    case alerts
    /// What the answer adds to the scene before the first touch is what the reference adds.
    case setUp
    /// What is said of the responder chain is what the reference says.
    case chain
    /// A step must not happen.
    case never(ForbiddenStep)
    /// A step must happen wherever it does with the reference.
    case uses(RequiredStep)

    /// The kinds of events that a verdict is made from.
    var kinds: Set<TraceEvent.Kind> {
        switch self {
        case .hitViews: [.stepBegan, .hit]
        case .way:
            [.stepBegan, .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded, .hit]
        case .touches: [.stepBegan, .touches, .handled, .hit]
        case .actions: [.stepBegan, .action]
        case .layers:
            [.stepBegan, .layerContains, .layerHitTestBegan, .layerHitTestEnded, .alert]
        case .alerts: [.stepBegan, .alert, .alertIgnored]
        case .setUp: [.stepBegan, .setUp]
        case .chain: [.stepBegan, .next, .chain, .delivered, .touches, .handled]
        case .never(let step): [.stepBegan, step.kind]
        case .uses(let step): [.stepBegan, step.kind, .layerHitTestBegan, .layerHitTestEnded]
        }
    }

    /// The kinds of events that verdicts by several criteria are made from.
    static func kinds(of criteria: [Criterion]) -> Set<TraceEvent.Kind> {
        criteria.reduce(into: []) { $0.formUnion($1.kinds) }
    }

    /// The kinds of events that are compared.
    package var comparedKinds: Set<TraceEvent.Kind> { kinds }

    /// Whether the attempt has to do as the reference does, event by event.
    var comparesWithReference: Bool {
        switch self {
        case .never, .uses: false
        default: true
        }
    }

    /// Whether it says how the exercise is to be solved: who breaks it took a way that was closed.
    var isRuleOfExercise: Bool {
        switch self {
        case .uses, .never(.systemHitTest), .never(.readingNext): true
        case .never(.writing), .never(.loadingViews), .never(.crash), .hitViews, .way, .touches,
            .actions, .layers,
            .alerts, .setUp, .chain:
            false
        }
    }

    /// Whether an event is compared.
    func compares(_ event: TraceEvent) -> Bool {
        if case .stepBegan = event { return true }
        return switch self {
        case .never(let step): step.matches(event)
        case .uses(let step): step.matches(event)
        default: kinds.contains(event.kind)
        }
    }
}

/// A step that an exercise forbids.
package enum ForbiddenStep: Hashable, Sendable {
    /// The answer's class runs the system's own `hitTest(_:with:)`.
    case systemHitTest
    /// A property of the scene is written, or the hierarchy changed, while a touch is hit-tested.
    case writing
    /// `next` is read.
    case readingNext
    /// The view of a controller is loaded.
    case loadingViews
    /// The process ends; any answer is right.
    case crash

    /// The kind of event that it is; for a crash any, since none is looked at.
    var kind: TraceEvent.Kind {
        switch self {
        case .systemHitTest: .systemHitTest
        case .writing, .loadingViews: .wrote
        case .readingNext: .readOfNext
        case .crash: .hit
        }
    }

    func matches(_ event: TraceEvent) -> Bool {
        switch (self, event) {
        case (.systemHitTest, .systemHitTest): true
        // A layer that came with a label the button made when it was asked for is not the scene's.
        case (.writing, .wrote(_, let object)): object.isOfScene
        case (.readingNext, .read(.next, _)), (.loadingViews, .wrote(.view, _)): true
        default: false
        }
    }

    /// What is forbidden, for a message.
    var sentence: String {
        switch self {
        case .systemHitTest:
            "hitTest(_:with:) must not call super.hitTest: the exercise is to write it out."
        case .writing:
            "hitTest(_:with:) must not change the scene, not even for a moment: the system asks "
                + "as often as it likes, and expects the same answer."
        case .crash:
            "The answer must not crash, whatever it answers."
        case .readingNext:
            "ResponderChain must not read next: the exercise is to find the next responder without."
        case .loadingViews:
            "ResponderChain must not load the view of a controller that nobody has shown."
        }
    }
}

/// A step that an exercise demands.
package enum RequiredStep: Hashable, Sendable {
    /// A layer is asked with `contains(_:)`.
    case layerContains
    /// A layer is asked with `hitTest(_:)`.
    case layerHitTest
    /// A point is converted.
    case conversion

    /// The kind of event that it is.
    var kind: TraceEvent.Kind {
        switch self {
        case .layerContains: .layerContains
        case .layerHitTest: .layerHitTestBegan
        case .conversion: .converted
        }
    }

    func matches(_ event: TraceEvent) -> Bool {
        switch (self, event) {
        case (.layerContains, .layerContains), (.layerHitTest, .layerHitTestBegan),
            (.conversion, .converted):
            true
        default: false
        }
    }

    /// What is demanded, for a message.
    var sentence: String {
        switch self {
        case .layerContains:
            "The exercise is to ask both layers with contains(_:), each for a point of its own."
        case .layerHitTest:
            "The exercise is to ask the white view's layer with hitTest(_:); no layer was asked."
        case .conversion:
            "The exercise is to convert the point from layer to layer; nothing was converted."
        }
    }
}
