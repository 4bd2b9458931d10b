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
    private var replyBuffer: ReplyBuffer
    private var requestSeal: FrameSeal
    private var prints: InputStream
    private var errors: InputStream
    private let program: String
    private let command: SandboxedCommand
    private let sandbox: any Sandbox
    /// Whether it ever said that it is up.
    private var isReady = false
    /// Whether a crash of it is looked into.
    let reportsCrashes: Bool
    private var isReaped = false
    private var looking = LookingPace()
    /// Whether many requests and replies have room in their pipes; `nil` before there were many.
    private var hasWidePipes: Bool?
    /// The bytes that the last look found printed.
    private var printedLately = 0

    /// A descriptor that is read as bytes come.
    private struct InputStream {
        let descriptor: Int32
        var buffer: [UInt8] = []
        var total = 0
        var isOpen = true

        /// The most that is kept of what nobody asks for in between, in bytes.
        private static let capacity = 1 << 18

        /// Keeps bytes, if there is room.
        mutating func keep(_ bytes: [UInt8]) {
            buffer += bytes.prefix(max(InputStream.capacity - buffer.count, 0))
        }
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The program's path; the answer's copy lies beside it.
    ///   - sandbox: What it is started in.
    ///   - reportsCrashes: Whether a crash is looked into, which takes its time.
    init(
        program: String,
        in sandbox: any Sandbox,
        reportsCrashes: Bool = true
    ) throws(SpawnError) {
        let requestPipe = try ProcessPipe()
        let replyPipe = try ProcessPipe()
        let printPipe = try ProcessPipe()
        let errorPipe = try ProcessPipe()
        let command = sandbox.attempt(program, reportsCrashes: reportsCrashes)
        let files = OpenFiles(command.openFiles.merging([0: "/dev/null"]) { file, _ in file })
        let itsEnds = [
            requestPipe.reading, replyPipe.writing, printPipe.writing, errorPipe.writing,
        ]
        defer {
            itsEnds.forEach { close($0) }
            files.close()
        }
        self.program = program
        self.command = command
        self.sandbox = sandbox
        self.reportsCrashes = reportsCrashes
        process = try ChildProcess(
            command.executable,
            command.arguments,
            environment: command.environment,
            descriptors: files.descriptors + [
                (printPipe.writing, 1), (errorPipe.writing, 2),
                (requestPipe.reading, 3), (replyPipe.writing, 4),
            ]
        )
        let secret = ChannelSecret()
        replyBuffer = ReplyBuffer(seal: FrameSeal(secret, .replies))
        requestSeal = FrameSeal(secret, .requests)
        requests = requestPipe.writing
        replies = InputStream(descriptor: replyPipe.reading)
        prints = InputStream(descriptor: printPipe.reading)
        errors = InputStream(descriptor: errorPipe.reading)
        [requests, replies.descriptor, prints.descriptor, errors.descriptor]
            .forEach(makeNonBlocking)
        _ = write(requests, secret.bytes, ChannelSecret.byteCount)
    }

    deinit {
        stop()
        [requests, replies.descriptor, prints.descriptor, errors.descriptor].forEach { close($0) }
    }

    /// Whether the process has ended.
    var hasEnded: Bool { isReaped }

    /// Ends the process, if it still runs.
    func stop() {
        guard !isReaped else { return }
        process.kill()
        _ = process.wait()
        isReaped = true
        sandbox.sweep()
    }

    // MARK: Playing

    /// What came of requests that were sent together.
    struct Playback {
        /// The events of each request, as bytes; those of the last one may be cut short.
        var events: [[UInt8]] = []
        /// How the process ended in the last request, if it did not play all.
        var termination: Termination?
        /// Why the process was never begun: the fault of what was to start it.
        var sandboxFault: SandboxFault?
        /// The seconds that all requests took, without those in which the machine was busy with others.
        var seconds = 0.0
        /// The seconds from the last request that was begun to its end.
        var secondsOfLast = 0.0
    }

    /// Sends requests, one behind the other without waiting, and collects their events.
    ///
    /// - Parameters:
    ///   - batch: What to play, with numbers that no request to this process had before.
    ///   - seconds: How long the attempt has for each.
    ///   - limits: How much the attempt may use.
    ///   - secondsBefore: What was used up before of the time for scenes that are played together.
    func play(
        _ batch: RequestBatch,
        seconds: Double,
        limits: AttemptLimits,
        after secondsBefore: Double = 0
    ) -> Playback {
        var outgoing = batch.sealed(by: &requestSeal)[...]
        var playback = Playback()
        let began = monotonicSeconds()
        looking.begin(count: batch.identifiers.count, at: began)
        if looking.isResting { widenPipes() }
        let secondsTogether = max(seconds, limits.secondsPerBatch)
        var together = Patience(from: began, to: began + secondsTogether - secondsBefore)
        for identifier in batch.identifiers {
            let start = monotonicSeconds()
            let last = together.end(for: process.identifier)
            var patience = Patience(
                from: start,
                to: min(start + seconds, last),
                computing: limits.secondsOfComputing(within: seconds)
            )
            playback.events.append([])
            playback.termination = play(
                identifier,
                &playback.events[playback.events.count - 1],
                &outgoing,
                done: Int(identifier - batch.identifiers.lowerBound),
                &patience,
                limits
            )
            if playback.termination?.kind == .timeLimit, start + seconds > last {
                playback.termination?.code = Int(secondsTogether * 1_000)
            }
            if playback.termination != nil {
                playback.secondsOfLast = monotonicSeconds() - start - patience.secondsWaited
                playback.sandboxFault = faultOfSandbox
                break
            }
        }
        playback.seconds = monotonicSeconds() - began - together.secondsWaited
        return playback
    }

    /// Waits until a request is played, or the process at its end.
    ///
    /// Until the process is up it has more time: a start may take longer than a scene is allowed to.
    private func play(
        _ identifier: Int32,
        _ events: inout [UInt8],
        _ outgoing: inout ArraySlice<UInt8>,
        done: Int,
        _ patience: inout Patience,
        _ limits: AttemptLimits
    ) -> Termination? {
        let printedBefore = prints.total + errors.total
        let afterStart = patience
        if !isReady { patience = patience.lasting(atLeast: limits.secondsToStart) }
        var replied = RequestReplies(identifier: identifier)
        defer { events = replied.events }
        while true {
            do {
                let isDone = try replied.read(&replyBuffer)
                if replied.isReady, !isReady {
                    isReady = true
                    patience = afterStart.fromNow
                }
                if isDone { return nil }
            } catch {
                return end(as: .nonsense, Termination.nonsense.message)
            }
            if replied.events.count > limits.replyBytes {
                return end(as: .flood, "did more than \(limits.replyBytes >> 20) MB of steps")
            }
            if !replies.isOpen { return endOfProcess(&patience) }
            if prints.total + errors.total - printedBefore > limits.printedBytes {
                return end(as: .flood, "printed more than \(limits.printedBytes >> 10) KB")
            }
            let remaining = patience.end(for: process.identifier) - monotonicSeconds()
            if remaining <= 0 { return endOfTime(patience, limits) }
            if looking.isResting {
                if !outgoing.isEmpty { send(&outgoing) }
                rest(done: done, atMost: remaining)
            }
            exchange(&outgoing, seconds: min(remaining, patience.step))
        }
    }

    /// Lets the attempt play on its own until it is worth while to look for replies.
    private func rest(done: Int, atMost seconds: Double) {
        let hasRoom = hasWidePipes == true && printedLately <= AttemptProcess.littleText
        let rest = looking.rest(done: done, at: monotonicSeconds(), hasRoom: hasRoom)
        usleep(UInt32(min(rest, seconds) * 1e6))
    }

    /// An attempt that prints more between two looks may fill the pipe before the next one.
    private static let littleText = 1 << 13

    /// The least time, in seconds, in which a process whose replies are at an end may be gone.
    private static let secondsToEnd = 0.5

    private var faultOfSandbox: SandboxFault? {
        guard !isReady, let complaint = command.complaint(in: errors.buffer) else { return nil }
        return SandboxFault("The answer's sandbox does not start: \(complaint)")
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

    private func endOfTime(_ patience: Patience, _ limits: AttemptLimits) -> Termination {
        if patience.isComputedAway,
            let seconds = limits.secondsOfComputing(within: limits.secondsPerCase)
        {
            return end(as: .timeLimit, Termination.ofComputing, code: Int(seconds * 1_000))
        }
        let seconds = isReady ? limits.secondsPerCase : limits.secondsToStart
        return end(as: .timeLimit, "", code: Int(seconds * 1_000))
    }

    /// The replies are at an end: the process is gone, or closed them to pretend so.
    private func endOfProcess(_ patience: inout Patience) -> Termination {
        let ended = awaitedEnd(&patience)
        drainPrints()
        guard let ended else { return end(as: .nonsense, "the attempt closed its channel") }
        isReaped = true
        process.kill()
        sandbox.sweep()
        switch command.end(ended) {
        case .exited(let status):
            return Termination(kind: .exit, code: Int(status))
        case .signalled(let signal):
            return CrashReport(errors: errors.buffer, program: program)
                .termination(signal: signal)
        }
    }

    /// How the process ended, if it does within its time.
    private func awaitedEnd(_ patience: inout Patience) -> ProcessEnd? {
        // A scene's own time may be all but over, and a busy machine takes its time to end a process.
        let now = monotonicSeconds()
        var least = Patience(from: now, to: now + AttemptProcess.secondsToEnd)
        while true {
            if let end = process.poll() { return end }
            let last = max(
                patience.end(for: process.identifier),
                least.end(for: process.identifier)
            )
            guard monotonicSeconds() < last else { return nil }
            usleep(500)
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
        let printedBefore = prints.total + errors.total
        defer { printedLately = prints.total + errors.total - printedBefore }
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

    /// Gives room to many requests and replies, once, where the system allows it.
    private func widenPipes() {
        guard hasWidePipes == nil else { return }
        let areWide = [requests, replies.descriptor].map(ProcessPipe.widen)
        hasWidePipes = !areWide.contains(false)
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

    private func drainPrints() {
        for _ in 0..<64 {
            let before = prints.total + errors.total
            if prints.isOpen { receive(&prints) }
            if errors.isOpen { receive(&errors) }
            if prints.total + errors.total == before { return }
        }
    }
}
