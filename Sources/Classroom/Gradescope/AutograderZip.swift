import Catalogue
import Foundation
import Platform
import Results

/// The zip of a Gradescope autograder.
///
/// ```
/// setup.sh          builds the kit once, together with the image
/// install-swift.sh  the first step of setup.sh
/// run_autograder    grades a submission
/// settings          the seed and the protection for every submission
/// points.csv        the points of each test, if the teacher chose a file
/// workbook/         the workbook's sources
/// ```
package struct AutograderZip: Sendable {
    private let workbook: Workbook
    private let seed: UInt64
    private let protection: Protection?
    private let points: String?

    /// - Parameter protection: The container's protection; `nil` for the best that works there.
    package init(_ workbook: Workbook, seed: UInt64, protection: Protection?, points: String?) {
        self.workbook = workbook
        self.seed = seed
        self.protection = protection
        self.points = points
    }

    /// Writes the zip, and replaces an existing one.
    package func write(to path: String) throws {
        let zip = try OutsideProgram(name: "zip", package: "zip").path()
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
            throw Fault("zip ended with \(run.terminationStatus). Is the disk full?")
        }
        do {
            try Data(contentsOf: made).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw OutputFault(path: path, reason: error.localizedDescription)
        }
    }

    /// The files needed for the build, without the workbook's own tests.
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
        try FileManager.default.createFolder(around: copy.path)
        do {
            try FileManager.default.copyItem(at: file, to: copy)
        } catch {
            throw Fault(
                "\(file.path) cannot be read: \(error.localizedDescription). Make the zip "
                    + "from a complete copy of the workbook."
            )
        }
    }
}
