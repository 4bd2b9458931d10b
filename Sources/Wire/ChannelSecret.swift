/// A secret that the judge shares with the recorder in the attempt's process, but not with the
/// answer.
///
/// The judge sends it first, and the recorder reads it before any code of the answer runs.
public struct ChannelSecret: Sendable {
    /// The length of a secret, in bytes.
    public static let byteCount = 16

    let key: (UInt64, UInt64)

    /// Creates a random secret.
    public init() {
        key = (.random(in: 0...UInt64.max), .random(in: 0...UInt64.max))
    }

    /// Decodes a secret; fails if the length is wrong.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == ChannelSecret.byteCount else { return nil }
        key = bytes.withUnsafeBytes {
            (
                UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)),
                UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    /// The encoded secret.
    public var bytes: [UInt8] {
        [key.0, key.1].flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
    }
}

/// Hides the key from mirrors and dumps.
extension ChannelSecret: CustomReflectable {
    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
