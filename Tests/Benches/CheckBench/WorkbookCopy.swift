import Foundation

/// A copy of the workbook to measure in, so that nobody's answer is touched.
struct WorkbookCopy {
    let folder: String

    /// A command did not succeed.
    struct CommandFailed: Error, CustomStringConvertible {
        let command: String
        let status: Int32
        var description: String { "`\(command)` ended with \(status)" }
    }

    /// Copies what belongs to the workbook, without what was built.
    init() throws {
        folder =
            NSTemporaryDirectory() + "workbook-bench-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        for item in ["Package.swift", "Sources", "Tests", "Exercises", "Solutions", "Makefile"] {
            try FileManager.default.copyItem(atPath: item, toPath: "\(folder)/\(item)")
        }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var answer: String { "Exercises/03-SystemHitTest/BaseView.swift" }

    /// Puts the reference in the student's place, with a line that makes it new.
    func writeAnswer(edit: Int) throws {
        let reference = try String(
            contentsOfFile: "\(folder)/Solutions/03-SystemHitTest/BaseView.swift",
            encoding: .utf8
        )
        try (reference + "\nprivate let edit = \(edit)\n").write(
            toFile: "\(folder)/\(answer)",
            atomically: true,
            encoding: .utf8
        )
    }

    /// The floor: the compiler's own command for the answer and its harness.
    var bareCompile: String {
        "swiftc -wmo -parse-as-library -swift-version 5 -module-name WorkbookAttempt "
            + "-I .build/release/Modules -L .build/release -lAttemptKit "
            + "-Xlinker -rpath -Xlinker \(folder)/.build/release \(answer) "
            + ".build/workbook/harnesses/SystemHitTest-*/Harness.swift -o floor"
    }

    /// Runs a shell command in the copy.
    func run(_ command: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailed(command: command, status: process.terminationStatus)
        }
    }

    /// How long a shell command takes, in seconds.
    func seconds(_ command: String) throws -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try run(command)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
}
