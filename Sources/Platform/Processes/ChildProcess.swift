import Foundation

/// A spawned process, in a process group of its own.
package struct ChildProcess {
    package let identifier: pid_t

    /// The init process of the sandbox's pid namespace, if the sandbox has one.
    private var namespace: NamespaceInit?
    /// The pipe on which the sandbox reports its init process.
    ///
    /// It stays open, because a broken pipe would end the sandbox during its setup.
    private var reported: FileHandle?
    private var makesNamespace = false

    /// Spawns a program.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments, without the program's name.
    ///   - environment: Its whole environment.
    ///   - descriptors: The descriptors that the program inherits, with their numbers there. All others are
    ///     closed, except, on Linux, for standard input, output and error.
    package init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String],
        descriptors: [(own: Int32, its: Int32)]
    ) throws(SpawnError) {
        var actions = SpawnFileActions()
        var attributes = SpawnAttributes()
        defer {
            actions.destroy()
            attributes.destroy()
        }
        for (own, its) in descriptors { actions.duplicate(own, as: its) }
        actions.closeOthers(than: descriptors.map(\.its))
        attributes.startProcessGroup()
        let (error, identifier) = SpawningThread.shared.run {
            var identifier: pid_t = 0
            let error = withCStrings([executable] + arguments) { argumentPointers in
                withCStrings(environment.map { "\($0)=\($1)" }) { environmentPointers in
                    posix_spawn(
                        &identifier,
                        executable,
                        &actions.value,
                        &attributes.value,
                        argumentPointers,
                        environmentPointers
                    )
                }
            }
            return (error, identifier)
        }
        guard error == 0 else { throw SpawnError(executable: executable, number: error) }
        self.identifier = identifier
        ProcessGroups.insert(identifier)
    }

    /// Kills the process, its process group and its namespace.
    package func kill() {
        _ = Foundation.kill(-identifier, SIGKILL)
        _ = Foundation.kill(identifier, SIGKILL)
        namespace?.kill()
    }

    /// Asks the process and its group to end, and kills them after a short time.
    @discardableResult
    package func end() -> ProcessEnd {
        _ = Foundation.kill(-identifier, SIGTERM)
        let deadline = monotonicSeconds() + ChildProcess.secondsToEnd
        while monotonicSeconds() < deadline {
            if let end = poll() { return end }
            usleep(ChildProcess.microsecondsBetweenLooks)
        }
        kill()
        return wait()
    }

    /// A judge that is asked to end has only its attempts to kill.
    private static let secondsToEnd = 0.5
    private static let microsecondsBetweenLooks: UInt32 = 2_000

    /// Asks the Swift runtime in the process to report where the process is.
    ///
    /// The signal may end a process without this runtime.
    ///
    /// In a sandbox, the signal goes to the program, not to the process that made the sandbox. Unlike the
    /// signal of a fault, `SIGQUIT` has no other sender, and the process continues after the report.
    ///
    /// - Returns: Whether the signal was sent.
    package func askForReport() -> Bool {
        if makesNamespace { return namespace?.signalProgram(SIGQUIT) ?? false }
        return Foundation.kill(identifier, SIGQUIT) == 0
    }

    /// Waits for the end of the process and of everything in its namespace.
    package func wait() -> ProcessEnd { waitForUse().end }

    /// Waits as ``wait()`` does, and returns the CPU time, in seconds, of the process and of the descendants
    /// for which it waited.
    func waitForUse() -> (end: ProcessEnd, secondsComputed: Double) {
        defer {
            namespace?.end()
            ProcessGroups.remove(identifier)
        }
        var status: Int32 = 0
        var use = rusage()
        while wait4(identifier, &status, 0, &use) < 0 {
            if errno != EINTR { return (.exited(-1), 0) }
        }
        return (ProcessEnd(waitStatus: status), use.secondsComputed)
    }

    /// Polls for the end of the process; once it has ended, nothing runs in its namespace any more.
    package func poll() -> ProcessEnd? {
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
        namespace?.end()
        ProcessGroups.remove(identifier)
        return ProcessEnd(waitStatus: status)
    }
}

extension ChildProcess {
    /// Spawns a sandboxed command, and waits until the sandbox is being made.
    ///
    /// - Parameter descriptors: The descriptors that the program inherits in addition to the
    ///   command's files.
    package init(
        _ command: SandboxedCommand,
        with descriptors: [(own: Int32, its: Int32)]
    ) throws(SpawnError) {
        let files = FileDescriptors(command.openFiles.merging([0: "/dev/null"]) { file, _ in file })
        defer { files.close() }
        let pipe = command.makesNamespace ? try ProcessPipe() : nil
        do {
            defer { pipe.map { _ = close($0.writing) } }
            let reported = pipe.map { [($0.writing, NamespaceInit.descriptor)] } ?? []
            self = try ChildProcess(
                command.executable,
                command.arguments,
                environment: command.environment,
                descriptors: files.descriptors + descriptors + reported
            )
        } catch {
            pipe.map { _ = close($0.reading) }
            throw error
        }
        makesNamespace = command.makesNamespace
        guard let pipe else { return }
        reported = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
        do {
            namespace = try NamespaceInit(reportedBy: pipe.reading)
        } catch {
            kill()
            _ = wait()
            throw error
        }
    }
}

/// Passes strings to a C function as a null-terminated array.
private func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}

private struct SpawnAttributes {
    #if canImport(Darwin)
        var value: posix_spawnattr_t?
    #else
        var value = posix_spawnattr_t()
    #endif

    init() { posix_spawnattr_init(&value) }

    /// Starts a process group, and resets signal handling to that of a program started by a shell.
    ///
    /// The child inherits neither the judge's handlers for broken pipes and Ctrl-C nor the signal
    /// mask of the spawning thread.
    mutating func startProcessGroup() {
        #if canImport(Darwin)
            let platform = Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            let platform: Int32 = 0
        #endif
        let flags =
            Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF)
            | Int32(POSIX_SPAWN_SETSIGMASK) | platform
        posix_spawnattr_setflags(&value, Int16(flags))
        posix_spawnattr_setpgroup(&value, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&value, &signals)
        for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&value, &signals)
    }

    mutating func destroy() { posix_spawnattr_destroy(&value) }
}
