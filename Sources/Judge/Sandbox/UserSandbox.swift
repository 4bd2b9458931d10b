import Foundation
import Scenario

/// Another user than the judge, with resource limits and no more: for a container that is thrown away
/// after one submission and lets nobody make namespaces.
///
/// What the judge's files are kept from is a matter of their permissions; ``sweep()`` ends what was
/// left running, by the user that no one else is.
struct UserSandbox: Sandbox {
    let tools: SandboxTools
    let libraries: RuntimeLibraries

    var protection: Protection { .user }

    /// A user for one judge alone, so that ending all its processes ends nobody else's.
    static func userIdentifier() -> UInt32 {
        60_000 + UInt32(truncatingIfNeeded: ProcessInfo.processInfo.processIdentifier) % 4_000
    }

    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        let command = tools.limited(.attempt) + [program]
        var values = AttemptEnvironment(
            reportsCrashes: reportsCrashes,
            reporter: libraries.crashReporter
        ).values
        values["WORKBOOK_PROCESSES"] = "16"
        return SandboxedCommand(
            executable: command[0],
            arguments: Array(command.dropFirst()),
            environment: values
        )
    }

    func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        let command = tools.limited(.compiler) + ["/bin/sh", "-c", script]
        return SandboxedCommand(
            executable: command[0],
            arguments: Array(command.dropFirst()),
            environment: ["PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder]
        )
    }

    func open(_ folder: String) { tools.handOver(folder) }

    /// Ends all processes of the user.
    func sweep() {
        guard let program = tools.asUser.first else { return }
        _ = try? ToolRun(
            program,
            tools.asUser.dropFirst() + ["/bin/sh", "-c", "kill -KILL -1"],
            secondsAllowed: 5
        )
    }
}
