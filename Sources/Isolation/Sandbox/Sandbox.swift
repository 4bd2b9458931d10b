import Foundation
import Platform
import Results

/// Starts untrusted programs, an answer's compiler and the attempt, so that they can do no harm.
package protocol Sandbox: Sendable {
    var protection: Protection { get }

    /// The command that starts an attempt.
    ///
    /// - Parameters:
    ///   - program: The program's path.
    ///   - reportsCrashes: Whether the runtime reports crashes, which requires further processes.
    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand

    /// The command that compiles an answer.
    ///
    /// - Parameters:
    ///   - script: The compiler's commands, for the shell.
    ///   - files: The files to read in addition to the toolchain and the kit.
    ///   - folder: The only writable folder.
    func compile(_ script: String, reading files: [String], writing folder: String)
        -> SandboxedCommand

    /// Gives a folder to the user that the compiler runs as.
    func handOver(_ folder: String)

    /// Kills the processes that an attempt may have left behind.
    func sweep()
}

extension Sandbox {
    /// Does nothing: the compiler runs as the judge's user.
    package func handOver(_ folder: String) {}
    /// Does nothing: all processes of an attempt end together.
    package func sweep() {}
}

/// The error that untrusted programs cannot run safely here.
package struct SandboxFault: ExplainedError, Hashable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

/// No sandbox: `make check` runs a student's own answers in it.
package struct NoSandbox: Sandbox {
    private let crashes: CrashEnding

    /// - Parameter crashes: How a crash ends an attempt.
    package init(crashes: CrashEnding = OperatingSystem.own.crashes) {
        self.crashes = crashes
    }

    package var protection: Protection { .none }

    package func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        SandboxedCommand(
            executable: program,
            arguments: [],
            environment: AttemptEnvironment(reportsCrashes: reportsCrashes, crashes: crashes)
                .values,
            reportsSignalsAsStatus: crashes == .exitStatus
        )
    }

    package func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        SandboxedCommand(
            executable: "/bin/sh",
            arguments: ["-c", script],
            environment: CompilerEnvironment.added(
                to: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
            )
        )
    }
}

/// The environment of the compiler, beside its folders.
enum CompilerEnvironment {
    static let values = [AllocatorSettings.variable: AllocatorSettings.largePages]

    /// The values beside others, which win.
    static func added(to others: [String: String]) -> [String: String] {
        others.merging(values) { other, _ in other }
    }
}

/// The environment of an attempt, without anything of the judge's.
struct AttemptEnvironment {
    let reportsCrashes: Bool
    /// The path of the crash reporter, where the runtime would not find it by itself.
    var reporter: String?
    var crashes = CrashEnding.reportedByRuntime

    /// The processes and threads that an attempt may have in a sandbox.
    static let processLimit = "16"

    var values: [String: String] {
        var values = [
            "SWIFT_BACKTRACE": backtrace, "LANG": "C.UTF-8",
            // The order of a set must be the same in each process, so that a case can be repeated.
            "SWIFT_DETERMINISTIC_HASHING": "1",
            AllocatorSettings.variable: AllocatorSettings.manySmallObjects,
        ]
        if crashes == .exitStatus { values[EnvironmentVariable.crashStatus] = "1" }
        return values
    }

    /// Crash reports go to standard error, since an attempt can write nowhere else.
    private var backtrace: String {
        guard reportsCrashes, crashes == .reportedByRuntime else { return "enable=no" }
        return "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
            + "limit=64,format=json,output-to=stderr"
            + (reporter.map { ",swift-backtrace=\($0)" } ?? "")
    }
}
