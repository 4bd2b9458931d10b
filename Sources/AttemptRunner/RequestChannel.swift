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

    /// Begins to read, or gives `nil` where there is no judge.
    ///
    /// - Parameter descriptor: What to read from.
    init?(descriptor: Int32) {
        guard let bytes = RequestChannel.read(ChannelSecret.byteCount, from: descriptor),
            let secret = ChannelSecret(bytes)
        else { return nil }
        self.descriptor = descriptor
        self.secret = secret
        seal = FrameSeal(secret, .requests)
    }

    /// The next request, or `nil` when the judge has no more, or it is not the judge who asks.
    mutating func next() -> Request? {
        guard let header = RequestChannel.read(4, from: descriptor) else { return nil }
        var lengthReader = WireReader(header[...])
        guard let length = (try? lengthReader.int32()).map(Int.init), length > 0,
            let sealed = RequestChannel.read(length + FrameSeal.byteCount, from: descriptor),
            seal.opens(sealed[...])
        else { return nil }
        var reader = WireReader(sealed[..<length])
        return try? Request(from: &reader)
    }

    private static func read(_ count: Int, from descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            let chunk = bytes.withUnsafeMutableBytes { buffer in
                systemRead(
                    descriptor,
                    buffer.baseAddress.map { $0 + received },
                    count - received
                )
            }
            if chunk > 0 {
                received += chunk
            } else if chunk == 0 || errno != EINTR {
                return nil
            }
        }
        return bytes
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
