import Foundation
import Scenario

/// Linux namespaces and resource limits, by bubblewrap.
///
/// An attempt sees its own program, the Swift runtime, the kit's library and the C library, all of them
/// read-only and under neutral names, and no other process, no network, no file to write. The compiler
/// sees the toolchain, the system's libraries and the answer, and writes to one folder.
struct BubblewrapSandbox: Sandbox {
    let tools: SandboxTools
    let libraries: RuntimeLibraries
    /// The files with the system call filters.
    let filters: SystemCallFilter.Files

    var protection: Protection { .bubblewrap }

    private static let namespaces = [
        "--unshare-user", "--unshare-all", "--disable-userns", "--die-with-parent",
        "--new-session", "--clearenv", "--cap-drop", "ALL",
    ]

    /// What programs cannot do without; a whole `/dev` takes longer to make, and holds what is written to.
    private static let devices = ["/dev/null", "/dev/urandom"].flatMap { ["--dev-bind", $0, $0] }

    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        let filter = reportsCrashes ? filters.withProcesses : filters.withoutProcesses
        return attempt(
            program,
            reportsCrashes: reportsCrashes,
            filter: filter,
            added: ["WORKBOOK_PROCESSES": "\(BubblewrapSandbox.processes)"]
        )
    }

    /// Without a filter of system calls an attempt that is forked could fork in its turn.
    func forkServer(_ program: String) -> SandboxedCommand? {
        guard let inner = filters.withoutProcesses, let outer = filters.withProcesses else {
            return nil
        }
        var command = attempt(
            program,
            reportsCrashes: false,
            filter: outer,
            added: [
                // Itself, and what an attempt may have.
                "WORKBOOK_PROCESSES": "\(BubblewrapSandbox.processes + 1)",
                ForkOrder.variable: "1",
            ]
        )
        command.openFiles[ForkOrder.filterDescriptor] = inner
        // What its attempts print goes to their own pipes.
        command.openFiles[1] = "/dev/null"
        command.openFiles[2] = "/dev/null"
        return command
    }

    /// The most processes and threads of an attempt.
    private static let processes = 16

    private func attempt(
        _ program: String,
        reportsCrashes: Bool,
        filter: String?,
        added: [String: String]
    ) -> SandboxedCommand {
        var arguments = tools.limited(.attempt)
        arguments += [tools.bubblewrap] + BubblewrapSandbox.namespaces
        arguments += ["--ro-bind", libraries.runtime, "/swift"]
        arguments += ["--ro-bind", libraries.kit, "/kit/\(Workbook.kitLibrary)"]
        if let image = libraries.image {
            arguments += ["--ro-bind", image, "/kit/\(KitImage.file)"]
        }
        for file in libraries.system { arguments += ["--ro-bind", file, file] }
        if reportsCrashes, let reporter = libraries.crashReporter {
            arguments += ["--ro-bind", reporter, "/backtrace"]
        }
        arguments += ["--ro-bind", program, "/attempt", "--proc", "/proc"]
        arguments += BubblewrapSandbox.devices
        // The root is a file system in memory, which would hold as much as one writes.
        arguments += ["--remount-ro", "/"]
        let environment = AttemptEnvironment(
            reportsCrashes: reportsCrashes,
            reporter: libraries.crashReporter.map { _ in "/backtrace" }
        )
        var values = environment.values
        values["LD_LIBRARY_PATH"] = "/kit:/swift"
        values.merge(added) { _, added in added }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            arguments += ["--setenv", name, value]
        }
        var files: [Int32: String] = [:]
        if let filter {
            arguments += ["--seccomp", "9"]
            files[9] = filter
        }
        arguments += ["--", "/attempt"]
        return SandboxedCommand(
            executable: arguments[0],
            arguments: Array(arguments.dropFirst()),
            environment: [:],
            openFiles: files,
            tellsSignalsByStatus: true
        )
    }

    func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        var arguments = tools.limited(.compiler)
        arguments += [tools.bubblewrap] + BubblewrapSandbox.namespaces
        for path in ["/usr", "/bin", "/lib", "/lib64", "/lib32", "/etc/ld.so.cache"] {
            arguments += ["--ro-bind-try", path, path]
        }
        arguments += ["--proc", "/proc"] + BubblewrapSandbox.devices
        // Each file takes its time to be bound.
        let apart = [libraries.runtime].filter { !$0.hasPrefix("\(libraries.toolchain)/") }
        for file in [libraries.toolchain] + apart + files {
            arguments += ["--ro-bind", file, file]
        }
        arguments += ["--bind", folder, folder, "--remount-ro", "/"]
        arguments += ["--setenv", "PATH", "/usr/bin:/bin", "--setenv", "LANG", "C.UTF-8"]
        for name in ["HOME", "TMPDIR"] { arguments += ["--setenv", name, folder] }
        for (name, value) in CompilerEnvironment.values { arguments += ["--setenv", name, value] }
        arguments += ["--", "/bin/sh", "-c", script]
        return SandboxedCommand(
            executable: arguments[0],
            arguments: Array(arguments.dropFirst()),
            environment: [:],
            tellsSignalsByStatus: true
        )
    }

    func open(_ folder: String) { tools.handOver(folder) }
}
