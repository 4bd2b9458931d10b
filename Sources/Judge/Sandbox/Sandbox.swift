import Foundation
import Scenario

/// Starts what is not trusted, an answer's compiler and the answer itself, so that it cannot harm.
package protocol Sandbox: Sendable {
    /// What it is.
    var protection: Protection { get }

    /// How an attempt's program is started.
    ///
    /// - Parameters:
    ///   - program: The program's path.
    ///   - reportsCrashes: Whether a crash is looked into; that takes further processes.
    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand

    /// How an answer is compiled.
    ///
    /// - Parameters:
    ///   - script: The compiler's commands, for the shell.
    ///   - files: The files to read beside the toolchain and the kit.
    ///   - folder: The one folder that may be written to.
    func compile(_ script: String, reading files: [String], writing folder: String)
        -> SandboxedCommand

    /// Hands a folder over to whoever the compiler runs as.
    func open(_ folder: String)

    /// Ends what an attempt may have left running.
    func sweep()
}

extension Sandbox {
    /// Nothing is to be done where the compiler runs as the judge.
    package func open(_ folder: String) {}
    /// Nothing is left where processes end together.
    package func sweep() {}
}

/// A command as it is started from outside a sandbox.
package struct SandboxedCommand: Hashable, Sendable {
    /// The program to start.
    package var executable: String
    /// Its arguments.
    package var arguments: [String]
    /// Its whole environment.
    package var environment: [String: String]
    /// Files that it reads from open descriptors: each descriptor's number, and the file.
    package var openFiles: [Int32: String] = [:]
    /// Whether a signal is told as an exit status above 128.
    package var tellsSignalsByStatus = false
    /// Whether it makes a pid namespace, and tells of its first process where ``NamespaceInit`` says.
    var makesNamespace = false

    /// What a program of the sandbox's complained of, if the command was never begun.
    ///
    /// - Parameter errors: What was written to standard error.
    func complaint(in errors: some Sequence<UInt8>) -> String? {
        guard !openFiles.isEmpty || tellsSignalsByStatus else { return nil }
        let text = String(decoding: Array(errors), as: UTF8.self)
        // What is started first may call itself by its whole path.
        let programs = ["bwrap", "prlimit", "chroot", executable]
        guard programs.contains(where: { text.hasPrefix("\($0): ") }) else { return nil }
        return String(text.prefix { $0 != "\n" })
    }

    /// How a process that was started by it ended.
    func end(_ end: ProcessEnd) -> ProcessEnd {
        if tellsSignalsByStatus, case .exited(let status) = end, status > 128, status < 128 + 65 {
            return .signalled(status - 128)
        }
        return end
    }
}

/// Untrusted programs cannot be run safely here.
package struct SandboxFault: ExplainedError, Hashable {
    /// What is wrong, and what to do.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

/// No sandbox: what `make check` does with one's own answers.
package struct OpenSandbox: Sandbox {
    package init() {}

    /// What it is.
    package var protection: Protection { .none }

    /// The program itself.
    package func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        SandboxedCommand(
            executable: program,
            arguments: [],
            environment: AttemptEnvironment(reportsCrashes: reportsCrashes).values
        )
    }

    /// The script.
    package func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        SandboxedCommand(
            executable: "/bin/sh",
            arguments: ["-c", script],
            environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
        )
    }
}

/// What an attempt finds in its environment: nothing of the judge's.
struct AttemptEnvironment {
    /// Whether the runtime reports on a crash.
    let reportsCrashes: Bool
    /// The program that makes the report, where the runtime would not find it by itself.
    var reporter: String?

    /// The values by their names.
    var values: [String: String] {
        [
            "SWIFT_BACKTRACE": backtrace, "LANG": "C.UTF-8",
            // The order of a set is the same in each process, so that a case can be played again.
            "SWIFT_DETERMINISTIC_HASHING": "1",
        ]
    }

    /// A crash is reported on standard error, since an attempt can write nowhere else.
    private var backtrace: String {
        guard reportsCrashes else { return "enable=no" }
        return "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
            + "limit=64,format=json,output-to=stderr"
            + (reporter.map { ",swift-backtrace=\($0)" } ?? "")
    }
}
