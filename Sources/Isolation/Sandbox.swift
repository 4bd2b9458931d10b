import Platform
import Results

/// Starts untrusted programs, an answer's compiler and the attempt, without risk to the machine.
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

    /// Gives a folder to the user as which the compiler runs.
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
