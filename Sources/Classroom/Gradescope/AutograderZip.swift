import Foundation
import Judge
import Scenario

/// A zip that Gradescope makes an autograder of.
///
/// ```
/// setup.sh          builds the kit: once, when the image is built
/// install-swift.sh  what setup.sh begins with
/// run_autograder    grades a submission
/// settings          the seed and the protection, the same for every submission
/// points.csv        what each test is worth, where the teacher said so
/// workbook/         the workbook's sources
/// ```
package struct AutograderZip: Sendable {
    private let workbook: Workbook
    private let seed: UInt64
    private let protection: Protection?
    private let points: String?

    /// A zip that cannot be made.
    package struct Fault: ExplainedError, Hashable {
        /// What is wrong, and what to do.
        package let message: String
    }

    /// Creates a zip.
    ///
    /// - Parameters:
    ///   - workbook: The workbook that grades.
    ///   - seed: The seed of all random scenes, for every submission.
    ///   - protection: What protects the container; where `nil`, the best that works there.
    ///   - points: The file that says what each test is worth.
    package init(_ workbook: Workbook, seed: UInt64, protection: Protection?, points: String?) {
        self.workbook = workbook
        self.seed = seed
        self.protection = protection
        self.points = points
    }

    /// Writes the zip, in the place of the one that may be there.
    package func write(to path: String) throws {
        let program = OutsideProgram(name: "zip", package: "zip")
        guard let zip = program.path else { throw Fault(message: program.absence) }
        let folder = URL(fileURLWithPath: "\(workbook.cache)/autograder-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = folder.appendingPathComponent("contents")
        try collect(into: contents)
        let made = folder.appendingPathComponent("autograder.zip")
        let run = Process()
        run.executableURL = URL(fileURLWithPath: zip)
        run.arguments = ["-q", "-r", "-X", made.path, "."]
        run.currentDirectoryURL = contents
        try run.run()
        run.waitUntilExit()
        guard run.terminationStatus == 0 else {
            throw Fault(message: "zip ended with \(run.terminationStatus). Is the disk full?")
        }
        do {
            try Data(contentsOf: made).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw OutputFault(path: path, reason: error.localizedDescription)
        }
    }

    /// What the workbook is built from, without its own tests.
    private static let sources = [
        "Makefile", "Package.swift", "LICENSE", "Exercises", "Sources", "Solutions",
        "Tests/Grading",
    ]

    private func collect(into folder: URL) throws {
        let root = URL(fileURLWithPath: workbook.root)
        let scripts = root.appendingPathComponent(".github/classroom")
        for path in ["gradescope/setup.sh", "gradescope/run_autograder", "install-swift.sh"] {
            let script = scripts.appendingPathComponent(path)
            try copy(script, to: folder, named: script.lastPathComponent)
        }
        for part in AutograderZip.sources {
            try copy(root.appendingPathComponent(part), to: folder, named: "workbook/\(part)")
        }
        if let points {
            try copy(URL(fileURLWithPath: points), to: folder, named: "points.csv")
        }
        let settings = "SEED=\(seed)\nSANDBOX=\(protection?.rawValue ?? "")\n"
        try Data(settings.utf8).write(to: folder.appendingPathComponent("settings"))
    }

    private func copy(_ file: URL, to folder: URL, named name: String) throws {
        let copy = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        do {
            try FileManager.default.copyItem(at: file, to: copy)
        } catch {
            throw Fault(
                message: "\(file.path) cannot be read: \(error.localizedDescription). Make the zip "
                    + "from a whole copy of the workbook."
            )
        }
    }
}
