import Foundation

/// A process of `workbook grade`.
final class GradeProcess {
    private let process = Process()
    private let log: String

    /// Prepares a grading.
    ///
    /// - Parameters:
    ///   - submissions: The folder of the class.
    ///   - out: The folder for the results.
    ///   - seed: The seed of the random scenes.
    ///   - cache: A separate cache, so that earlier products are not found.
    ///   - program: The path of the `workbook` command.
    init(_ submissions: String, out: String, seed: UInt64, cache: String, program: String) throws {
        log = "\(out).txt"
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["grade", submissions, "--out", out, "--seed", "\(seed)"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["WORKBOOK_CACHE": cache]
        ) { $1 }
        guard FileManager.default.createFile(atPath: log, contents: nil),
            let file = FileHandle(forWritingAtPath: log)
        else { throw GradingFailed(status: -1, said: "\(log) cannot be written") }
        process.standardOutput = file
        process.standardError = file
        process.standardInput = FileHandle.nullDevice
    }

    struct GradingFailed: Error, CustomStringConvertible {
        let status: Int32
        let said: String
        var description: String { "workbook grade ended with \(status):\n\(said)" }
    }

    var identifier: Int32 { process.processIdentifier }
    var isRunning: Bool { process.isRunning }
    /// The output to both channels.
    var said: String {
        String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    }

    func start() throws { try process.run() }

    /// Waits for the end.
    ///
    /// - Returns: The exit status, or the number of the signal that ended the process.
    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Runs the process to a successful end.
    ///
    /// - Returns: The peak memory in bytes of the worker that graded; `nil` if the system does not report it.
    func finish() throws -> Int? {
        try start()
        var peak: Int?
        while process.isRunning {
            peak = ResidentMemory.peak(ofWorkerOf: identifier) ?? peak
            usleep(20_000)
        }
        let status = wait()
        guard status == 0 else { throw GradingFailed(status: status, said: said) }
        return peak
    }
}
