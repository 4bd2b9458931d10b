/// Requests that are sent together, as bytes: made once, and played by any number of processes.
public struct RequestBatch: Sendable {
    /// The numbers of the requests, one for each scene, in order.
    public let identifiers: Range<Int32>
    /// The requests, each behind its length.
    public let bytes: [UInt8]

    /// Creates requests to play scenes.
    ///
    /// - Parameters:
    ///   - scenes: The scenes.
    ///   - first: The number of the first request.
    ///   - kinds: The kinds of events to tell.
    ///   - isImmediate: Whether each event is sent as it happens.
    public init(
        _ scenes: ArraySlice<Scene>,
        first: Int32,
        kinds: Set<TraceEvent.Kind>,
        isImmediate: Bool
    ) {
        let bits = kinds.bits
        var frames = WireWriter()
        var body = WireWriter()
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
            identifier += 1
        }
        identifiers = first..<identifier
        bytes = frames.bytes
    }
}
