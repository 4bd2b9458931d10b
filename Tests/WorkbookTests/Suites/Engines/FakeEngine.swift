import Foundation

/// A program in the place of an engine's, which this machine need not have.
struct FakeEngine {
    /// The folder for `PATH`.
    private let programs: URL

    /// - Parameter scripts: What its programs do, by their names.
    init(_ scripts: [String: String], in folder: WorkbookFolder) throws {
        programs = folder.root.appendingPathComponent("programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        for (name, script) in scripts {
            let file = programs.appendingPathComponent(name)
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: file.path
            )
        }
    }

    /// The options of `grade` that choose GNU parallel.
    static let parallel = ["--engine", "parallel", "--hosts", ":"]

    /// The variables with which the program is found before any other.
    var environment: [String: String] {
        let own = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["PATH": "\(programs.path):\(own)"]
    }
}
