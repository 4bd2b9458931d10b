import CLibrary

/// Compares bytes with `memcmp`, because each check compares thousands of traces.
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
