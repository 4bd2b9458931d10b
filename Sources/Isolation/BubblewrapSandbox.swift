import Catalogue
import Foundation
import Platform
import Results

/// Linux namespaces and resource limits, by bubblewrap.
///
/// An attempt sees its own program, the Swift runtime, the kit's library and the C library, all
/// read-only and under neutral paths. It sees no other process, no network and no writable file.
/// The compiler sees the toolchain, the system's libraries and the answer, and can write to one
/// folder.
struct BubblewrapSandbox: Sandbox {
    let bubblewrap: String
    let tools: SandboxTools
    let libraries: RuntimeLibraries
    let filters: SystemCallFilter.Files

    var protection: Protection { .bubblewrap }

    private static let namespaces = [
        "--unshare-user", "--unshare-all", "--disable-userns", "--die-with-parent",
        "--new-session", "--clearenv", "--cap-drop", "ALL",
        "--info-fd", "\(NamespaceInit.descriptor)",
    ]

    /// Hides the `/proc` entry of the sandbox's init process.
    ///
    /// The init process is bubblewrap itself, whose memory is writable through its `mem` file.
    private static let processes = [
        "--proc", "/proc", "--tmpfs", "/proc/1", "--remount-ro", "/proc/1",
    ]

    /// The devices that programs need.
    ///
    /// A whole `/dev` takes longer to make, and contains writable places.
    private static let devices = ["/dev/null", "/dev/urandom"].flatMap { ["--dev-bind", $0, $0] }

    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        var arguments = tools.limited(.attempt)
        arguments += [bubblewrap] + BubblewrapSandbox.namespaces
        arguments += ["--ro-bind", libraries.runtime, "/swift"]
        arguments += ["--ro-bind", libraries.kit, "/kit/\(Workbook.kitLibrary)"]
        for file in libraries.system { arguments += ["--ro-bind", file, file] }
        if reportsCrashes, let reporter = libraries.crashReporter {
            arguments += ["--ro-bind", reporter, "/backtrace"]
        }
        arguments += ["--ro-bind", program, "/attempt"]
        arguments += BubblewrapSandbox.processes + BubblewrapSandbox.devices
        // The root is a tmpfs, which could otherwise store any amount of data.
        arguments += ["--remount-ro", "/"]
        let environment = AttemptEnvironment(
            reportsCrashes: reportsCrashes,
            reporter: libraries.crashReporter.map { _ in "/backtrace" }
        )
        var values = environment.values
        values["LD_LIBRARY_PATH"] = "/kit:/swift"
        values[EnvironmentVariable.processLimit] = AttemptEnvironment.processLimit
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            arguments += ["--setenv", name, value]
        }
        let filter = reportsCrashes ? filters.withProcesses : filters.withoutProcesses
        return command(arguments, filter: filter, ["/attempt"])
    }

    /// Starts a program in a sandbox, behind a seccomp filter.
    ///
    /// - Parameter box: The command that makes the sandbox.
    private func command(
        _ box: [String],
        filter: String?,
        _ program: [String]
    ) -> SandboxedCommand {
        let filtering = filter.map { _ in ["--seccomp", "9"] } ?? []
        return SandboxedCommand(
            executable: box[0],
            arguments: box.dropFirst() + filtering + ["--"] + program,
            environment: [:],
            openFiles: filter.map { [9: $0] } ?? [:],
            makers: ["bwrap"] + SandboxTools.names,
            reportsSignalsAsStatus: true,
            makesNamespace: true
        )
    }

    func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        var arguments = tools.limited(.compiler)
        arguments += [bubblewrap] + BubblewrapSandbox.namespaces
        for path in ["/usr", "/bin", "/lib", "/lib64", "/lib32", "/etc/ld.so.cache"] {
            arguments += ["--ro-bind-try", path, path]
        }
        arguments += BubblewrapSandbox.processes + BubblewrapSandbox.devices
        // Leave out a runtime inside the toolchain, because each bind mount takes time.
        let apart = [libraries.runtime].filter { !$0.hasPrefix("\(libraries.toolchain)/") }
        for file in [libraries.toolchain] + apart + files {
            arguments += ["--ro-bind", file, file]
        }
        arguments += ["--bind", folder, folder, "--remount-ro", "/"]
        arguments += ["--setenv", "PATH", "/usr/bin:/bin", "--setenv", "LANG", "C.UTF-8"]
        for name in ["HOME", "TMPDIR"] { arguments += ["--setenv", name, folder] }
        for (name, value) in CompilerEnvironment.values { arguments += ["--setenv", name, value] }
        // Bubblewrap waits for a program, so that its CPU time is counted, only if that is the first process
        // of the namespace. The shell must stay, because a compiler in its place could ignore signals.
        arguments.append("--as-pid-1")
        let program = ["/bin/sh", "-c", "\(script)\nexit $?"]
        return command(arguments, filter: filters.withProcesses, program)
    }

    func handOver(_ folder: String) { tools.handOver(folder) }
}
