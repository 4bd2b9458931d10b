import Scenario

extension TraceEvent {
    /// Encodes the event.
    public func write(to wire: inout WireWriter) {
        wire.write(kind.rawValue)
        switch self {
        case .stepBegan(let count), .viewsInFront(let count): wire.write(count: count)
        case .hitTestBegan(let participant, let point),
            .pointInsideBegan(let participant, let point),
            .layerHitTestBegan(let participant, let point):
            wire.write(participant)
            wire.write(point)
        case .hitTestEnded(let participant, let found),
            .layerHitTestEnded(let participant, let found),
            .next(let participant, is: let found),
            .forwarded(_, from: let participant, to: let found):
            wire.write(participant)
            wire.write(found)
            if case .forwarded(let phase, _, _) = self { wire.write(phase.rawValue) }
        case .pointInsideEnded(let participant, let answer):
            wire.write(participant)
            wire.write(answer)
        case .systemHitTest(let participant), .action(let participant),
            .overridesContains(let participant):
            wire.write(participant)
        case .converted(let point, from: let source, to: let target, let result):
            wire.write(point)
            wire.write(source)
            wire.write(target)
            wire.write(result)
        case .read(let property, let participant), .wrote(let property, let participant),
            .leftChanged(let property, let participant):
            wire.write(property.rawValue)
            wire.write(participant)
        case .layerContains(let participant, let point, let answer):
            wire.write(participant)
            wire.write(point)
            wire.write(answer)
        case .touches(let phase, let participant, count: let count):
            wire.write(phase.rawValue)
            wire.write(participant)
            wire.write(count: count)
        case .handled(let phase, let participant):
            wire.write(phase.rawValue)
            wire.write(participant)
        case .alert(let text), .alertIgnored(let text), .setUp(let text):
            wire.write(TraceEvent.shortened(text))
        case .alertChanged(to: let text):
            wire.write(text != nil)
            wire.write(TraceEvent.shortened(text ?? ""))
        case .hit(let participant), .delivered(let participant): wire.write(participant)
        case .chain(let participants): wire.write(participants) { $0.write($1) }
        case .controlState(let participant, let state, after: let phase):
            wire.write(participant)
            wire.write(state.rawValue)
            wire.write(phase.rawValue)
        }
    }

    /// Decodes an event.
    public init(from wire: inout WireReader) throws(WireError) {
        switch try wire.enumeration(Kind.self) {
        case .stepBegan: self = .stepBegan(Int(try wire.int32()))
        case .hitTestBegan: self = .hitTestBegan(try wire.participant(), try wire.point())
        case .hitTestEnded:
            self = .hitTestEnded(try wire.participant(), try wire.optionalParticipant())
        case .pointInsideBegan: self = .pointInsideBegan(try wire.participant(), try wire.point())
        case .pointInsideEnded: self = .pointInsideEnded(try wire.participant(), try wire.bool())
        case .systemHitTest: self = .systemHitTest(try wire.participant())
        case .converted:
            self = .converted(
                try wire.point(),
                from: try wire.optionalParticipant(),
                to: try wire.optionalParticipant(),
                try wire.point()
            )
        case .read, .readOfNext: self = .read(try wire.enumeration(), try wire.participant())
        case .wrote: self = .wrote(try wire.enumeration(), try wire.participant())
        case .layerContains:
            self = .layerContains(try wire.participant(), try wire.point(), try wire.bool())
        case .layerHitTestBegan: self = .layerHitTestBegan(try wire.participant(), try wire.point())
        case .layerHitTestEnded:
            self = .layerHitTestEnded(try wire.participant(), try wire.optionalParticipant())
        case .touches:
            self = .touches(
                try wire.enumeration(),
                try wire.participant(),
                count: Int(try wire.int32())
            )
        case .forwarded:
            let participant = try wire.participant()
            let next = try wire.optionalParticipant()
            self = .forwarded(try wire.enumeration(), from: participant, to: next)
        case .handled: self = .handled(try wire.enumeration(), try wire.participant())
        case .alert: self = .alert(TraceEvent.shortened(try wire.text()))
        case .alertIgnored: self = .alertIgnored(TraceEvent.shortened(try wire.text()))
        case .alertChanged:
            let hasTitle = try wire.bool()
            let title = TraceEvent.shortened(try wire.text())
            self = .alertChanged(to: hasTitle ? title : nil)
        case .action: self = .action(try wire.participant())
        case .hit: self = .hit(try wire.optionalParticipant())
        case .next: self = .next(try wire.participant(), is: try wire.optionalParticipant())
        case .chain:
            self = .chain(
                try wire.list { (wire: inout WireReader) throws(WireError) in try wire.participant()
                }
            )
        case .delivered: self = .delivered(try wire.optionalParticipant())
        case .overridesContains: self = .overridesContains(try wire.participant())
        case .setUp: self = .setUp(TraceEvent.shortened(try wire.text()))
        case .viewsInFront: self = .viewsInFront(Int(try wire.int32()))
        case .controlState:
            self = .controlState(
                try wire.participant(),
                ControlState(rawValue: try wire.byte()).intersection(.all),
                after: try wire.enumeration()
            )
        case .leftChanged:
            self = .leftChanged(try wire.enumeration(), try wire.participant())
        }
    }

    /// The longest text of an answer that a trace keeps, so that no answer can fill a teacher's disk.
    private static let maximumScalars = 400

    /// A text, cut where it is too long for any title.
    private static func shortened(_ text: String) -> String {
        // A single character can have any number of scalars.
        guard text.utf8.count > maximumScalars, text.unicodeScalars.count > maximumScalars else {
            return text
        }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumScalars - 1)))
            + "…"
    }

    /// Decodes events up to the first malformed one.
    public static func readableEvents(in bytes: ArraySlice<UInt8>) -> [TraceEvent] {
        var wire = WireReader(bytes)
        var events: [TraceEvent] = []
        while !wire.isAtEnd, let event = try? TraceEvent(from: &wire) { events.append(event) }
        return events
    }

    /// Decodes all events of a reply.
    public static func events(in bytes: ArraySlice<UInt8>) throws(WireError) -> [TraceEvent] {
        var wire = WireReader(bytes)
        var events: [TraceEvent] = []
        while !wire.isAtEnd { events.append(try TraceEvent(from: &wire)) }
        return events
    }
}
