/// What the judge and the recorder in an attempt's process know, and the answer beside the recorder
/// does not.
///
/// It is the first thing that crosses the border, and read before any code of the answer runs.
public struct ChannelSecret: Sendable {
    /// Its length, in bytes.
    public static let byteCount = 16

    let key: (UInt64, UInt64)

    /// Draws a new secret.
    public init() {
        key = (.random(in: 0...UInt64.max), .random(in: 0...UInt64.max))
    }

    /// Reads a secret; `nil` where the bytes are too few or too many.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == ChannelSecret.byteCount else { return nil }
        key = bytes.withUnsafeBytes {
            (
                UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)),
                UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    /// The secret as it crosses the border.
    public var bytes: [UInt8] {
        [key.0, key.1].flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
    }
}

/// Nothing of it is shown, by no mirror and in no dump.
extension ChannelSecret: CustomReflectable {
    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
