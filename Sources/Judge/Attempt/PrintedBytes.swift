#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What an attempt printed, as it came: every byte of it is hostile.
struct PrintedBytes: Hashable {
    /// To standard output.
    var output: [UInt8] = []
    /// To standard error.
    var errors: [UInt8] = []
    /// The ends of lines in what was too much to be kept.
    var linesLost = 0
}

extension ArraySlice<UInt8> {
    /// The number of ends of lines.
    var lineEnds: Int {
        withUnsafeBytes { bytes in
            guard var start = bytes.baseAddress else { return 0 }
            let end = start + bytes.count
            var count = 0
            while let found = memchr(start, Int32(UInt8(ascii: "\n")), end - start) {
                start = UnsafeRawPointer(found) + 1
                count += 1
            }
            return count
        }
    }
}
