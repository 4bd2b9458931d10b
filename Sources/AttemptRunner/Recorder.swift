import Scenario
import UIKitModel

/// Turns what happens in a scene into a trace, and hands it to the channel.
@MainActor
final class Recorder {
    private var channel: ReplyChannel
    private var request = Request.Header(identifier: 0, kinds: 0, isImmediate: false)
    private var wire = WireWriter()
    private var numbers: [ObjectIdentifier: Participant] = [:]
    private var ownLayers: [CALayer] = []

    init(channel: ReplyChannel) {
        self.channel = channel
    }

    func begin(_ request: Request.Header) {
        self.request = request
        numbers.removeAll(keepingCapacity: true)
        ownLayers = []
        wire.removeAll()
    }

    /// Whether the judge asked for events of a kind.
    func wants(_ kind: TraceEvent.Kind) -> Bool { request.wants(kind) }

    /// Writes an event, if the judge asked for its kind: at once, or with the others at the end.
    func record(_ event: TraceEvent) {
        guard request.wants(event.kind) else { return }
        event.write(to: &wire)
        if request.isImmediate { flush() }
    }

    /// Tells the judge that the request is done.
    ///
    /// What the answer printed goes first: the judge may end the process after this.
    func finish() {
        flushOutput()
        channel.sendFinished(request.identifier, events: wire.bytes)
        wire.removeAll()
    }

    private func flush() {
        guard !wire.bytes.isEmpty else { return }
        channel.sendEvents(wire.bytes, of: request.identifier)
        wire.removeAll()
    }

    // MARK: Participants

    func register(_ object: AnyObject, as participant: Participant) {
        numbers[ObjectIdentifier(object)] = participant
    }

    func participant(_ object: AnyObject?) -> Participant? {
        guard let object else { return nil }
        if let known = numbers[ObjectIdentifier(object)] { return known }
        guard let layer = object as? CALayer else { return .stranger }
        let participant = Participant.ownLayer(ownLayers.count)
        ownLayers.append(layer)
        register(layer, as: participant)
        return participant
    }
}

/// An answer can come upon a recorder by way of a part: a mirror shows it nothing.
extension Recorder: @preconcurrency CustomReflectable {
    var customMirror: Mirror {
        Mirror(self, children: [], ancestorRepresentation: .suppressed)
    }
}

extension Point {
    init(_ point: CGPoint) {
        self.init(Double(point.x), Double(point.y))
    }
}

extension CGPoint {
    init(_ point: Point) {
        self.init(x: point.x, y: point.y)
    }
}

extension CGRect {
    init(_ rectangle: Rectangle) {
        self.init(
            x: rectangle.x,
            y: rectangle.y,
            width: rectangle.width,
            height: rectangle.height
        )
    }
}
