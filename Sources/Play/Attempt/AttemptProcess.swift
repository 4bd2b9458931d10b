import Foundation
import Isolation
import Platform
import Scenario
import Wire

/// The running process of an attempt.
///
/// Every byte that it writes is hostile.
package final class AttemptProcess {
    private let process: ChildProcess
    private let pipes: AttemptPipes
    private let program: String
    private let command: SandboxedCommand
    private let sandbox: any Sandbox
    /// Whether the process has reported that it is up.
    private var isReady = false
    package let reportsCrashes: Bool
    private var isReaped = false

    /// Spawns an attempt in a sandbox.
    ///
    /// - Parameters:
    ///   - program: The program's path; a copy of the answer file lies in the same folder.
    ///   - reportsCrashes: Whether the runtime reports crashes, which takes time.
    package init(
        program: String,
        in sandbox: any Sandbox,
        reportsCrashes: Bool = true
    ) throws(SpawnError) {
        let command = sandbox.attempt(program, reportsCrashes: reportsCrashes)
        (process, pipes) = try AttemptPipes.connected { ends throws(SpawnError) in
            try ChildProcess(command, with: ends)
        }
        self.program = program
        self.command = command
        self.sandbox = sandbox
        self.reportsCrashes = reportsCrashes
    }

    deinit { stop() }

    package var hasEnded: Bool { isReaped }

    func stop() {
        guard !isReaped else { return }
        process.kill()
        _ = process.wait()
        isReaped = true
        sandbox.sweep()
    }

    // MARK: Playing

    /// Sends a batch of requests without waiting for each reply, and collects their events.
    ///
    /// - Parameters:
    ///   - batch: The requests, with numbers that this process has not seen before.
    ///   - seconds: The time limit of each request.
    ///   - secondsBefore: The part of the limit for scenes played together that is already used up.
    package func play(
        _ batch: RequestBatch,
        seconds: Double,
        limits: AttemptLimits,
        after secondsBefore: Double = 0
    ) -> Playback {
        var outgoing = batch.sealed(by: &pipes.requestSeal)[...]
        var playback = Playback()
        let began = monotonicSeconds()
        pipes.begin(count: batch.identifiers.count)
        let secondsTogether = max(seconds, limits.scene.secondsTogether)
        var together = TimeAllowance(from: began, to: began + secondsTogether - secondsBefore)
        for identifier in batch.identifiers {
            let start = monotonicSeconds()
            let last = together.end(for: process.identifier)
            var allowance = TimeAllowance(
                from: start,
                to: min(start + seconds, last),
                computing: limits.scene.secondsOfCPUTime(within: seconds)
            )
            playback.events.append([])
            playback.termination = play(
                identifier,
                &playback.events[playback.events.count - 1],
                &outgoing,
                &allowance,
                limits
            )
            if playback.termination?.kind == .timeLimit, start + seconds > last,
                !allowance.hasExhaustedCPUTime
            {
                playback.termination?.code = Int(secondsTogether * 1_000)
            }
            if playback.termination != nil {
                playback.secondsOfLast = monotonicSeconds() - start - allowance.secondsWaited
                playback.sandboxFault = faultOfSandbox
                break
            }
        }
        playback.seconds = monotonicSeconds() - began - together.secondsWaited
        // Output printed before the last reply may still be unread in the pipes.
        pipes.drainPrints()
        return playback
    }

    /// Waits until a request is played or the process ends.
    ///
    /// Until the process is up it has more time, because starting may take longer than a scene may.
    private func play(
        _ identifier: Int32,
        _ events: inout [UInt8],
        _ outgoing: inout ArraySlice<UInt8>,
        _ allowance: inout TimeAllowance,
        _ limits: AttemptLimits
    ) -> Termination? {
        let printedBefore = pipes.printedBytes
        let afterStart = allowance
        if !isReady { allowance = allowance.lasting(atLeast: limits.scene.secondsUntilReady) }
        var replied = RequestReplies(identifier: identifier)
        defer { events = replied.events }
        while true {
            do {
                let isDone = try replied.read(&pipes.replyBuffer)
                if replied.isReady, !isReady {
                    isReady = true
                    allowance = afterStart.fromNow
                }
                if isDone { return nil }
            } catch {
                return end(as: .malformedReply, Termination.malformedReply.message)
            }
            if replied.events.count > limits.scene.replyBytes {
                return endOfSteps(limits)
            }
            if !pipes.hasReplies { return endOfProcess(&allowance) }
            let printed = pipes.printedBytes - printedBefore
            let remaining = allowance.end(for: process.identifier) - monotonicSeconds()
            let maximum =
                remaining > 0 ? SceneLimits.maximumPrintedBytes : SceneLimits.printedBytes
            if printed > maximum {
                let most = SceneLimits.printedBytes.inBytes
                return end(as: .flood, "printed more than \(most) without returning")
            }
            if remaining <= 0 { return endOfTime(allowance, limits) }
            let wait = min(remaining, allowance.step)
            let began = monotonicSeconds()
            pipes.exchange(&outgoing, seconds: wait, remaining: remaining)
            allowance.noteWait(of: wait, taken: monotonicSeconds() - began)
        }
    }

    /// The seconds in which a process must end after it has closed its reply pipe.
    private static let secondsToEnd = 0.5

    private var faultOfSandbox: SandboxFault? {
        guard !isReady, let complaint = command.complaint(in: pipes.errorBytes) else { return nil }
        return SandboxFault("The answer's sandbox does not start: \(complaint)")
    }

    package func takePrinted() -> PrintedBytes { pipes.takePrinted() }

    private func end(as kind: Termination.Kind, _ message: String, code: Int = 0) -> Termination {
        pipes.drainPrints()
        stop()
        return Termination(kind: kind, code: code, message: message)
    }

    private func endOfTime(_ allowance: TimeAllowance, _ limits: AttemptLimits) -> Termination {
        let report = reportOfLoop(seconds: limits.crashReports.secondsPerReport)
        let end: Termination
        if allowance.hasExhaustedCPUTime,
            let seconds = limits.scene.secondsOfCPUTime(within: limits.scene.seconds)
        {
            end = self.end(as: .timeLimit, Termination.ofComputing, code: Int(seconds * 1_000))
        } else {
            let seconds = isReady ? limits.scene.seconds : limits.scene.secondsUntilReady
            end = self.end(as: .timeLimit, "", code: Int(seconds * 1_000))
        }
        return report?.located(end) ?? end
    }

    /// Ends an attempt that takes too many steps; it is in a loop, so the runtime reports where.
    ///
    /// For an attempt that prints too much there is no report: it is in the C library, from which the runtime
    /// cannot unwind to the answer.
    private func endOfSteps(_ limits: AttemptLimits) -> Termination {
        let report = reportOfLoop(seconds: limits.crashReports.secondsPerReport)
        let size = limits.scene.replyBytes.inBytes
        let end = self.end(as: .flood, "took so many steps that their record exceeds \(size)")
        return report?.located(end) ?? end
    }

    /// Makes the runtime report where a stuck attempt is; `nil` if no report arrives in time.
    ///
    /// The report is as hostile as everything else that an attempt writes. It can name at most a line of the
    /// answer.
    private func reportOfLoop(seconds: Double) -> CrashReport? {
        guard reportsCrashes, OperatingSystem.own.crashes == .reportedByRuntime,
            pipes.keepsErrors, process.askForReport()
        else { return nil }
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

    /// Handles a closed reply pipe: the process has ended, or pretends that it has.
    private func endOfProcess(_ allowance: inout TimeAllowance) -> Termination {
        let ended = awaitedEnd(&allowance)
        pipes.drainPrints()
        guard let ended else { return end(as: .malformedReply, "the attempt closed its channel") }
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

    /// How the process ended; `nil` if it did not end in time.
    private func awaitedEnd(_ allowance: inout TimeAllowance) -> ProcessEnd? {
        // A scene may have used up nearly all its time, and a busy machine takes time to end a process.
        let now = monotonicSeconds()
        var least = TimeAllowance(from: now, to: now + AttemptProcess.secondsToEnd)
        while true {
            if let end = process.poll() { return end }
            let last = max(
                allowance.end(for: process.identifier),
                least.end(for: process.identifier)
            )
            guard monotonicSeconds() < last else { return nil }
            usleep(500)
        }
    }
}

extension Int {
    /// The number of bytes in words: "16 MB".
    fileprivate var inBytes: String { self < 1 << 20 ? "\(self >> 10) KB" : "\(self >> 20) MB" }
}
