/// A short hash of some bytes, the same in every run.
///
/// This is FNV-1a, whose collisions are easy to construct: it must not be used where one would matter.
package struct StableHash {
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    package init(_ text: String) {
        add(Array(text.utf8))
    }

    /// Hashes parts, with a separator after each.
    package init(_ parts: [[UInt8]]) {
        for part in parts {
            add(part)
            add([0xFF])
        }
    }

    package init(of bytes: [UInt8]) {
        add(bytes)
    }

    private mutating func add(_ bytes: [UInt8]) {
        for byte in bytes {
            value ^= UInt64(byte)
            value = value &* 0x100_0000_01b3
        }
    }

    /// The hash in letters and digits.
    package var text: String { String(value, radix: 36) }
}
