import UIKit

/// Forwards the events in a scene, and knows which object is which participant.
final class Recorder {
    /// Receives each event.
    var receive: (TraceEvent) -> Void = { _ in }
    private var participants: [ObjectIdentifier: Participant] = [:]
    /// Layers that the answer added; retained, so that no other object gets their identifiers.
    private var ownLayers: [CALayer] = []
    /// One, because each scene of an app has a recorder of its own.
    let sceneCount = 1
    /// An app compares no changes of a scene.
    let recordsChanges = false

    func record(_ event: TraceEvent) {
        receive(event)
    }

    func register(_ object: AnyObject, as participant: Participant) {
        participants[ObjectIdentifier(object)] = participant
    }

    func register(_ view: UIView, as participant: Participant, isPlain: Bool) {
        register(view, as: participant)
    }

    func participant(_ object: AnyObject?) -> Participant? {
        guard let object else { return nil }
        if let known = participants[ObjectIdentifier(object)] { return known }
        guard let layer = object as? CALayer, isOfAnswer(layer) else { return .stranger }
        let participant = Participant.ownLayer(ownLayers.count)
        ownLayers.append(layer)
        register(layer, as: participant)
        return participant
    }

    /// True for a layer that belongs to no view and lies in the layer of a view of the scene.
    ///
    /// UIKit's own views have such layers, too.
    private func isOfAnswer(_ layer: CALayer) -> Bool {
        guard !(layer.delegate is UIView) else { return false }
        let owner = sequence(first: layer, next: \.superlayer).first { $0.delegate is UIView }
        return participants[ObjectIdentifier(owner ?? layer)] != nil
    }

    /// Performs something, and returns its events, which are forwarded as well.
    func events(of body: () -> Void) -> [TraceEvent] {
        let outer = receive
        defer { receive = outer }
        var events: [TraceEvent] = []
        receive = { event in
            events.append(event)
            outer(event)
        }
        body()
        return events
    }

    /// Performs something without forwarding its events.
    func silently(_ body: () -> Void) {
        let outer = receive
        defer { receive = outer }
        receive = { _ in }
        body()
    }
}
