import Foundation
import Platform
import Wire

/// The pipes between the judge and an attempt: one for requests, one for replies, two for printed output.
///
/// Every byte that the attempt writes is hostile.
final class AttemptPipes {
    var replyBuffer: ReplyBuffer
    var requestSeal: FrameSeal
    private let requests: Int32
    private var replies: InputStream
    private var prints: InputStream
    private var errors: InputStream
    /// Whether the batch is so large that the judge polls for replies.
    private var playsMany = false
    private var isWide = false

    /// The size of a batch from which the judge polls for replies.
    ///
    /// A wake-up for each reply costs both sides more time than a scene.
    private static let manyRequests = 100
    private static let secondsBetweenPolls = 0.002

    /// The attempt's ends of the pipes, with the descriptors under which it finds them.
    typealias OtherEnds = [(own: Int32, its: Int32)]

    /// A descriptor with the bytes read from it so far.
    private struct InputStream {
        let descriptor: Int32
        var buffer: [UInt8] = []
        var total = 0
        /// The number of line ends among the dropped bytes.
        var linesLost = 0
        var isOpen = true

        /// The maximum number of bytes kept until the judge takes them.
        static let capacity = 1 << 18

        /// Keeps bytes while there is room, and counts the line ends in the rest.
        mutating func keep(_ bytes: [UInt8]) {
            let room = max(InputStream.capacity - buffer.count, 0)
            buffer += bytes.prefix(room)
            linesLost += bytes.dropFirst(room).lineEnds
        }
    }

    /// Makes the pipes, and calls `start` to spawn the attempt with their other ends.
    static func connected<Attempt>(
        _ start: (OtherEnds) throws(SpawnError) -> Attempt
    ) throws(SpawnError) -> (Attempt, AttemptPipes) {
        let request = try ProcessPipe()
        let reply = try ProcessPipe()
        let output = try ProcessPipe()
        let errors = try ProcessPipe()
        let others: OtherEnds = [
            (output.writing, 1), (errors.writing, 2), (request.reading, 3), (reply.writing, 4),
        ]
        // Closes the judge's copies once the attempt has its own.
        defer { others.forEach { close($0.own) } }
        let secret = ChannelSecret()
        let pipes = AttemptPipes(
            requests: request.writing,
            replies: reply.reading,
            output: output.reading,
            errors: errors.reading,
            secret: secret
        )
        let attempt = try start(others)
        _ = write(pipes.requests, secret.bytes, ChannelSecret.byteCount)
        return (attempt, pipes)
    }

    private init(
        requests: Int32,
        replies: Int32,
        output: Int32,
        errors: Int32,
        secret: ChannelSecret
    ) {
        replyBuffer = ReplyBuffer(seal: FrameSeal(secret, .replies))
        requestSeal = FrameSeal(secret, .requests)
        self.requests = requests
        self.replies = InputStream(descriptor: replies)
        prints = InputStream(descriptor: output)
        self.errors = InputStream(descriptor: errors)
        descriptors.forEach(makeNonBlocking)
    }

    deinit { descriptors.forEach { close($0) } }

    private var descriptors: [Int32] {
        [requests, replies.descriptor, prints.descriptor, errors.descriptor]
    }

    var hasReplies: Bool { replies.isOpen }

    var printedBytes: Int { prints.total + errors.total }

    /// The bytes on standard error since the last ``takePrinted()``.
    var errorBytes: [UInt8] { errors.buffer }

    /// Whether the buffer has room for more bytes from standard error.
    var keepsErrors: Bool { errors.buffer.count < InputStream.capacity }

    /// Returns the printed bytes since the last call, and clears the buffers.
    func takePrinted() -> PrintedBytes {
        defer {
            (prints.buffer, prints.linesLost) = ([], 0)
            (errors.buffer, errors.linesLost) = ([], 0)
        }
        return PrintedBytes(
            output: prints.buffer,
            errors: errors.buffer,
            linesLost: prints.linesLost + errors.linesLost
        )
    }

    func begin(count: Int) {
        playsMany = count >= AttemptPipes.manyRequests
        guard playsMany, !isWide else { return }
        // Without wide pipes the attempt soon blocks on a full pipe. The system may refuse to widen them.
        for descriptor in [requests, replies.descriptor] { ProcessPipe.widen(descriptor) }
        isWide = true
    }

    /// Sends what fits into the pipe, and receives what arrives.
    ///
    /// - Parameters:
    ///   - outgoing: The unsent bytes; sent ones are removed.
    ///   - seconds: The longest to wait.
    ///   - remaining: The seconds until the attempt times out.
    func exchange(
        _ outgoing: inout ArraySlice<UInt8>,
        seconds: Double,
        remaining: Double
    ) {
        if playsMany {
            if !outgoing.isEmpty { send(&outgoing) }
            usleep(UInt32(min(AttemptPipes.secondsBetweenPolls, remaining) * 1e6))
        }
        exchange(&outgoing, seconds: seconds)
    }

    private func exchange(_ outgoing: inout ArraySlice<UInt8>, seconds: Double) {
        var waiting = [
            pollfd(fd: replies.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: prints.isOpen ? prints.descriptor : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors.isOpen ? errors.descriptor : -1, events: Int16(POLLIN), revents: 0),
            pollfd(
                fd: outgoing.isEmpty ? -1 : requests,
                events: Int16(POLLOUT),
                revents: 0
            ),
        ]
        _ = poll(&waiting, nfds_t(waiting.count), Int32(min(seconds, 1) * 1_000) + 1)
        if waiting[3].revents != 0 { send(&outgoing) }
        if waiting[0].revents != 0 { receiveReplies() }
        if waiting[1].revents != 0 { receive(&prints) }
        if waiting[2].revents != 0 { receive(&errors) }
    }

    private func send(_ outgoing: inout ArraySlice<UInt8>) {
        let count = outgoing.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
        if count > 0 {
            outgoing = outgoing.dropFirst(count)
        } else if errno != EAGAIN, errno != EINTR {
            outgoing = []
        }
    }

    private func receiveReplies() {
        // A wide pipe may hold more than one read returns.
        for _ in 0..<ProcessPipe.wideCapacity / readCapacity {
            let before = replies.total
            receive(&replies)
            replyBuffer.append(replies.buffer)
            replies.buffer = []
            if replies.total - before < readCapacity { return }
        }
    }

    private func receive(_ stream: inout InputStream) {
        switch readAvailable(stream.descriptor) {
        case .bytes(let bytes):
            stream.total += bytes.count
            stream.keep(bytes)
        case .nothingYet: break
        case .end: stream.isOpen = false
        }
    }

    func awaitErrors(seconds: Double) {
        guard errors.isOpen else { return _ = usleep(UInt32(min(seconds, 0.1) * 1e6)) }
        var waiting = pollfd(fd: errors.descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, Int32(min(seconds, 1) * 1_000) + 1)
        if waiting.revents != 0 { receive(&errors) }
    }

    /// Reads the printed bytes that are left in the pipes.
    func drainPrints() {
        for _ in 0..<64 {
            let before = prints.total + errors.total
            if prints.isOpen { receive(&prints) }
            if errors.isOpen { receive(&errors) }
            if prints.total + errors.total == before { return }
        }
    }
}
