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

    /// The next request, or `nil` when the judge has no more.
    func next() -> Request? {
        guard let header = read(4) else { return nil }
        var lengthReader = WireReader(header[...])
        guard let length = try? lengthReader.int32(), length > 0, let body = read(Int(length))
        else { return nil }
        var reader = WireReader(body[...])
        return try? Request(from: &reader)
    }

    private func read(_ count: Int) -> [UInt8]? {
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

    private func systemRead(
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
