import ControlModel
import Scenario
import UIKitModel
import Wire

/// Records a scene's events as a trace and sends it to the judge.
///
/// It belongs to no actor, because layers belong to none. The model reports events only on the main
/// thread.
final class Recorder {
    private var channel: ReplyChannel
    private var request = Request.Header(identifier: 0, kinds: 0, isImmediate: false)
    private var wire = WireWriter()
    private var numbers: [ObjectIdentifier: Participant] = [:]
    private var plainViews: Set<ObjectIdentifier> = []
    private var ownLayers: [CALayer] = []
    /// The layers of which the model reported a call of `contains(_:)` in this scene.
    private var heard: Set<Participant> = []
    /// How many scenes have begun: an answer may keep an object of an earlier scene.
    private(set) var sceneCount = 0
    /// The depth of nested hit tests and calls of `point(inside:with:)`.
    private var hitTestDepth = 0
    var isInHitTest: Bool { hitTestDepth > 0 }
    /// Makes the event whose details the answer's code may still change.
    private var pendingEvent: (() -> TraceEvent)?

    init(channel: ReplyChannel) {
        self.channel = channel
    }

    /// Begins to record the events that a request selects.
    ///
    /// Only immediate requests flush the output after each line, because answers print a lot.
    func begin(_ request: Request.Header) {
        printLineByLine(request.isImmediate)
        self.request = request
        sceneCount += 1
        numbers.removeAll(keepingCapacity: true)
        plainViews.removeAll(keepingCapacity: true)
        wire.removeAll()
        heard.removeAll(keepingCapacity: true)
        hitTestDepth = 0
        pendingEvent = nil
    }

    func wants(_ kind: TraceEvent.Kind) -> Bool { request.wants(kind) }

    /// Whether changes of the scene are of interest.
    var recordsChanges: Bool { wants(.wrote) }

    /// Encodes an event of a requested kind, and sends it at once if the request is immediate.
    func record(_ event: TraceEvent) {
        guard request.wants(event.kind) else { return }
        recordPending()
        switch event {
        case .hitTestBegan, .pointInsideBegan: hitTestDepth += 1
        case .hitTestEnded, .pointInsideEnded: hitTestDepth -= 1
        case .layerContains(let layer, _, _): heard.insert(layer)
        default: break
        }
        event.write(to: &wire)
        if request.isImmediate { send(areLast: false) }
    }

    /// Records an event before the next one or when the step ends, whichever comes first.
    func recordSoon(_ event: @escaping () -> TraceEvent) {
        recordPending()
        pendingEvent = event
    }

    func recordPending() {
        guard let event = pendingEvent?() else { return }
        pendingEvent = nil
        record(event)
    }

    /// Attributes deferred work to the hit test that scheduled it.
    func recordAsHitTest(_ work: () -> Void) {
        hitTestDepth += 1
        work()
        hitTestDepth -= 1
    }

    /// Reports that the request is complete.
    ///
    /// It flushes the answer's output first, because the judge may kill the process afterwards.
    func finish() {
        flushOutput()
        send(areLast: true)
    }

    /// Releases the answer's layers while an observer is active, so that forbidden calls in their
    /// deinitializers are recorded.
    func releaseLayers() {
        ownLayers = []
    }

    /// Reports the answer's layers whose classes override `contains(_:)` without calling `super`.
    ///
    /// The model observes a call only in `CALayer.contains(_:)`. When the scene is over, each layer of which
    /// it has observed no call is therefore asked once more.
    @MainActor
    func recordLayersThatOverrideContains() {
        guard wants(.overridesContains) else { return }
        for layer in ownLayers {
            guard let participant = numbers[ObjectIdentifier(layer)], !heard.contains(participant)
            else { continue }
            let listener = QuestionListener()
            observing(listener) { _ = layer.contains(.zero) }
            if !listener.hasHeard { record(.overridesContains(participant)) }
        }
    }

    private func send(areLast: Bool) {
        channel.send(wire.bytes, of: request.identifier, areLast: areLast)
        wire.removeAll()
    }

    // MARK: Participants

    func register(_ object: AnyObject, as participant: Participant) {
        numbers[ObjectIdentifier(object)] = participant
    }

    /// Registers a view of the scene, which the stage retains until the scene ends.
    ///
    /// `isPlain` says that the view's class belongs to the kit.
    func register(_ view: UIView, as participant: Participant, isPlain: Bool) {
        register(view, as: participant)
        if isPlain { plainViews.insert(ObjectIdentifier(view)) }
    }

    /// Whether UIKit's own hit test must not run for a view, in exercises that forbid it.
    ///
    /// This holds for every view of the answer's class and every view outside the scene. Views are compared
    /// by identity, because an answer's class can override equality.
    func isForbiddenToAsk(_ view: UIView) -> Bool {
        !plainViews.contains(ObjectIdentifier(view)) && !isContentOfButton(view)
    }

    /// Whether a view is the label or the image that a button of the scene creates itself.
    private func isContentOfButton(_ view: UIView) -> Bool {
        let button = MainActor.assumeIsolated { () -> ObjectIdentifier? in
            guard let button = view.ownSuperview as? UIButton,
                button.titleLabel === view || button.imageView === view
            else { return nil }
            return ObjectIdentifier(button)
        }
        return button.map(plainViews.contains) ?? false
    }

    func participant(_ object: AnyObject?) -> Participant? {
        guard let object else { return nil }
        if let known = numbers[ObjectIdentifier(object)] { return known }
        guard let layer = object as? CALayer else {
            return isAdded(object) ? .addedView : .stranger
        }
        let participant = Participant.ownLayer(ownLayers.count)
        ownLayers.append(layer)
        register(layer, as: participant)
        return participant
    }

    /// Whether a view that is not the scene's lies in one of the scene's views.
    private func isAdded(_ object: AnyObject) -> Bool {
        guard let view = object as? UIView, !isContentOfButton(view) else { return false }
        let superviews = MainActor.assumeIsolated {
            sequence(first: view) { $0.ownSuperview }.map(ObjectIdentifier.init)
        }
        return superviews.contains { numbers[$0] != nil }
    }
}

/// Hides the recorder's contents from mirrors, because an answer can reach it through a part.
extension Recorder: CustomReflectable {
    var customMirror: Mirror {
        Mirror(self, children: [], ancestorRepresentation: .suppressed)
    }
}

/// Records whether the model reports a call of a layer's `contains(_:)`.
private final class QuestionListener: ModelObserver {
    let kinds: ObservationKinds = .layerQuestions
    private(set) var hasHeard = false

    func observe(_ observation: Observation) {
        if case .layerContains = observation { hasHeard = true }
    }
}
