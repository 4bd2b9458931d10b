import Foundation

/// A copy of the workbook for measurements, so that the student's answers stay untouched.
struct WorkbookCopy {
    let folder: String

    /// A command failed.
    struct CommandFailed: Error, CustomStringConvertible {
        let command: String
        let status: Int32
        var description: String { "`\(command)` ended with \(status)" }
    }

    /// Copies the workbook without build products.
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

    /// Writes the reference as the answer, with an additional line that makes it new.
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

    /// The floor: the compiler's command for the answer and its harness.
    var bareCompile: String {
        "swiftc -wmo -parse-as-library -swift-version 5 -module-name WorkbookAttempt "
            + "-I .build/release/Modules -L .build/release -lAttemptKit "
            + "-Xlinker -rpath -Xlinker \(folder)/.build/release \(answer) "
            + ".build/workbook/harnesses/SystemHitTest-*/Harness.swift -o floor"
    }

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

    /// The wall time of a shell command, in seconds.
    func seconds(_ command: String) throws -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try run(command)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
}
