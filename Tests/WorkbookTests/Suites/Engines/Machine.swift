import Foundation

/// A machine of a test's own: one program, and all that it starts, by namespaces of their own.
///
/// It can lose its power, and then all of that ends at once, as it would on a machine.
final class Machine {
    private let supervisor = Process()

    /// Whether this system has machines like these.
    static var isPossible: Bool { geteuid() == 0 && OutsidePrograms.has("unshare") }

    /// Starts a machine.
    ///
    /// - Parameters:
    ///   - command: The program that runs on it, in the foreground, and its arguments.
    ///   - folder: Where its log goes.
    ///   - name: The machine's name.
    ///   - environment: What is added to this process's environment.
    init(
        _ command: [String],
        in folder: URL,
        name: String,
        environment: [String: String] = [:]
    ) throws {
        let log = folder.appendingPathComponent("\(name).log")
        try Data().write(to: log)
        supervisor.executableURL = URL(fileURLWithPath: "/bin/sh")
        supervisor.arguments = ["-c", Machine.script, name, "\(getpid())", folder.path] + command
        supervisor.environment = ProcessInfo.processInfo.environment
            .merging(environment) { _, new in new }
        let output = try FileHandle(forWritingTo: log)
        supervisor.standardInput = FileHandle.nullDevice
        supervisor.standardOutput = output
        supervisor.standardError = output
        try supervisor.run()
    }

    deinit {
        supervisor.terminate()
        supervisor.waitUntilExit()
    }

    /// The machine loses its power when a file with its name and `.off` is there, or when the tests end
    /// in whatever way.
    private static let script = """
        tests=$1 off="$2/$0.off"
        shift 2
        unshare --pid --mount-proc --fork --kill-child "$@" & machine=$!
        trap 'kill -KILL $machine; exit' TERM
        while [ ! -e "$off" ] && [ -d "/proc/$tests" ] && [ -d "/proc/$machine" ]; do
            sleep 0.05
        done
        kill -KILL $machine
        """
}
