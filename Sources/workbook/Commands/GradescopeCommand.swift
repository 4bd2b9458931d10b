import Catalogue
import Classroom
import DeskCommands
import Scenario
import Subcommands

struct GradescopeCommand: Subcommand {
    static let name = "gradescope"
    static let options = [Option.page, .seed, .points, .sandbox]
    static let required: KeyValuePairs = ["OUT": "autograder.zip"]
    static let summary =
        "Makes an autograder for Gradescope that uses one seed for every submission."

    private let options: ClassOptions

    init(_ arguments: Arguments) throws(WrongUse) {
        options = try ClassOptions(arguments)
        try Option.out.requireFile(at: options.out, named: options.out)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        // Check the file now: in Gradescope, a mistake in it would fail every submission.
        _ = try options.pointsScheme(workbook)
        let seed = options.seed ?? SeededGenerator.drawnSeed()
        try AutograderZip(
            workbook,
            seed: seed,
            protection: options.chosenProtection,
            points: options.points
        ).write(to: options.out)
        terminal.writeSentences(
            "\(options.out): upload it as the autograder of a programming assignment\n"
                + "seed \(seed), the same for every submission\n"
        )
        return .passed
    }
}
