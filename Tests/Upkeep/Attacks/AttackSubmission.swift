import Catalogue
import Foundation
import Results
import Scenario

/// An attack as a student submits it: one answer, or a folder that attacks the intake.
package struct AttackSubmission: Sendable {
    /// The name of the attack, such as `Exhausting/ForkBomb`.
    package let name: String
    package let exercise: Exercise
    package let expected: Set<Outcome>
    package let defence: String
    private let content: Content

    private enum Content: Sendable {
        case answer(AttackFile)
        case folder(CraftedSubmission)
    }

    /// The name of the student, which is also the name of a folder.
    package var student: String { name.replacing("/", with: "-") }

    package static func all(_ workbook: Workbook) throws(UpkeepFault) -> [AttackSubmission] {
        let folder = "\(workbook.root)/Tests/WorkbookTests/Attacks"
        let files = try AttackFile.all(in: folder).map { file in
            AttackSubmission(
                name: "\(file.kind)/\(file.name)",
                exercise: file.exercise,
                expected: file.expected,
                defence: file.defence,
                content: .answer(file)
            )
        }
        guard !files.isEmpty, let exercise = Exercise.numbered(CraftedSubmission.exercise) else {
            throw UpkeepFault("there are no attacks in \(folder)")
        }
        return files
            + CraftedSubmission.all.map { crafted in
                AttackSubmission(
                    name: "Intake/\(crafted.name)",
                    exercise: exercise,
                    expected: crafted.expected,
                    defence: "intake: regular files only, bounded",
                    content: .folder(crafted)
                )
            }
    }

    /// Whether a word names this attack: by its name, with or without its kind, or by its kind.
    package func isCalled(_ word: String) -> Bool {
        name == word || name.split(separator: "/").contains { $0 == word }
    }

    /// Writes the student's folder.
    func handIn(to classFolder: String, _ workbook: Workbook) throws {
        let root = URL(fileURLWithPath: "\(classFolder)/\(student)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        switch content {
        case .answer(let file):
            try FileManager.default.copyItem(
                at: URL(fileURLWithPath: file.path),
                to: root.appending(path: exercise.answerFile)
            )
        case .folder(let crafted):
            try crafted.make(CraftedFolder(root: root, reference: workbook.reference(exercise)))
        }
    }
}
