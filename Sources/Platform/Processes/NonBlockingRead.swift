import Foundation

/// Makes reads and writes return at once instead of blocking.
package func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// The result of a non-blocking read.
package enum ReadResult {
    case bytes([UInt8])
    case nothingYet
    case end
}

/// The maximum number of bytes in one read.
package let readCapacity = 65_536

package func readAvailable(_ descriptor: Int32) -> ReadResult {
    let capacity = readCapacity
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, capacity)
        initialized = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    if count == 0 { return .end }
    return errno == EAGAIN || errno == EINTR ? .nothingYet : .end
}
