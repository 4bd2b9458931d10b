import Foundation

/// A `workbook grade` of a class.
final class GradeProcess {
    private let process = Process()
    private let program: String
    private let log: String

    /// Prepares a grading.
    ///
    /// - Parameters:
    ///   - submissions: The class's folder.
    ///   - out: Where the results go.
    ///   - seed: The seed of the random scenes.
    ///   - cache: A cache of its own, so that nothing compiled before is found.
    ///   - program: The path of the `workbook` command.
    init(_ submissions: String, out: String, seed: UInt64, cache: String, program: String) throws {
        self.program = program
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

    /// Grading did not come to its end.
    struct GradingFailed: Error, CustomStringConvertible {
        let status: Int32
        let said: String
        var description: String { "workbook grade ended with \(status):\n\(said)" }
    }

    /// The process's number.
    var identifier: Int32 { process.processIdentifier }
    /// Whether it has not ended.
    var isRunning: Bool { process.isRunning }
    /// What it wrote to both channels.
    var said: String {
        String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    }

    /// Starts it.
    func start() throws { try process.run() }

    /// Waits for its end.
    ///
    /// - Returns: The status, or the number of the signal that ended it.
    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Runs it to a good end.
    ///
    /// - Returns: The most memory that the process itself had at any time, in bytes; `nil` where the
    ///   system does not say.
    func finish() throws -> Int? {
        try start()
        var peak: Int?
        while process.isRunning {
            peak = ResidentMemory.peak(of: identifier) ?? peak
            usleep(20_000)
        }
        let status = wait()
        guard status == 0 else { throw GradingFailed(status: status, said: said) }
        return peak
    }
}
