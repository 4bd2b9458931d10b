import Scenario

extension Termination {
    /// What an attempt ends with whose replies nobody can read.
    static let nonsense = Termination(
        kind: .nonsense,
        code: 0,
        message: "the attempt's replies make no sense"
    )
}

extension Termination {
    /// What is said of a limit of time that was computed away.
    static let ofComputing = "of computing"
}

/// The replies to one request, as they are read.
struct RequestReplies {
    /// The request's number.
    let identifier: Int32
    /// The events told so far, as bytes.
    var events: [UInt8] = []
    /// Whether the attempt said that it is up.
    var isReady = false

    /// Reads what came in: `true` if the request is done.
    mutating func read(_ buffer: inout ReplyBuffer) throws(WireError) -> Bool {
        while let reply = try buffer.next() {
            switch reply {
            case .ready: isReady = true
            case .events(identifier, let bytes): events.append(contentsOf: bytes)
            case .finished(identifier): return true
            case .events, .finished: throw WireError.surplus(0)
            }
        }
        return false
    }
}
