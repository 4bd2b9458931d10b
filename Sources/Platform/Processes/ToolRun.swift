import Foundation

package struct ToolRun: Sendable {
    /// How it ended; `nil` after a timeout or a cancellation.
    package internal(set) var end: ProcessEnd?
    /// Standard output and standard error together, cut at the limit.
    package let output: [UInt8]

    package var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs a tool to its end.
    ///
    /// - Parameters:
    ///   - environment: Its whole environment.
    ///   - openFiles: The files that it inherits, by descriptor.
    ///   - secondsAllowed: Its time limit, without the time in which a busy machine does not run
    ///     it.
    ///   - outputLimit: Output beyond this many bytes is read and dropped.
    ///   - endsWithJudge: Whether the system kills it when the judge ends, even if the judge is
    ///     killed. Works on Linux with `setpriv`.
    ///   - cancellation: Ends the tool early.
    package init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        openFiles: [Int32: String] = [:],
        secondsAllowed: Double,
        outputLimit: Int = 1 << 20,
        endsWithJudge: Bool = false,
        cancellation: Cancellation? = nil
    ) throws(SpawnError) {
        let program = endsWithJudge ? ToolRun.endingWithJudge([executable]) : [executable]
        let words = program + arguments
        try self.init(
            SandboxedCommand(
                executable: words[0],
                arguments: Array(words.dropFirst()),
                environment: environment,
                openFiles: openFiles
            ),
            secondsAllowed: secondsAllowed,
            outputLimit: outputLimit,
            cancellation: cancellation
        )
    }

    /// Runs a sandboxed tool to its end.
    ///
    /// - Parameters:
    ///   - secondsAllowed: Its time limit, without the time in which a busy machine does not run
    ///     it.
    ///   - outputLimit: Output beyond this many bytes is read and dropped.
    ///   - cancellation: Ends the tool early.
    package init(
        _ command: SandboxedCommand,
        secondsAllowed: Double,
        outputLimit: Int = 1 << 20,
        cancellation: Cancellation? = nil
    ) throws(SpawnError) {
        let pipe = try ProcessPipe()
        defer { close(pipe.reading) }
        let process: ChildProcess
        do {
            defer { close(pipe.writing) }
            process = try ChildProcess(command, with: [(pipe.writing, 1), (pipe.writing, 2)])
        }
        let (output, end) = ToolRun.collect(
            process,
            pipe.reading,
            seconds: secondsAllowed,
            outputLimit,
            cancellation
        )
        self.output = output
        self.end = end.map(command.end)
    }

    /// Wraps a command so that it ends with its parent, where the system can.
    package static func endingWithJudge(_ command: [String]) -> [String] {
        guard let setter = SystemProgram.path(of: "setpriv") else { return command }
        return [setter, "--pdeathsig", "KILL"] + command
    }

    /// Reads a process's output until the process ends, times out or is cancelled.
    static func collect(
        _ process: ChildProcess,
        _ descriptor: Int32,
        seconds: Double,
        _ limit: Int,
        _ cancellation: Cancellation?
    ) -> (output: [UInt8], end: ProcessEnd?) {
        makeNonBlocking(descriptor)
        let start = monotonicSeconds()
        var patience = Patience(from: start, to: start + seconds)
        var output: [UInt8] = []
        while true {
            let remaining = patience.end(for: process.identifier) - monotonicSeconds()
            guard remaining > 0 else {
                process.kill()
                _ = process.wait()
                return (output, nil)
            }
            var waiting = [descriptor, cancellation?.descriptor ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            _ = poll(&waiting, 2, Int32(min(remaining, patience.step, 1) * 1_000 + 1))
            if cancellation?.isCancelled == true {
                _ = process.end()
                return (output, nil)
            }
            switch readAvailable(descriptor) {
            case .bytes(let bytes): output.append(contentsOf: bytes.prefix(limit - output.count))
            case .nothingYet: continue
            case .end: return (output, process.wait())
            }
        }
    }
}
