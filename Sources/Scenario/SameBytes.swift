#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether two rows of bytes are the same, compared as memory: thousands of traces are, in each check.
public func haveSameBytes(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return first.withUnsafeBytes { one in
        second.withUnsafeBytes { other in
            guard let start = one.baseAddress, let otherStart = other.baseAddress else {
                return true
            }
            return memcmp(start, otherStart, one.count) == 0
        }
    }
}
