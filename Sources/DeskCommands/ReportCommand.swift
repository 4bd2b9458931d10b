import Catalogue
import Desk
import Foundation
import Subcommands
import Suites

struct ReportCommand: Subcommand {
    static let name = "report"
    static let operands = ["[EXERCISE]"]
    static let options = [Option.folder, .attempt, .onlyCase, .seed, .page]
    static let summary =
        "Writes a page with the report, the scenes to step through, and the source."

    private let arguments: Arguments
    private let order: CheckOrder
    /// The page's file; `nil` for the usual one.
    private let page: String?

    init(_ arguments: Arguments) throws(WrongUse) {
        self.arguments = arguments
        order = try arguments.checkOrder()
        page = try arguments.outputFile(.page)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let exercise = try arguments.exercise(ReportCommand.name, workbook, terminal)
        let path = try CheckIndicator.during(terminal.style) {
            let report = try AnswerGrading(workbook: workbook, order: order).report(on: exercise)
            return try ReportPageWriter(exercise, workbook: workbook, order: order)
                .write(report, to: page)
        }
        terminal.write(URL(fileURLWithPath: path).absoluteString + "\n")
        return .passed
    }
}

extension Option {
    /// The file for a page.
    package static let page = value("--out", "OUT", "FILE")
}
