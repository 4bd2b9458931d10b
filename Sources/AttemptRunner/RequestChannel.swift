import Scenario
import UIKitModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The way from the judge to the attempt: frames of a length and a request.
struct RequestChannel {
    let descriptor: Int32
    /// What the judge sends first.
    let secret: ChannelSecret
    private var seal: FrameSeal
    /// What was read ahead: many requests come together.
    private var buffer: [UInt8] = []
    private var position = 0
    private static let capacity = 1 << 16

    /// Begins to read, or gives `nil` where there is no judge.
    ///
    /// - Parameter descriptor: What to read from.
    init?(descriptor: Int32) {
        self.descriptor = descriptor
        var buffer: [UInt8] = []
        guard RequestChannel.fill(&buffer, to: ChannelSecret.byteCount, from: descriptor),
            let secret = ChannelSecret(Array(buffer.prefix(ChannelSecret.byteCount)))
        else { return nil }
        self.buffer = buffer
        position = ChannelSecret.byteCount
        self.secret = secret
        seal = FrameSeal(secret, .requests)
    }

    /// The next request, or `nil` when the judge has no more, or it is not the judge who asks.
    mutating func next() -> Request? {
        guard let header = read(4) else { return nil }
        var lengthReader = WireReader(header)
        guard let length = (try? lengthReader.int32()).map(Int.init), length > 0,
            let sealed = read(length + FrameSeal.byteCount), seal.opens(sealed)
        else { return nil }
        var reader = WireReader(sealed.prefix(length))
        return try? Request(from: &reader)
    }

    /// The next bytes, or `nil` where the judge sends no more.
    private mutating func read(_ count: Int) -> ArraySlice<UInt8>? {
        if buffer.count - position < count {
            buffer.removeFirst(position)
            position = 0
            guard RequestChannel.fill(&buffer, to: count, from: descriptor) else { return nil }
        }
        defer { position += count }
        return buffer[position..<position + count]
    }

    /// Reads what there is, and waits until a buffer holds so many bytes.
    private static func fill(
        _ buffer: inout [UInt8],
        to count: Int,
        from descriptor: Int32
    ) -> Bool {
        while buffer.count < count {
            var received = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, initialized in
                received = systemRead(descriptor, bytes.baseAddress, capacity)
                initialized = max(received, 0)
            }
            buffer += chunk
            if received == 0 || (received < 0 && errno != EINTR) { return false }
        }
        return true
    }

    private static func systemRead(
        _ descriptor: Int32,
        _ buffer: UnsafeMutableRawPointer?,
        _ count: Int
    ) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, buffer, count)
        #else
            Darwin.read(descriptor, buffer, count)
        #endif
    }
}
