import Foundation

package struct ToolRun: Sendable {
    /// How it ended; `nil` after a timeout.
    package internal(set) var end: ProcessEnd?
    /// After a timeout, the CPU time of the tool's longest thread in seconds; `nil` if the system does not
    /// report it.
    package internal(set) var secondsOfLongestThread: Double?
    /// The CPU time of the tool and of the descendants for which it waited, in seconds.
    package let secondsComputed: Double
    /// Standard output and standard error together, cut off at the limit.
    package private(set) var output: [UInt8]

    /// Removes the first line of the output if it equals a given line.
    ///
    /// - Returns: Whether it does.
    package mutating func dropFirstLine(_ line: String) -> Bool {
        let bytes = Array("\(line)\n".utf8)
        guard output.starts(with: bytes) else { return false }
        output.removeFirst(bytes.count)
        return true
    }

    package var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs a tool to its end.
    ///
    /// - Parameters:
    ///   - environment: Its whole environment.
    ///   - openFiles: The files that it inherits, by descriptor.
    ///   - secondsAllowed: Its time limit, without the time in which a busy machine does not run
    ///     it.
    ///   - outputLimit: Output beyond this many bytes is read and dropped.
    package init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        openFiles: [Int32: String] = [:],
        secondsAllowed: Double,
        outputLimit: Int = 1 << 20
    ) throws(SpawnError) {
        try self.init(
            SandboxedCommand(
                executable: executable,
                arguments: arguments,
                environment: environment,
                openFiles: openFiles
            ),
            secondsAllowed: secondsAllowed,
            outputLimit: outputLimit
        )
    }

    /// Runs a sandboxed tool to its end.
    ///
    /// - Parameters:
    ///   - secondsAllowed: Its time limit, without the time in which a busy machine does not run it.
    ///   - secondsAtMost: Its time limit, however busy the machine is.
    ///   - outputLimit: Output beyond this many bytes is read and dropped.
    package init(
        _ command: SandboxedCommand,
        secondsAllowed: Double,
        secondsAtMost: Double = .infinity,
        outputLimit: Int = 1 << 20
    ) throws(SpawnError) {
        let watch = command.watchesJudge ? try ProcessPipe() : nil
        // Keep this end open until the tool has ended: if it closes earlier, the judge has ended.
        defer { watch.map { _ = close($0.writing) } }
        let (process, output) = try ToolRun.started(command, watch: watch?.reading)
        defer { close(output) }
        let isAtItsEnd: Bool
        (self.output, isAtItsEnd) = ToolRun.readOutput(
            of: process,
            output,
            seconds: secondsAllowed,
            atMost: secondsAtMost,
            outputLimit
        )
        if !isAtItsEnd {
            secondsOfLongestThread = ProcessorTime.secondsComputed(by: process.identifier)
            process.kill()
        }
        let (end, secondsComputed) = process.waitForUse()
        self.end = isAtItsEnd ? command.end(end) : nil
        self.secondsComputed = secondsComputed
    }

    /// Spawns a tool, and returns it with the pipe of its output.
    ///
    /// - Parameter watch: The reading end of the pipe on which it waits for the end of the judge; closed
    ///   here.
    private static func started(
        _ command: SandboxedCommand,
        watch: Int32?
    ) throws(SpawnError) -> (process: ChildProcess, output: Int32) {
        defer { watch.map { _ = close($0) } }
        let pipe = try ProcessPipe()
        defer { close(pipe.writing) }
        let watched = watch.map { [($0, JudgeWatch.descriptor)] } ?? []
        do {
            let printing = [(pipe.writing, Int32(1)), (pipe.writing, 2)]
            return (try ChildProcess(command, with: printing + watched), pipe.reading)
        } catch {
            close(pipe.reading)
            throw error
        }
    }

    /// Wraps a command so that it ends with its parent, if the system supports that.
    package static func endingWithJudge(_ command: [String]) -> [String] {
        guard let setter = SystemProgram.path(of: "setpriv") else { return command }
        return [setter, "--pdeathsig", "KILL"] + command
    }

    /// Reads a process's output to its end, or until the process times out.
    private static func readOutput(
        of process: ChildProcess,
        _ descriptor: Int32,
        seconds: Double,
        atMost most: Double,
        _ limit: Int
    ) -> (output: [UInt8], isAtItsEnd: Bool) {
        makeNonBlocking(descriptor)
        let start = monotonicSeconds()
        var allowance = TimeAllowance(from: start, to: start + seconds)
        var output: [UInt8] = []
        while true {
            let end = min(allowance.end(for: process.identifier), start + most)
            let remaining = end - monotonicSeconds()
            guard remaining > 0 else { return (output, false) }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, Int32(min(remaining, allowance.step, 1) * 1_000 + 1))
            switch readAvailable(descriptor) {
            case .bytes(let bytes): output.append(contentsOf: bytes.prefix(limit - output.count))
            case .nothingYet: continue
            case .end: return (output, true)
            }
        }
    }
}
