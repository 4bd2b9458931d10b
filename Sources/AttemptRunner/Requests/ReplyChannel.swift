import CLibrary
import Scenario
import UIKitModel
import Wire

/// Sends sealed replies to the judge.
///
/// It calls `write` directly without a buffer of its own, so that sent events survive a crash.
struct ReplyChannel {
    let descriptor: Int32
    private var seal: FrameSeal

    init(descriptor: Int32, secret: ChannelSecret) {
        self.descriptor = descriptor
        seal = FrameSeal(secret, .replies)
    }

    mutating func sendReady() {
        var frame = WireWriter()
        self.frame(.ready, identifier: nil, in: &frame)
        writeAll(frame.bytes)
    }

    /// Sends events; the last ones report that the request is complete.
    mutating func send(_ events: [UInt8], of identifier: Int32, areLast: Bool) {
        var frames = WireWriter()
        let largest = Reply.maximumLength - 64
        var remaining = events[...]
        while !remaining.isEmpty {
            frame(.events, identifier: identifier, body: remaining.prefix(largest), in: &frames)
            remaining = remaining.dropFirst(largest)
        }
        if areLast { frame(.finished, identifier: identifier, in: &frames) }
        writeAll(frames.bytes)
    }

    private mutating func frame(
        _ kind: Reply.Kind,
        identifier: Int32?,
        body: ArraySlice<UInt8> = [],
        in frames: inout WireWriter
    ) {
        frames.write(count: 1 + (identifier == nil ? 0 : 4) + body.count)
        let start = frames.bytes.count
        frames.write(kind.rawValue)
        if let identifier { frames.write(identifier) }
        frames.write(contentsOf: body)
        frames.writeCheck(from: start, by: &seal)
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
