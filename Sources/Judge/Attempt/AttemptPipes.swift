import Foundation
import Scenario

#if canImport(Glibc)
    import Glibc
#endif

/// The four pipes between the judge and an attempt: requests go in, replies and prints come out.
///
/// Every byte that comes out is hostile.
final class AttemptPipes {
    /// The replies as they come in.
    var replyBuffer: ReplyBuffer
    /// What seals the requests.
    var requestSeal: FrameSeal
    private let requests: Int32
    private var replies: InputStream
    private var prints: InputStream
    private var errors: InputStream
    /// Whether many requests are played, one behind the other.
    private var playsMany = false
    private var isWide = false

    /// From so many requests on the judge polls for replies: to be woken up by each takes both sides
    /// longer than a scene does.
    private static let manyRequests = 100
    /// The time between two polls, in seconds.
    private static let secondsBetweenPolls = 0.001

    /// The attempt's ends, by the numbers under which it finds them.
    struct OtherEnds {
        let output: Int32
        let errors: Int32
        let requests: Int32
        let replies: Int32

        /// Each end, and its number in the attempt, from 1 on.
        var numbered: [(own: Int32, its: Int32)] {
            [(output, 1), (errors, 2), (requests, 3), (replies, 4)]
        }

        /// Closes them here, once the attempt has them.
        func close() { numbered.forEach { _ = Foundation.close($0.own) } }
    }

    /// A descriptor that is read as bytes come.
    private struct InputStream {
        let descriptor: Int32
        var buffer: [UInt8] = []
        var total = 0
        /// The ends of lines among the bytes that were not kept.
        var linesLost = 0
        var isOpen = true

        /// The most that is kept of what nobody asks for in between, in bytes.
        static let capacity = 1 << 18

        /// Keeps bytes, if there is room.
        mutating func keep(_ bytes: [UInt8]) {
            let room = max(InputStream.capacity - buffer.count, 0)
            buffer += bytes.prefix(room)
            linesLost += bytes.dropFirst(room).lineEnds
        }
    }

    /// Makes the pipes, and has an attempt started that has their other ends.
    ///
    /// - Parameter start: Starts the attempt.
    static func connected<Attempt>(
        _ start: (OtherEnds) throws(SpawnError) -> Attempt
    ) throws(SpawnError) -> (Attempt, AttemptPipes) {
        let request = try ProcessPipe()
        let reply = try ProcessPipe()
        let output = try ProcessPipe()
        let errors = try ProcessPipe()
        let others = OtherEnds(
            output: output.writing,
            errors: errors.writing,
            requests: request.reading,
            replies: reply.writing
        )
        defer { others.close() }
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

    /// Whether more replies may come.
    var hasReplies: Bool { replies.isOpen }

    /// How many bytes were printed so far.
    var printedBytes: Int { prints.total + errors.total }

    /// What was printed to standard error since it was last taken.
    var errorBytes: [UInt8] { errors.buffer }

    /// Whether more of what is printed to standard error is kept.
    var keepsErrors: Bool { errors.buffer.count < InputStream.capacity }

    /// Takes what the attempt printed so far.
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

    /// Prepares for so many requests, which are about to be sent.
    func begin(count: Int) {
        playsMany = count >= AttemptPipes.manyRequests
        guard playsMany, !isWide else { return }
        // Otherwise the attempt soon waits for room. Where the system allows no more, it does.
        for descriptor in [requests, replies.descriptor] { ProcessPipe.widen(descriptor) }
        isWide = true
    }

    /// Sends what has room, and takes what comes in a time.
    ///
    /// - Parameters:
    ///   - outgoing: What is left to send.
    ///   - seconds: The longest to wait.
    ///   - remaining: The seconds that the attempt has left.
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
        // A wide pipe may hold more than what is read at once.
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

    /// Waits for what is printed to standard error, and for nothing else.
    func awaitErrors(seconds: Double) {
        guard errors.isOpen else { return _ = usleep(UInt32(min(seconds, 0.1) * 1e6)) }
        var waiting = pollfd(fd: errors.descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, Int32(min(seconds, 1) * 1_000) + 1)
        if waiting.revents != 0 { receive(&errors) }
    }

    /// Takes what is still there of what was printed.
    func drainPrints() {
        for _ in 0..<64 {
            let before = prints.total + errors.total
            if prints.isOpen { receive(&prints) }
            if errors.isOpen { receive(&errors) }
            if prints.total + errors.total == before { return }
        }
    }
}
