import Foundation
import Platform

/// An engine's program while it runs.
///
/// A shell beside it waits for the end of this process, on a pipe that the system closes at the latest when
/// this process is killed. The shell then asks the program to end, which ends its jobs. A parent-death signal
/// would not do: it would have to be SIGTERM, it reaches only the program, and macOS has none.
struct EngineProcess {
    private let process: ChildProcess

    /// The descriptor, in the shell, of the pipe that signals a cancellation or the end of this process.
    private static let descriptor: Int32 = 8

    /// Starts an engine's program, which prints to standard error.
    ///
    /// - Parameters:
    ///   - command: The program's path and its arguments.
    ///   - input: The path of its input.
    ///   - environment: Its whole environment.
    ///   - cleaning: A shell command to run after its end. `$1` is the program's path.
    ///   - cancellation: Ends the program.
    init(
        _ command: [String],
        input: String,
        environment: [String: String],
        finally cleaning: String,
        _ cancellation: Cancellation
    ) throws {
        let files = FileDescriptors([0: input])
        defer { files.close() }
        process = try ChildProcess(
            "/bin/sh",
            ["-c", EngineProcess.script(finally: cleaning), "engine"] + command,
            environment: environment,
            descriptors: files.descriptors + [
                (STDERR_FILENO, STDOUT_FILENO), (STDERR_FILENO, STDERR_FILENO),
                (cancellation.descriptor, EngineProcess.descriptor),
            ]
        )
    }

    func wait() { _ = process.wait() }

    /// The shell script that runs the program.
    ///
    /// The input needs a descriptor of its own, because a shell gives its background jobs an empty input. GNU
    /// parallel ignores the signal until its first job has started, so the signal is sent again.
    private static func script(finally cleaning: String) -> String {
        """
        exec 7<&0
        "$@" <&7 7<&- \(descriptor)<&- & engine=$!
        {
            read -r line <&\(descriptor)
            while kill -TERM $engine; do sleep 0.5; done
        } >/dev/null 2>&1 7<&- & watch=$!
        exec 7<&- \(descriptor)<&- 2>/dev/null
        wait $engine
        kill $watch
        \(cleaning)
        """
    }
}
