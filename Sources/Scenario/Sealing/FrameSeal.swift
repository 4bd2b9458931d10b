/// Seals the frames of a channel, one after the other.
///
/// An answer shares its process with the recorder, and can put a pipe of its own in the place of a
/// channel. Each frame is therefore followed by a check that is keyed with a secret and runs over
/// the frame's number and bytes: what is changed, left out, doubled, moved or made up is noticed.
public struct FrameSeal: Sendable {
    /// The way that frames go: a reply is no request.
    public enum Direction: UInt64, Sendable {
        /// From the judge to the attempt.
        case requests
        /// From the attempt to the judge.
        case replies
    }

    /// The length of a check, in bytes.
    public static let byteCount = 8

    private let start: SipHash
    private var number: UInt64

    /// Creates the seal of a channel's first frame.
    public init(_ secret: ChannelSecret, _ direction: Direction) {
        start = SipHash(key: secret.key)
        number = direction.rawValue << 63
    }

    /// The check of the next frame.
    mutating func next(over frame: UnsafeRawBufferPointer) -> UInt64 {
        var hash = start
        hash.combine(number)
        number &+= 1
        return hash.finish(frame)
    }

    /// Whether bytes are the next frame with its check behind it.
    public mutating func opens(_ sealed: ArraySlice<UInt8>) -> Bool {
        sealed.withUnsafeBytes { bytes in
            guard bytes.count >= FrameSeal.byteCount else { return false }
            let length = bytes.count - FrameSeal.byteCount
            let check = bytes.loadUnaligned(fromByteOffset: length, as: UInt64.self)
            return UInt64(littleEndian: check) == next(over: .init(rebasing: bytes[..<length]))
        }
    }
}

/// Nothing of it is shown, by no mirror and in no dump.
extension FrameSeal: CustomReflectable {
    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
