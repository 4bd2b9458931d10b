/// SipHash-2-4: a short authentication code that only holders of the key can compute.
///
/// J.-P. Aumasson and D. J. Bernstein, "SipHash: a fast short-input PRF", 2012.
struct SipHash {
    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64
    private var length = 0

    init(key: (UInt64, UInt64)) {
        v0 = key.0 ^ 0x736f_6d65_7073_6575
        v1 = key.1 ^ 0x646f_7261_6e64_6f6d
        v2 = key.0 ^ 0x6c79_6765_6e65_7261
        v3 = key.1 ^ 0x7465_6462_7974_6573
    }

    /// Adds the next eight bytes as a little-endian integer.
    @inline(__always)
    mutating func combine(_ word: UInt64) {
        length &+= 8
        compress(word)
    }

    /// Adds the remaining bytes and returns the code.
    @inline(__always)
    mutating func finish(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        let whole = bytes.count & ~7
        var offset = 0
        while offset < whole {
            compress(
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            )
            offset &+= 8
        }
        var last = UInt64(truncatingIfNeeded: length &+ bytes.count) << 56
        while offset < bytes.count {
            last |= UInt64(bytes[offset]) << UInt64(8 * (offset & 7))
            offset &+= 1
        }
        compress(last)
        v2 ^= 0xff
        for _ in 0..<4 { round() }
        return v0 ^ v1 ^ v2 ^ v3
    }

    @inline(__always)
    private mutating func compress(_ word: UInt64) {
        v3 ^= word
        round()
        round()
        v0 ^= word
    }

    @inline(__always)
    private mutating func round() {
        v0 = v0 &+ v1
        v1 = (v1 << 13 | v1 >> 51) ^ v0
        v0 = v0 << 32 | v0 >> 32
        v2 = v2 &+ v3
        v3 = (v3 << 16 | v3 >> 48) ^ v2
        v0 = v0 &+ v3
        v3 = (v3 << 21 | v3 >> 43) ^ v0
        v2 = v2 &+ v1
        v1 = (v1 << 17 | v1 >> 47) ^ v2
        v2 = v2 << 32 | v2 >> 32
    }
}
