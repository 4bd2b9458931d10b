/// What the judge asks of an attempt: to play a scene, and to tell of it.
public struct Request: Sendable {
    /// What to tell, and how.
    public struct Header: Hashable, Sendable {
        /// The number that every reply to this request carries.
        public var identifier: Int32
        /// The kinds of events to tell, a bit each by ``TraceEvent/Kind``'s raw value.
        public var kinds: Int32
        /// Whether each event is sent as it happens, so that it survives a crash.
        public var isImmediate: Bool

        /// Creates a header.
        public init(identifier: Int32, kinds: Int32, isImmediate: Bool) {
            self.identifier = identifier
            self.kinds = kinds
            self.isImmediate = isImmediate
        }

        /// Whether events of a kind are asked for.
        public func wants(_ kind: TraceEvent.Kind) -> Bool {
            kinds & (1 << Int32(kind.rawValue)) != 0
        }
    }

    /// What to tell, and how.
    public var header: Header
    /// The scene to play.
    public var scene: Scene

    /// Creates a request.
    public init(header: Header, scene: Scene) {
        self.header = header
        self.scene = scene
    }

    /// Writes the request as bytes.
    public func write(to wire: inout WireWriter) {
        wire.write(header.identifier)
        wire.write(header.kinds)
        wire.write(header.isImmediate)
        scene.write(to: &wire)
    }

    /// Reads a request.
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
    /// The kinds as a request carries them.
    public var bits: Int32 { reduce(0) { $0 | (1 << Int32($1.rawValue)) } }
}

/// What an attempt sends back.
public enum Reply: Hashable, Sendable {
    /// The attempt's process is up.
    case ready
    /// Events of the request with a number, still as bytes: see ``TraceEvent/events(in:)``.
    case events(Int32, ArraySlice<UInt8>)
    /// The request with a number is done.
    case finished(Int32)

    /// The largest reply that is read, in bytes.
    public static let maximumLength = 1 << 20

    /// The first byte of a reply, after its length.
    public enum Kind: UInt8, Sendable {
        /// ``Reply/ready``
        case ready = 1
        /// ``Reply/events(_:_:)``
        case events = 2
        /// ``Reply/finished(_:)``
        case finished = 3
    }

    /// Reads a reply.
    public init(from wire: inout WireReader) throws(WireError) {
        switch try wire.enumeration(Kind.self) {
        case .ready: self = .ready
        case .finished: self = .finished(try wire.int32())
        case .events: self = .events(try wire.int32(), wire.rest())
        }
        try wire.finish()
    }
}
