import CLibrary
import Wire

/// Receives sealed requests from the judge.
struct RequestChannel {
    let descriptor: Int32
    /// The first bytes on the channel.
    let secret: ChannelSecret
    private var seal: FrameSeal
    /// Bytes read ahead, because the judge sends many requests together.
    private var buffer: [UInt8] = []
    private var position = 0
    private static let capacity = 1 << 16

    /// Reads the secret from a descriptor; fails if no judge has sent one.
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

    /// Returns the next request, or `nil` if the judge sends no more or the frame is not authentic.
    mutating func next() -> Request? {
        guard let header = read(4) else { return nil }
        var lengthReader = WireReader(header)
        guard let length = (try? lengthReader.int32()).map(Int.init), length > 0,
            let sealed = read(length + FrameSeal.byteCount), seal.opens(sealed)
        else { return nil }
        var reader = WireReader(sealed.prefix(length))
        return try? Request(from: &reader)
    }

    /// Returns the next bytes, or `nil` at the end of the channel.
    private mutating func read(_ count: Int) -> ArraySlice<UInt8>? {
        if buffer.count - position < count {
            buffer.removeFirst(position)
            position = 0
            guard RequestChannel.fill(&buffer, to: count, from: descriptor) else { return nil }
        }
        defer { position += count }
        return buffer[position..<position + count]
    }

    /// Blocks until the buffer holds at least `count` bytes; returns false at the end of the
    /// channel.
    private static func fill(
        _ buffer: inout [UInt8],
        to count: Int,
        from descriptor: Int32
    ) -> Bool {
        while buffer.count < count {
            var received = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, initialized in
                received = CLibrary.read(descriptor, bytes.baseAddress, capacity)
                initialized = max(received, 0)
            }
            buffer += chunk
            if received == 0 || (received < 0 && errno != EINTR) { return false }
        }
        return true
    }
}
