/// Authenticates the frames of a channel in order.
///
/// An answer shares its process with the recorder and can replace a channel with its own pipe. A
/// keyed authentication code therefore follows each frame. It covers the frame's number and bytes,
/// so the receiver detects changed, missing, repeated, reordered and forged frames.
public struct FrameSeal: Sendable {
    /// The direction of a frame, so that a reply cannot pass for a request.
    public enum Direction: UInt64, Sendable {
        /// From the judge to the attempt.
        case requests
        /// From the attempt to the judge.
        case replies
    }

    /// The length of an authentication code, in bytes.
    public static let byteCount = 8

    private let start: SipHash
    private var number: UInt64

    /// Creates the seal for a channel's first frame.
    public init(_ secret: ChannelSecret, _ direction: Direction) {
        start = SipHash(key: secret.key)
        number = direction.rawValue << 63
    }

    /// Returns the authentication code of the next frame.
    mutating func next(over frame: UnsafeRawBufferPointer) -> UInt64 {
        var hash = start
        hash.combine(number)
        number &+= 1
        return hash.finish(frame)
    }

    /// True if bytes are the next frame, followed by its valid authentication code.
    public mutating func opens(_ sealed: ArraySlice<UInt8>) -> Bool {
        sealed.withUnsafeBytes { bytes in
            guard bytes.count >= FrameSeal.byteCount else { return false }
            let length = bytes.count - FrameSeal.byteCount
            let check = bytes.loadUnaligned(fromByteOffset: length, as: UInt64.self)
            return UInt64(littleEndian: check) == next(over: .init(rebasing: bytes[..<length]))
        }
    }
}

/// Hides the key from mirrors and dumps.
extension FrameSeal: CustomReflectable {
    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
