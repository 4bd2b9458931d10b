import Scenario
import UIKitModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The way from the attempt to the judge: frames of a length and a reply.
///
/// Plain system calls, no buffer of its own: what was sent survives a crash.
struct ReplyChannel {
    let descriptor: Int32

    func sendReady() {
        send(.ready, identifier: nil, body: [])
    }

    func sendEvents(_ events: [UInt8], of identifier: Int32) {
        let largest = Reply.maximumLength - 64
        var remaining = events[...]
        while !remaining.isEmpty {
            send(.events, identifier: identifier, body: Array(remaining.prefix(largest)))
            remaining = remaining.dropFirst(largest)
        }
    }

    func sendFinished(_ identifier: Int32) {
        send(.finished, identifier: identifier, body: [])
    }

    private func send(_ kind: Reply.Kind, identifier: Int32?, body: [UInt8]) {
        var frame = WireWriter()
        let length = 1 + (identifier == nil ? 0 : 4) + body.count
        frame.write(count: length)
        frame.write(kind.rawValue)
        if let identifier { frame.write(identifier) }
        writeAll(frame.bytes + body)
    }

    private func writeAll(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                write(descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
            }
            if count > 0 {
                sent += count
            } else if count < 0, errno != EINTR {
                // Without a judge there is nothing left to do.
                exit(1)
            }
        }
    }
}
