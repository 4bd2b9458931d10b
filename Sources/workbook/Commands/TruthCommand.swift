import Catalogue
import Device
import Foundation
import Platform
import Subcommands

struct TruthCommand: Subcommand {
    static let name = "truth"
    static let options = [Option.outFolder, .seed, .compare]
    static let summary = "Writes an app that asks UIKit, or compares the model with its answers."

    private enum Task {
        case write(folder: String, seed: UInt64)
        case compare(file: String)
    }

    /// The default seed is fixed, so that two people who choose none ask the same questions.
    private static let usualSeed: UInt64 = 1

    private let task: Task

    init(_ arguments: Arguments) throws(WrongUse) {
        if let file = arguments[.compare] {
            guard arguments[.outFolder] == nil else {
                throw WrongUse("OUT writes an app, and COMPARE reads its file: choose one of them.")
            }
            task = .compare(file: file)
            return
        }
        guard let folder = try arguments.outputFolder(.outFolder) else {
            throw WrongUse(
                "\(DisplayedCommand("truth").words()) needs a folder for the app, OUT=folder, or the file "
                    + "that the app shared, COMPARE=truth.json."
            )
        }
        task = .write(
            folder: folder,
            seed: try arguments.seed() ?? TruthCommand.usualSeed
        )
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        switch task {
        case .write(let folder, let seed):
            let app = TruthApp(NamedScene.random(seed: seed), workbook: workbook)
            let path = try app.folder().write(into: folder)
            terminal.writeSentences(
                """
                \(path) asks UIKit.
                Run it from Xcode, or on an iPad in Swift Playgrounds, and share its truth.json; then

                  \(DisplayedCommand("truth", with: ["COMPARE": "truth.json"]).words())

                """
            )
            return .passed
        case .compare(let file):
            let path = Workbook.fileFromCopy(file)
            guard let data = FileManager.default.contents(atPath: path) else {
                throw WrongUse("COMPARE=\(file) cannot be read.")
            }
            let check = try TruthCheck(data, named: file, workbook: workbook)
            terminal.write(check.text)
            return check.agrees ? .passed : .notPassed
        }
    }
}

extension Option {
    fileprivate static let compare = value("--compare", "COMPARE", "FILE")
}
