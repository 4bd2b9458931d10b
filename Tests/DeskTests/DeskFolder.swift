import Catalogue
import Foundation
import Testing

@testable import Desk

/// A workbook in a temporary folder, with the repository's exercises and solutions, and no kit.
final class DeskFolder {
    /// The workbook.
    let workbook: Workbook

    init() throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("desk test \(UUID().uuidString)")
        try files.createDirectory(at: root, withIntermediateDirectories: true)
        // Nothing that a student does changes the solutions.
        try files.createSymbolicLink(
            at: root.appendingPathComponent("Solutions"),
            withDestinationURL: DeskFolder.repository.appendingPathComponent("Solutions")
        )
        for folder in [".vscode", "Exercises"] {
            try files.copyItem(
                at: DeskFolder.repository.appendingPathComponent(folder),
                to: root.appendingPathComponent(folder)
            )
        }
        workbook = Workbook(environment: [
            "WORKBOOK_ROOT": root.path, "WORKBOOK_KIT": root.path + "/kit",
        ])
        for exercise in Exercise.all {
            let folder = root.appendingPathComponent("Exercises/\(exercise.slug)")
            try? files.removeItem(at: folder.appendingPathComponent(AnswerReset.keptFolder))
            try? files.removeItem(atPath: workbook.answer(exercise))
            try files.copyItem(
                atPath: workbook.stub(exercise),
                toPath: workbook.answer(exercise)
            )
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: workbook.root) }

    /// The repository that the tests were built from.
    static var repository: URL {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }

    /// The workbook as a student sees it who works in a copy.
    static let repositoryWorkbook = Workbook(environment: ["WORKBOOK_ROOT": repository.path])

    func answer(_ exercise: Exercise, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: workbook.answer(exercise)))
    }

    func text(of exercise: Exercise) throws -> String {
        try String(contentsOfFile: workbook.answer(exercise), encoding: .utf8)
    }

    /// The names in a folder.
    func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
}

enum SampleTime {
    /// 2026-11-21 at 14:05:09 in Greenwich.
    static let date = Date(timeIntervalSince1970: 1_795_269_909)
}
