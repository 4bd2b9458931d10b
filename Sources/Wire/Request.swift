import Scenario

/// Asks an attempt to play a scene and report its events.
public struct Request: Sendable {
    /// Selects the events to report and when to send them.
    public struct Header: Hashable, Sendable {
        /// The number that identifies the replies to this request.
        public var identifier: Int32
        /// The event kinds to report, as bits numbered by the raw values of ``TraceEvent/Kind``.
        public var kinds: Int32
        /// Sends each event immediately, so that it survives a crash.
        public var isImmediate: Bool

        /// Creates a header.
        public init(identifier: Int32, kinds: Int32, isImmediate: Bool) {
            self.identifier = identifier
            self.kinds = kinds
            self.isImmediate = isImmediate
        }

        /// True if the request selects a kind.
        public func wants(_ kind: TraceEvent.Kind) -> Bool {
            kinds & (1 << Int32(kind.rawValue)) != 0
        }
    }

    /// Selects the events to report and when to send them.
    public var header: Header
    /// The scene to play.
    public var scene: Scene

    /// Creates a request.
    public init(header: Header, scene: Scene) {
        self.header = header
        self.scene = scene
    }

    /// Encodes the request.
    public func write(to wire: inout WireWriter) {
        wire.write(header.identifier)
        wire.write(header.kinds)
        wire.write(header.isImmediate)
        scene.write(to: &wire)
    }

    /// Decodes a request.
    public init(from wire: inout WireReader) throws(WireError) {
        header = Header(
            identifier: try wire.int32(),
            kinds: try wire.int32(),
            isImmediate: try wire.bool()
        )
        scene = try Scene(from: &wire)
    }
}

extension Set<TraceEvent.Kind> {
    /// The kinds as a bit mask for ``Request/Header/kinds``.
    public var bits: Int32 { reduce(0) { $0 | (1 << Int32($1.rawValue)) } }
}

/// A message from an attempt.
public enum Reply: Hashable, Sendable {
    /// The attempt's process has started.
    case ready
    /// Encoded events of the request with this number: see ``TraceEvent/events(in:)``.
    case events(Int32, ArraySlice<UInt8>)
    /// The request with this number is complete.
    case finished(Int32)

    /// The size limit of a reply, in bytes.
    public static let maximumLength = 1 << 20

    /// The first byte of a reply, after its length.
    public enum Kind: UInt8, Sendable {
        case ready = 1
        case events = 2
        case finished = 3
    }

    /// Decodes a reply and rejects surplus bytes.
    public init(from wire: inout WireReader) throws(WireError) {
        switch try wire.enumeration(Kind.self) {
        case .ready: self = .ready
        case .finished: self = .finished(try wire.int32())
        case .events: self = .events(try wire.int32(), wire.rest())
        }
        try wire.finish()
    }
}
