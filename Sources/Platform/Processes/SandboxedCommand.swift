/// A command that starts a program in a sandbox, seen from outside.
package struct SandboxedCommand: Hashable, Sendable {
    package var executable: String
    package var arguments: [String]
    /// The whole environment.
    package var environment: [String: String]
    /// The files that it inherits open, by descriptor.
    package var openFiles: [Int32: String] = [:]
    /// The names of the programs that make the sandbox before they start the sandboxed one.
    let makers: [String]
    /// Whether the exit status reports a signal as 128 plus its number.
    package var reportsSignalsAsStatus: Bool
    /// Whether the command makes a pid namespace, and reports its init process on
    /// ``NamespaceInit/descriptor``.
    var makesNamespace: Bool
    /// Whether the command waits for the end of the judge on ``JudgeWatch/descriptor``.
    private(set) var watchesJudge = false

    package init(
        executable: String,
        arguments: [String],
        environment: [String: String],
        openFiles: [Int32: String] = [:],
        makers: [String] = [],
        reportsSignalsAsStatus: Bool = false,
        makesNamespace: Bool = false
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.openFiles = openFiles
        self.makers = makers
        self.reportsSignalsAsStatus = reportsSignalsAsStatus
        self.makesNamespace = makesNamespace
    }

    /// A shell script that ends together with the judge, as does everything that it started.
    ///
    /// Run it as a ``ToolRun``.
    ///
    /// - Parameter wrapping: The command that starts the shell, if any.
    package init(
        script: String,
        wrapping: [String] = [],
        environment: [String: String],
        makers: [String] = []
    ) {
        let command = wrapping + ["/bin/sh", "-c", JudgeWatch.script(script)]
        self.init(
            executable: command[0],
            arguments: Array(command.dropFirst()),
            environment: environment,
            makers: makers
        )
        watchesJudge = true
    }

    /// The error message of the sandbox's own programs, if the sandboxed program never started.
    ///
    /// - Parameter errors: The bytes on standard error.
    package func complaint(in errors: some Sequence<UInt8>) -> String? {
        let text = String(decoding: Array(errors), as: UTF8.self)
        // The first program may print its full path before its message.
        let programs = makers.isEmpty ? [] : makers + [executable]
        guard programs.contains(where: { text.hasPrefix("\($0): ") }) else { return nil }
        return String(text.prefix { $0 != "\n" })
    }

    /// Translates the end of the outer process to the end of the sandboxed program.
    package func end(_ end: ProcessEnd) -> ProcessEnd {
        if reportsSignalsAsStatus, case .exited(let status) = end, status > 128, status < 128 + 65 {
            return .signalled(status - 128)
        }
        return end
    }
}
