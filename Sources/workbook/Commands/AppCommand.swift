import Catalogue
import DeskCommands
import Device
import Foundation
import Building
import Isolation
import Platform
import Subcommands
import Suites

struct AppCommand: Subcommand {
    static let name = "app"
    static let operands = ["EXERCISE"]
    static let options = [Option.outFolder, .folder, .attempt, .onlyCase, .seed]
    // `EX` only completes the example: `requiredExercise` reports a missing exercise, with the choices.
    static let required: KeyValuePairs = ["EX": "3", "OUT": "folder"]
    static let summary = "Writes an app with your answer, for Xcode or for Swift Playgrounds."

    private let exercise: Exercise
    private let out: String
    /// The answer, and the case whose scene the app shows, by default the suite's first.
    private let order: CheckOrder

    init(_ arguments: Arguments) throws(WrongUse) {
        exercise = try arguments.requiredExercise(AppCommand.name)
        out = try arguments.outputFolder(.outFolder) ?? ""
        order = try arguments.checkOrder()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let file = order.attemptFile ?? workbook.relativeAnswer(exercise)
        let source = order.attemptFile ?? workbook.answer(exercise)
        guard let answer = RegularFile.contents(atPath: source) else {
            throw WrongUse("\(file) cannot be read; an app needs an answer.")
        }
        let cases = SuiteCases(exercise, workbook: workbook)
        let shown =
            try order.onlyCase.map { try cases.named($0, seed: order.seed) } ?? cases.first()
        let app = ExerciseApp(exercise, shown.scene, of: shown.test, workbook: workbook)
        let path = try app.folder(answer: answer).write(into: out)
        terminal.writeSentences(
            """
            \(path) contains \(file) as it is, and the scene of \(shown.identifier): \(shown.test).
            Open it in Xcode, or on an iPad in Swift Playgrounds.

            """
        )
        if let warning = warning(about: answer, named: file, workbook) {
            terminal.writeMessage(warning)
        }
        return .passed
    }

    /// A sentence about a file that is no answer yet; `nil` for an answer.
    ///
    /// A device has more of UIKit than the workbook, so a file that does not compile here may compile there.
    private func warning(about answer: Data, named file: String, _ workbook: Workbook) -> String? {
        guard let source = try? AnswerSource([UInt8](answer), path: file) else { return nil }
        let stub = FileManager.default.contents(atPath: workbook.stub(exercise)) ?? Data()
        if source.hasSameCode(as: [UInt8](stub)) {
            return "The app shows no answer yet: \(file) is still the stub."
        }
        let builder = try? AttemptBuilder(
            workbook: workbook,
            exercise: exercise,
            sandbox: NoSandbox()
        )
        guard case .refused(let messages)? = try? builder?.build(source),
            let first = messages.first(where: { $0.severity == .error })
        else { return nil }
        let line = first.line.map { "line \($0): " } ?? ""
        return "\(file) does not compile in the workbook (\(line)\(first.message)), so the app may "
            + "not either."
    }
}

extension Option {
    static let outFolder = value("--out", "OUT", "FOLDER")
}
