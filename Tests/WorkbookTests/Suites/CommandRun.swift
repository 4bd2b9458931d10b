import Foundation

/// A finished run of a command, as a student's shell sees it.
struct CommandRun {
    /// Its standard output.
    let output: String
    /// Its standard error.
    let complaint: String
    /// The status that it ended with.
    let status: Int32

    /// The commands of this build: they lie beside the program that runs the tests.
    static var products: URL {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        let program = bundles.first?.bundleURL ?? Bundle.main.executableURL
        return program?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }

    /// Runs a command to its end.
    ///
    /// - Parameters:
    ///   - program: The command's name.
    ///   - arguments: What follows its name.
    ///   - environment: Its whole environment.
    ///   - input: What it reads from standard input.
    ///   - folder: Where it is called, and where its output may be kept for a moment.
    init(
        _ program: String = "workbook",
        _ arguments: [String],
        environment: [String: String],
        input: String = "",
        in folder: URL
    ) throws {
        let process = Process()
        process.executableURL = CommandRun.products.appendingPathComponent(program)
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        // Files, not pipes: nothing has to be read while the command runs.
        let files = ["output", "complaint"].map { folder.appendingPathComponent(".\($0)") }
        for file in files { try Data().write(to: file) }
        let file = folder.appendingPathComponent(".input")
        try Data(input.utf8).write(to: file)
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        (output, complaint) = (texts[0], texts[1])
    }

    /// The output's lines.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The output with each row of blanks as one: where a line was broken does not matter.
    var words: String { output.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
