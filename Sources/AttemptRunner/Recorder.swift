import Scenario
import UIKitModel

/// Turns what happens in a scene into a trace, and hands it to the channel.
///
/// Of no actor, since layers are not: the model lets only the main thread tell of a step.
final class Recorder {
    private var channel: ReplyChannel
    private var request = Request.Header(identifier: 0, kinds: 0, isImmediate: false)
    private var wire = WireWriter()
    private var numbers: [ObjectIdentifier: Participant] = [:]
    private var plainViews: Set<ObjectIdentifier> = []
    private var ownLayers: [CALayer] = []

    init(channel: ReplyChannel) {
        self.channel = channel
    }

    /// Begins to record what a request asks for.
    ///
    /// Only what is shown, and so asked for at once, is printed line by line: answers print a lot.
    func begin(_ request: Request.Header) {
        printLineByLine(request.isImmediate)
        self.request = request
        numbers.removeAll(keepingCapacity: true)
        plainViews.removeAll(keepingCapacity: true)
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

    /// Lets go of the answer's layers, while it is still heard what their ends bring about.
    func releaseLayers() {
        ownLayers = []
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

    /// Registers a view.
    ///
    /// - Parameters:
    ///   - view: A view of the scene, which the stage keeps until the scene is over.
    ///   - participant: Its number.
    ///   - isPlain: Whether it is of a class of the kit's.
    func register(_ view: UIView, as participant: Participant, isPlain: Bool) {
        register(view, as: participant)
        if isPlain { plainViews.insert(ObjectIdentifier(view)) }
    }

    /// Whether the system's own hit test of a view is forbidden where hit testing is to be written out: a
    /// view of the answer's class, or one that is no part of the scene, whoever made it.
    ///
    /// Known by identity, since an answer's class may have a say in what is equal.
    func isForbiddenToAsk(_ view: UIView) -> Bool {
        !plainViews.contains(ObjectIdentifier(view))
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
extension Recorder: CustomReflectable {
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
