import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A finished run of a tool such as the compiler.
package struct ToolRun: Sendable {
    /// How it ended; `nil` where the time limit ended it.
    package internal(set) var end: ProcessEnd?
    /// What it printed on both channels, cut at the limit.
    package let output: [UInt8]

    /// What it printed, as text.
    package var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs a tool to its end.
    ///
    /// - Parameters:
    ///   - executable: The tool's path.
    ///   - arguments: Its arguments.
    ///   - environment: Its whole environment.
    ///   - openFiles: Files that it finds open, by the descriptor.
    ///   - secondsAllowed: After this long it is ended. Time in which the machine was busy with others does
    ///     not count.
    ///   - outputLimit: More output than this is read, and forgotten.
    ///   - endsWithJudge: Whether it ends when the judge does, even if that is killed, where the system
    ///     has a way.
    package init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        openFiles: [Int32: String] = [:],
        secondsAllowed: Double,
        outputLimit: Int = 1 << 20,
        endsWithJudge: Bool = false
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
            outputLimit: outputLimit
        )
    }

    /// Runs what a sandbox starts a tool by, to the tool's end.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - secondsAllowed: After this long it is ended. Time in which the machine was busy with others does
    ///     not count.
    ///   - outputLimit: More output than this is read, and forgotten.
    init(
        _ command: SandboxedCommand,
        secondsAllowed: Double,
        outputLimit: Int = 1 << 20
    ) throws(SpawnError) {
        let pipe = try ProcessPipe()
        defer { close(pipe.reading) }
        let process: ChildProcess
        do {
            defer { close(pipe.writing) }
            process = try ChildProcess(command, with: [(pipe.writing, 1), (pipe.writing, 2)])
        }
        (output, end) = ToolRun.collect(process, pipe.reading, seconds: secondsAllowed, outputLimit)
    }

    /// A command that lets another one end with its parent.
    static func endingWithJudge(_ command: [String]) -> [String] {
        #if os(Linux)
            guard let setter = try? SandboxTools.find("setpriv", package: "util-linux") else {
                return command
            }
            return [setter, "--pdeathsig", "KILL"] + command
        #else
            return command
        #endif
    }

    /// Reads what a process prints until it ends, or its time does.
    static func collect(
        _ process: ChildProcess,
        _ descriptor: Int32,
        seconds: Double,
        _ limit: Int
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
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, Int32(min(remaining, patience.step, 1) * 1_000 + 1))
            switch readAvailable(descriptor) {
            case .bytes(let bytes): output.append(contentsOf: bytes.prefix(limit - output.count))
            case .nothingYet: continue
            case .end: return (output, process.wait())
            }
        }
    }
}
