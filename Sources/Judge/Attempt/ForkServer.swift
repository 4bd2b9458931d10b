import Foundation
import Scenario

#if canImport(Glibc)
    import Glibc
#endif

/// A program of an attempt's in its sandbox that has not begun to play, and forks an attempt as often as
/// it is asked to: for an answer that ends its process again and again, since to make a sandbox and to
/// load a program takes ten times as long.
///
/// What it says is as little to be trusted as what its attempts say: code of the answer's may run in it
/// before it forks.
final class ForkServer {
    let program: String
    let command: SandboxedCommand
    let sandbox: any Sandbox
    private let process: ChildProcess
    private let channel: ForkChannel
    private var hasEnded = false

    /// The longest, in seconds, that it may take to do what it is asked.
    private static let secondsAllowed = 2.0

    /// Starts a program; `nil` where the sandbox has no way to.
    init?(program: String, in sandbox: any Sandbox) throws(SpawnError) {
        guard let command = sandbox.forkServer(program) else { return nil }
        let (channel, its) = try ForkChannel.pair()
        defer { close(its) }
        self.program = program
        self.command = command
        self.sandbox = sandbox
        self.channel = channel
        process = try ChildProcess(command, with: [(its, ForkOrder.descriptor)])
    }

    deinit { end() }

    /// Forks an attempt.
    ///
    /// - Parameter descriptors: What it finds under the numbers from 1 on.
    func fork(_ descriptors: [Int32]) throws(SpawnError) -> ForkedProcess {
        let answer = ask(.start, descriptors)
        guard answer == 0 else {
            end()
            throw SpawnError(executable: "a fork of \(program)", number: answer ?? ECHILD)
        }
        return ForkedProcess(from: self)
    }

    /// Asks for something and waits for the answer; `nil` where none comes.
    private func ask(_ order: ForkOrder, _ descriptors: [Int32] = []) -> Int32? {
        guard !hasEnded, channel.send(order, descriptors) else { return nil }
        return channel.answer(within: ForkServer.secondsAllowed)
    }

    /// Ends the program, and all that it forked.
    private func end() {
        guard !hasEnded else { return }
        process.kill()
        _ = process.wait()
        hasEnded = true
        sandbox.sweep()
    }

    // MARK: The attempt

    /// The process of the sandbox.
    var identifier: pid_t { process.identifier }

    /// Ends the attempt that was forked last.
    func killAttempt() -> ProcessEnd { end(after: .kill) ?? .signalled(SIGKILL) }

    /// How the attempt that was forked last ended, if it has.
    func pollAttempt() -> ProcessEnd? { end(after: .look) }

    /// Where the program itself has ended, or was made to stand still, so have all that it forked.
    private func end(after order: ForkOrder) -> ProcessEnd? {
        guard let status = ask(order) else {
            end()
            return .signalled(SIGKILL)
        }
        return status == ForkOrder.running ? nil : ProcessEnd(waitStatus: status)
    }
}

/// An attempt that a ``ForkServer`` forked.
final class ForkedProcess: RunningProcess {
    private let server: ForkServer
    private var end: ProcessEnd?

    init(from server: ForkServer) {
        self.server = server
    }

    var identifier: pid_t { server.identifier }

    func kill() {
        if end == nil { end = server.killAttempt() }
    }

    /// Attempts that are forked have no such runtime.
    func askForReport() -> Bool { false }

    func wait() -> ProcessEnd {
        kill()
        return end ?? .signalled(SIGKILL)
    }

    func poll() -> ProcessEnd? {
        if end == nil { end = server.pollAttempt() }
        return end
    }
}
