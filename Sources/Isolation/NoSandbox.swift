import Foundation
import Platform
import Results

/// No sandbox: `make check` runs a student's own answers without one.
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
            script: script,
            environment: CompilerEnvironment.added(
                to: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
            )
        )
    }
}
