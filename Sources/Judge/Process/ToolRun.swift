import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A finished run of a tool such as the compiler.
public struct ToolRun: Sendable {
    /// How it ended; `nil` where the time limit ended it.
    public internal(set) var end: ProcessEnd?
    /// What it printed on both channels, cut at the limit.
    public let output: [UInt8]

    /// What it printed, as text.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs a tool to its end.
    ///
    /// - Parameters:
    ///   - executable: The tool's path.
    ///   - arguments: Its arguments.
    ///   - environment: Its whole environment.
    ///   - openFiles: Files that it finds open, by the descriptor.
    ///   - secondsAllowed: After this long it is ended.
    ///   - outputLimit: More output than this is read, and forgotten.
    ///   - endsWithJudge: Whether it ends when the judge does, even if that is killed, where the system
    ///     has a way.
    public init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        openFiles: [Int32: String] = [:],
        secondsAllowed: Double,
        outputLimit: Int = 1 << 20,
        endsWithJudge: Bool = false
    ) throws(SpawnError) {
        let command = endsWithJudge ? ToolRun.endingWithJudge(executable) : [executable]
        let pipe = try ProcessPipe()
        let files = OpenFiles(openFiles.merging([0: "/dev/null"]) { file, _ in file })
        defer {
            close(pipe.reading)
            files.close()
        }
        let process: ChildProcess
        do {
            process = try ChildProcess(
                command[0],
                command.dropFirst() + arguments,
                environment: environment,
                descriptors: files.descriptors + [(pipe.writing, 1), (pipe.writing, 2)]
            )
        } catch {
            close(pipe.writing)
            throw error
        }
        close(pipe.writing)
        let deadline = monotonicSeconds() + secondsAllowed
        (output, end) = ToolRun.collect(process, pipe.reading, until: deadline, outputLimit)
    }

    /// A command that lets a program end with its parent.
    static func endingWithJudge(_ executable: String) -> [String] {
        #if os(Linux)
            guard let setter = try? SandboxTools.find("setpriv", package: "util-linux") else {
                return [executable]
            }
            return [setter, "--pdeathsig", "KILL", executable]
        #else
            return [executable]
        #endif
    }

    /// Reads what a process prints until it ends, or its time does.
    static func collect(
        _ process: any RunningProcess,
        _ descriptor: Int32,
        until deadline: Double,
        _ limit: Int
    ) -> (output: [UInt8], end: ProcessEnd?) {
        makeNonBlocking(descriptor)
        var output: [UInt8] = []
        while true {
            let remaining = deadline - monotonicSeconds()
            guard remaining > 0 else {
                process.kill()
                _ = process.wait()
                return (output, nil)
            }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, Int32(min(remaining * 1_000 + 1, 1_000)))
            switch readAvailable(descriptor) {
            case .bytes(let bytes): output.append(contentsOf: bytes.prefix(limit - output.count))
            case .nothingYet: continue
            case .end: return (output, process.wait())
            }
        }
    }
}
