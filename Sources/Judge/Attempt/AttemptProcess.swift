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
    private let pipes: AttemptPipes
    private let program: String
    private let command: SandboxedCommand
    private let sandbox: any Sandbox
    /// Whether it ever said that it is up.
    private var isReady = false
    /// Whether a crash of it is looked into.
    let reportsCrashes: Bool
    private var isReaped = false

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
        let command = sandbox.attempt(program, reportsCrashes: reportsCrashes)
        (process, pipes) = try AttemptPipes.connected { ends throws(SpawnError) in
            try ChildProcess(command, with: ends.numbered)
        }
        self.program = program
        self.command = command
        self.sandbox = sandbox
        self.reportsCrashes = reportsCrashes
    }

    deinit { stop() }

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
        var outgoing = batch.sealed(by: &pipes.requestSeal)[...]
        var playback = Playback()
        let began = monotonicSeconds()
        pipes.begin(count: batch.identifiers.count)
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
                &patience,
                limits
            )
            if playback.termination?.kind == .timeLimit, start + seconds > last,
                !patience.isComputedAway
            {
                playback.termination?.code = Int(secondsTogether * 1_000)
            }
            if playback.termination != nil {
                playback.secondsOfLast = monotonicSeconds() - start - patience.secondsWaited
                playback.sandboxFault = faultOfSandbox
                break
            }
        }
        playback.seconds = monotonicSeconds() - began - together.secondsWaited
        // What was printed last came before the last reply, but may not have been read yet.
        pipes.drainPrints()
        return playback
    }

    /// Waits until a request is played, or the process at its end.
    ///
    /// Until the process is up it has more time: a start may take longer than a scene is allowed to.
    private func play(
        _ identifier: Int32,
        _ events: inout [UInt8],
        _ outgoing: inout ArraySlice<UInt8>,
        _ patience: inout Patience,
        _ limits: AttemptLimits
    ) -> Termination? {
        let printedBefore = pipes.printedBytes
        let afterStart = patience
        if !isReady { patience = patience.lasting(atLeast: limits.secondsToStart) }
        var replied = RequestReplies(identifier: identifier)
        defer { events = replied.events }
        while true {
            do {
                let isDone = try replied.read(&pipes.replyBuffer)
                if replied.isReady, !isReady {
                    isReady = true
                    patience = afterStart.fromNow
                }
                if isDone { return nil }
            } catch {
                return end(as: .nonsense, Termination.nonsense.message)
            }
            if replied.events.count > limits.replyBytes {
                return endOfSteps(limits)
            }
            if !pipes.hasReplies { return endOfProcess(&patience) }
            let printed = pipes.printedBytes - printedBefore
            let remaining = patience.end(for: process.identifier) - monotonicSeconds()
            if printed > (remaining > 0 ? limits.mostPrintedBytes : limits.printedBytes) {
                let most = limits.printedBytes.inBytes
                return end(as: .flood, "printed more than \(most) without returning")
            }
            if remaining <= 0 { return endOfTime(patience, limits) }
            pipes.exchange(
                &outgoing,
                seconds: min(remaining, patience.step),
                remaining: remaining
            )
        }
    }

    /// The least time, in seconds, in which a process whose replies are at an end may be gone.
    private static let secondsToEnd = 0.5

    private var faultOfSandbox: SandboxFault? {
        guard !isReady, let complaint = command.complaint(in: pipes.errorBytes) else { return nil }
        return SandboxFault("The answer's sandbox does not start: \(complaint)")
    }

    /// Takes what the attempt printed so far.
    func takePrinted() -> PrintedBytes { pipes.takePrinted() }

    private func end(as kind: Termination.Kind, _ message: String, code: Int = 0) -> Termination {
        pipes.drainPrints()
        stop()
        return Termination(kind: kind, code: code, message: message)
    }

    private func endOfTime(_ patience: Patience, _ limits: AttemptLimits) -> Termination {
        let report = reportOfLoop(seconds: limits.secondsPerCrashReport)
        let end: Termination
        if patience.isComputedAway,
            let seconds = limits.secondsOfComputing(within: limits.secondsPerCase)
        {
            end = self.end(as: .timeLimit, Termination.ofComputing, code: Int(seconds * 1_000))
        } else {
            let seconds = isReady ? limits.secondsPerCase : limits.secondsToStart
            end = self.end(as: .timeLimit, "", code: Int(seconds * 1_000))
        }
        return report?.located(end) ?? end
    }

    /// What does too many steps does so in a loop as well.
    ///
    /// What prints too much is in the C library, from where the runtime does not find back to the answer.
    private func endOfSteps(_ limits: AttemptLimits) -> Termination {
        let report = reportOfLoop(seconds: limits.secondsPerCrashReport)
        let end = self.end(as: .flood, "did more than \(limits.replyBytes.inBytes) of steps")
        return report?.located(end) ?? end
    }

    /// Has the runtime report where an attempt is that does not return; `nil` where it tells nothing in time.
    ///
    /// What it tells is as little to be trusted as all else that an attempt writes: it can name no more than
    /// a line of the answer.
    private func reportOfLoop(seconds: Double) -> CrashReport? {
        guard reportsCrashes, pipes.keepsErrors, process.askForReport() else { return nil }
        let deadline = monotonicSeconds() + seconds
        var known = -1
        while true {
            let errors = pipes.errorBytes
            if errors.count > known {
                known = errors.count
                if CrashReport.isWhole(in: errors) {
                    return CrashReport(errors: errors, program: program)
                }
            }
            let remaining = deadline - monotonicSeconds()
            guard remaining > 0 else { return nil }
            pipes.awaitErrors(seconds: remaining)
        }
    }

    /// The replies are at an end: the process is gone, or closed them to pretend so.
    private func endOfProcess(_ patience: inout Patience) -> Termination {
        let ended = awaitedEnd(&patience)
        pipes.drainPrints()
        guard let ended else { return end(as: .nonsense, "the attempt closed its channel") }
        isReaped = true
        process.kill()
        sandbox.sweep()
        switch command.end(ended) {
        case .exited(let status):
            return Termination(kind: .exit, code: Int(status))
        case .signalled(let signal):
            return CrashReport(errors: pipes.errorBytes, program: program)
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
}

extension Int {
    /// A number of bytes as people say it: "16 MB".
    fileprivate var inBytes: String { self < 1 << 20 ? "\(self >> 10) KB" : "\(self >> 20) MB" }
}
