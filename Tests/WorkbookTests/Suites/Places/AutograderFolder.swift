import Foundation
import Platform

/// A container of Gradescope's as an autograder sees it, with the zip unpacked: its folders, under a root
/// of its own.
struct AutograderFolder {
    private let workbook: WorkbookFolder
    /// The folder in place of `/autograder`.
    let root: URL

    static var isPossible: Bool { OutsidePrograms.has("zip", "unzip", "bash") }

    /// Makes the zip, and unpacks it.
    ///
    /// - Parameter options: What `workbook gradescope` is asked for.
    init(_ workbook: WorkbookFolder, _ options: [String]) throws {
        self.workbook = workbook
        root = workbook.root.appendingPathComponent("autograder")
        let zip = workbook.root.appendingPathComponent("autograder.zip").path
        let made = try workbook.run(
            ["gradescope", "--out", zip] + options,
            environment: ["WORKBOOK_ROOT": WorkbookFolder.repository.path, "WORKBOOK_CACHE": cache]
        )
        guard made.status == 0 else { throw MachineFolder.Failure(description: made.complaint) }
        for name in ["source", "submission", "results"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(name),
                withIntermediateDirectories: true
            )
        }
        let unzip = OutsidePrograms.path(of: "unzip") ?? "/usr/bin/unzip"
        let target = root.appendingPathComponent("source").path
        _ = try ToolRun(unzip, ["-q", zip, "-d", target], secondsAllowed: 60)
        let metadata = #"{"id": 1, "users": [{"name": "Ada", "email": "ada@example.org"}]}"#
        try write(metadata, to: "submission_metadata.json")
    }

    private var cache: String { workbook.root.appendingPathComponent(".build/workbook").path }

    /// Writes a file.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: root.appendingPathComponent(name))
    }

    /// Reads a file; `nil` where there is none.
    func text(_ name: String) -> String? {
        try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    /// Runs the autograder, on the kit of this build.
    func run(kit: String = CommandRun.products.path) throws -> ToolRun {
        let environment = [
            "AUTOGRADER_ROOT": root.path, "WORKBOOK_KIT": kit, "WORKBOOK_CACHE": cache,
        ]
        return try ToolRun(
            root.appendingPathComponent("source/run_autograder").path,
            [],
            environment: workbook.plainEnvironment.merging(environment) { $1 },
            secondsAllowed: 120
        )
    }
}
