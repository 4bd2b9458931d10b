import Foundation
import Scenario

#if canImport(Glibc)
    import Glibc
#endif

/// A running attempt: requests go in, replies and prints come out.
///
/// Every byte of it is hostile.
final class AttemptProcess {
    private let process: ChildProcess
    private let requests: Int32
    private var replies: InputStream
    private var prints: InputStream
    private var errors: InputStream
    private let crashReport: String
    private var isReaped = false

    /// A descriptor that is read as bytes come.
    private struct InputStream {
        let descriptor: Int32
        var buffer: [UInt8] = []
        /// How many bytes at the start of the buffer are dealt with.
        var consumed = 0
        var total = 0
        var isOpen = true
    }

    /// Starts a program in a folder of its own for crash reports.
    init(program: String, crashReport: String, reportsCrashes: Bool) throws(SpawnError) {
        let requestPipe = try ProcessPipe()
        let replyPipe = try ProcessPipe()
        let printPipe = try ProcessPipe()
        let errorPipe = try ProcessPipe()
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let itsEnds = [
            requestPipe.reading, replyPipe.writing, printPipe.writing, errorPipe.writing,
        ]
        defer { (itsEnds + [null]).forEach { close($0) } }
        self.crashReport = crashReport
        unlink(crashReport)
        process = try ChildProcess(
            program,
            [],
            environment: AttemptProcess.environment(
                crashReport: reportsCrashes ? crashReport : nil
            ),
            descriptors: [
                (null, 0), (printPipe.writing, 1), (errorPipe.writing, 2),
                (requestPipe.reading, 3), (replyPipe.writing, 4),
            ]
        )
        requests = requestPipe.writing
        replies = InputStream(descriptor: replyPipe.reading)
        prints = InputStream(descriptor: printPipe.reading)
        errors = InputStream(descriptor: errorPipe.reading)
        [requests, replies.descriptor, prints.descriptor, errors.descriptor]
            .forEach(makeNonBlocking)
    }

    deinit {
        stop()
        [requests, replies.descriptor, prints.descriptor, errors.descriptor].forEach { close($0) }
    }

    /// On a crash the runtime writes a report that names the line, if there is a place for it;
    /// nothing else is handed on.
    private static func environment(crashReport: String?) -> [String: String] {
        let report = crashReport.map {
            "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
                + "limit=64,format=json,output-to=\($0)"
        }
        return ["SWIFT_BACKTRACE": report ?? "enable=no", "LANG": "C.UTF-8"]
    }

    /// Ends the process, if it still runs.
    func stop() {
        guard !isReaped else { return }
        process.kill()
        _ = process.wait()
        isReaped = true
    }

    // MARK: Playing

    /// What came of requests that were sent together.
    struct Playback {
        /// The events of each request, as bytes; those of the last one may be cut short.
        var events: [[UInt8]] = []
        /// How the process ended in the last request, if it did not play all.
        var termination: Termination?
    }

    /// Sends requests, one behind the other without waiting, and collects their events.
    ///
    /// - Parameters:
    ///   - requests: What to play, with numbers that count up.
    ///   - seconds: How long the attempt has for each.
    func play(_ requests: [Request], seconds: Double, limits: AttemptLimits) -> Playback {
        var outgoing = AttemptProcess.frames(requests)[...]
        var playback = Playback()
        for request in requests {
            playback.events.append([])
            playback.termination = play(
                request.header.identifier,
                &playback.events[playback.events.count - 1],
                &outgoing,
                until: monotonicSeconds() + seconds,
                limits
            )
            if playback.termination != nil { break }
        }
        return playback
    }

    private static func frames(_ requests: [Request]) -> [UInt8] {
        var frames = WireWriter()
        var body = WireWriter()
        for request in requests {
            body.removeAll()
            request.write(to: &body)
            frames.write(frame: body.bytes)
        }
        return frames.bytes
    }

