import Scenario

/// Requests sent together, encoded once and reusable for any number of processes.
public struct RequestBatch: Sendable {
    /// The numbers of the requests, one for each scene, in order.
    public let identifiers: Range<Int32>
    /// The length-prefixed requests, each followed by space for its authentication code.
    private let bytes: [UInt8]
    /// The byte range of each request, without its length prefix.
    private let places: [Range<Int>]

    /// Encodes requests to play scenes, numbered from `first`.
    public init(
        _ scenes: ArraySlice<Scene>,
        first: Int32,
        kinds: Set<TraceEvent.Kind>,
        isImmediate: Bool
    ) {
        let bits = kinds.bits
        var frames = WireWriter()
        var body = WireWriter()
        var places: [Range<Int>] = []
        var identifier = first
        for scene in scenes {
            let header = Request.Header(
                identifier: identifier,
                kinds: bits,
                isImmediate: isImmediate
            )
            body.removeAll()
            Request(header: header, scene: scene).write(to: &body)
            frames.write(frame: body.bytes)
            places.append(frames.bytes.count - body.bytes.count..<frames.bytes.count)
            for _ in 0..<FrameSeal.byteCount { frames.write(UInt8(0)) }
            identifier += 1
        }
        identifiers = first..<identifier
        bytes = frames.bytes
        self.places = places
    }

    /// Returns the requests with the authentication codes of one process.
    public func sealed(by seal: inout FrameSeal) -> [UInt8] {
        var sealed = bytes
        sealed.withUnsafeMutableBytes { buffer in
            for place in places {
                let check = seal.next(over: .init(rebasing: buffer[place]))
                buffer.storeBytes(
                    of: check.littleEndian,
                    toByteOffset: place.upperBound,
                    as: UInt64.self
                )
            }
        }
        return sealed
    }
}
