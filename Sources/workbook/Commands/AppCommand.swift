import Catalogue
import Desk
import DeskCommands
import Device
import Foundation
import Platform
import Reports
import Subcommands
import Suites

struct AppCommand: Subcommand {
    static let name = "app"
    static let operands = ["EXERCISE"]
    static let options = [
        Option.appFolder.required, .folder, .attempt, .onlyCase, .seed,
    ]
    static let summary = "Writes an app with your answer, for Xcode or for Swift Playgrounds."

    private let exercise: Exercise
    private let out: String
    private let folder: String?
    /// The answer's file, if it is not the student's own.
    private let attempt: String?
    /// The case whose scene the app shows; `nil` for the suite's first.
    private let onlyCase: String?
    private let seed: UInt64?

    init(_ arguments: Arguments) throws(WrongUse) {
        exercise = try arguments.requiredExercise(AppCommand.name)
        out = try arguments.appFolder(AppCommand.name)
        folder = arguments[.folder]
        attempt = arguments[.attempt].map { Workbook.fileFromCopy($0) }
        onlyCase = arguments[.onlyCase]
        seed = try arguments.seed()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let workbook = try workbook.answering(in: folder)
        let file = attempt ?? workbook.relativeAnswer(exercise)
        guard
            let answer = FileManager.default.contents(atPath: attempt ?? workbook.answer(exercise))
        else { throw WrongUse("\(file) cannot be read; an app needs an answer.") }
        let cases = SuiteCases(exercise, workbook: workbook)
        let shown =
            if let onlyCase { try cases.named(onlyCase, seed: seed) } else { try cases.first() }
        let app = ExerciseApp(exercise, shown.scene, of: shown.test, workbook: workbook)
        let path = try app.folder(answer: answer).write(into: out)
        terminal.tell(
            """
            \(path) contains \(file) as it is, and the scene of \(shown.identifier): \(shown.test).
            Open it in Xcode, or on an iPad in Swift Playgrounds.

            """
        )
        return .passed
    }
}

extension Option {
    static let appFolder = value("--out", "OUT", "FOLDER")
}

extension Arguments {
    /// The folder for an app.
    ///
    /// - Parameter target: The `make` target, for the error message.
    func appFolder(_ target: String) throws(WrongUse) -> String {
        guard let folder = self[.appFolder] else {
            throw WrongUse(
                "\(SpokenCommand(target).words()) needs a folder for the app: add OUT=folder."
            )
        }
        return Workbook.path(of: folder)
    }
}
