import Foundation
import Platform
import Results

/// A separate user with resource limits, and nothing more.
///
/// It is for a container that is discarded after one submission and does not allow namespaces. Only file
/// permissions protect the judge's files. ``sweep()`` kills all processes of this user, which is reserved for
/// one judge.
struct UserSandbox: Sandbox {
    let tools: SandboxTools
    let libraries: RuntimeLibraries

    var protection: Protection { .user }

    /// A user identifier derived from the judge's process identifier, so that killing all processes of this
    /// user does not affect other judges.
    ///
    /// Two judges share a user if their process identifiers differ by a multiple of 4000.
    static func userIdentifier() -> UInt32 {
        60_000 + UInt32(truncatingIfNeeded: ProcessInfo.processInfo.processIdentifier) % 4_000
    }

    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        let command = tools.limited(.attempt) + [program]
        var values = AttemptEnvironment(
            reportsCrashes: reportsCrashes,
            reporter: libraries.crashReporter
        ).values
        values[EnvironmentVariable.processLimit] = AttemptEnvironment.processLimit
        return SandboxedCommand(
            executable: command[0],
            arguments: Array(command.dropFirst()),
            environment: values,
            makers: SandboxTools.names
        )
    }

    func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        SandboxedCommand(
            script: script,
            wrapping: tools.limited(.compiler),
            environment: CompilerEnvironment.added(
                to: ["PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder]
            ),
            makers: SandboxTools.names
        )
    }

    func handOver(_ folder: String) { tools.handOver(folder) }

    /// Kills all processes of the user.
    func sweep() {
        guard let program = tools.asUser.first else { return }
        _ = try? ToolRun(
            program,
            tools.asUser.dropFirst() + ["/bin/sh", "-c", "kill -KILL -1"],
            secondsAllowed: 5
        )
    }
}
