import Foundation

/// A program in the place of GNU parallel, which this machine need not have.
struct FakeEngine {
    /// The folder for `PATH`.
    private let programs: URL

    /// - Parameter script: What it does. Its last argument is a share's command, its input the numbers.
    init(_ script: String, in folder: WorkbookFolder) throws {
        programs = folder.root.appendingPathComponent("programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        let file = programs.appendingPathComponent("parallel")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: file.path
        )
    }

    /// The options of `grade`.
    let options = ["--engine", "parallel", "--hosts", ":"]

    /// The variables with which the program is found before any other.
    var environment: [String: String] {
        let own = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["PATH": "\(programs.path):\(own)"]
    }
}
