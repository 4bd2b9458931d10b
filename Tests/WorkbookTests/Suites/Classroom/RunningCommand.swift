import Foundation

/// The `workbook` command while it runs.
final class RunningCommand {
    private let process = Process()
    private let complaintFile: URL

    /// The longest that anything is waited for, in seconds: a machine may be very busy.
    private static let allowance = 120.0

    /// The event that did not happen.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts the command in a workbook's folder.
    init(
        _ arguments: [String],
        in folder: WorkbookFolder,
        environment: [String: String] = [:]
    ) throws {
        complaintFile = folder.root.appendingPathComponent(
            ".complaint of a running command \(UUID().uuidString)"
        )
        try Data().write(to: complaintFile)
        process.executableURL = CommandRun.products.appendingPathComponent("workbook")
        process.arguments = arguments
        process.environment = folder.plainEnvironment.merging(environment) { $1 }
        process.currentDirectoryURL = folder.root
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: complaintFile)
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// Sends a signal.
    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Whether it has ended.
    var hasEnded: Bool { !process.isRunning }

    /// The process that does the work of a class for it.
    var worker: pid_t? { RunningCommand.children(of: identifier).first }

    var identifier: pid_t { process.processIdentifier }

    /// The processes that a process started and that still run.
    static func children(of parent: pid_t) -> [pid_t] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap(pid_t.init).filter {
            state(of: $0)?.dropFirst().first == "\(parent)"
        }
    }

    /// The system's fields of a process after its name, from its state and its parent on.
    static func state(of process: pid_t) -> [String]? {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
            return nil
        }
        return String(decoding: data, as: UTF8.self).split(separator: ")").last?
            .split(separator: " ").map(String.init)
    }

    /// Waits for the end: the exit status, or the signal that ended it.
    func end() throws -> (status: Int32, reason: Process.TerminationReason) {
        try RunningCommand.wait(for: "the command's end") { !process.isRunning }
        return (process.terminationStatus, process.terminationReason)
    }

    /// Its output to standard error so far.
    func complaint() throws -> String {
        String(decoding: try Data(contentsOf: complaintFile), as: UTF8.self)
    }

    /// Waits until something is so.
    static func wait(for what: String, until isSo: () throws -> Bool) throws {
        let deadline = Date(timeIntervalSinceNow: allowance)
        while try !isSo() {
            guard Date() < deadline else { throw Missing(description: "\(what) did not come") }
            Thread.sleep(forTimeInterval: 0.01)
        }
    }
}