    /// Waits until a request is played, or the process at its end.
    private func play(
        _ identifier: Int32,
        _ events: inout [UInt8],
        _ outgoing: inout ArraySlice<UInt8>,
        until deadline: Double,
        _ limits: AttemptLimits
    ) -> Termination? {
        let printedBefore = prints.total + errors.total
        while true {
            while let reply = nextReply() {
                switch reply {
                case .success(.ready): continue
                case .success(.events(identifier, let bytes)): events.append(contentsOf: bytes)
                case .success(.finished(identifier)): return nil
                default: return end(as: .nonsense, "the attempt's replies make no sense")
                }
            }
            if events.count > limits.replyBytes {
                return end(as: .flood, "did more than \(limits.replyBytes >> 20) MB of steps")
            }
            if !replies.isOpen { return endOfProcess(until: deadline) }
            if prints.total + errors.total - printedBefore > limits.printedBytes {
                return end(as: .flood, "printed more than \(limits.printedBytes >> 10) KB")
            }
            let remaining = deadline - monotonicSeconds()
            if remaining <= 0 {
                return end(as: .timeLimit, "", code: Int(limits.secondsPerCase * 1_000))
            }
            exchange(&outgoing, seconds: remaining)
        }
    }

    /// Takes what the attempt printed so far: to standard output, and to standard error.
    func takePrinted() -> (output: [UInt8], errors: [UInt8]) {
        defer {
            prints.buffer = []
            errors.buffer = []
        }
        return (prints.buffer, errors.buffer)
    }

    private func end(as kind: Termination.Kind, _ message: String, code: Int = 0) -> Termination {
        drainPrints()
        stop()
        return Termination(kind: kind, code: code, message: message)
    }

    /// The replies are at an end: the process is gone, or closed them to pretend so.
    private func endOfProcess(until deadline: Double) -> Termination {
        var ended = process.poll()
        while ended == nil, monotonicSeconds() < deadline {
            usleep(500)
            ended = process.poll()
        }
        drainPrints()
        guard let ended else { return end(as: .nonsense, "the attempt closed its channel") }
        isReaped = true
        process.kill()
        switch ended {
        case .exited(let status):
            return Termination(kind: .exit, code: Int(status))
        case .signalled(let signal):
            let errorText = String(decoding: errors.buffer, as: UTF8.self)
            return CrashReport(file: crashReport, errorText: errorText)
                .termination(signal: signal)
        }
    }

    // MARK: Exchange

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
        if waiting[0].revents != 0 { receive(&replies) }
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

    private func receive(_ stream: inout InputStream) {
        switch readAvailable(stream.descriptor) {
        case .bytes(let bytes):
            stream.total += bytes.count
            stream.buffer.append(contentsOf: bytes)
        case .nothingYet: break
        case .end: stream.isOpen = false
        }
    }

    private func drainPrints() {
        for _ in 0..<64 {
            let before = prints.total + errors.total
            if prints.isOpen { receive(&prints) }
            if errors.isOpen { receive(&errors) }
            if prints.total + errors.total == before { return }
        }
    }

    /// The next whole reply in the buffer.
    private func nextReply() -> Result<Reply, WireError>? {
        let start = replies.consumed
        guard replies.buffer.count >= start + 4 else { return nil }
        var header = WireReader(replies.buffer[start..<start + 4])
        guard let length = try? Int(header.int32()), length > 0, length <= Reply.maximumLength
        else {
            return .failure(.impossibleLength(0))
        }
        guard replies.buffer.count >= start + 4 + length else { return nil }
        var reader = WireReader(replies.buffer[start + 4..<start + 4 + length])
        let reply = Result { () throws(WireError) in try Reply(from: &reader) }
        replies.consumed += 4 + length
        if replies.consumed == replies.buffer.count || replies.consumed > 1 << 20 {
            replies.buffer.removeFirst(replies.consumed)
            replies.consumed = 0
        }
        return reply
    }
}
