import Scenario
import Wire

extension Termination {
    /// The termination of an attempt whose replies cannot be decoded.
    package static let malformedReply = Termination(
        kind: .malformedReply,
        code: 0,
        message: "the attempt's replies make no sense"
    )

    /// The message of a timeout by CPU time.
    static let ofComputing = "of computing"
}

package struct RequestReplies {
    let identifier: Int32
    package private(set) var events: [UInt8] = []
    /// Whether the attempt has reported that it is up.
    private(set) var isReady = false

    package init(identifier: Int32) {
        self.identifier = identifier
    }

    /// Reads the buffered replies, and returns whether the request is finished.
    package mutating func read(_ buffer: inout ReplyBuffer) throws(WireError) -> Bool {
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
