import Classroom
import Judge
import Scenario

/// Makes the zip that Gradescope builds an autograder from.
struct GradescopeCommand: Subcommand {
    static let name = "gradescope"
    static let synopsis = "--out ZIP [--seed SEED] [--points FILE] [--sandbox SANDBOX]"
    static let summary = "Makes an autograder for Gradescope, which grades all with one seed."

    private let options: ClassOptions

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        var options = ClassOptions()
        while let word = arguments.next() {
            guard word != "--jobs", try options.take(word, &arguments) else {
                throw arguments.notUnderstood(word)
            }
        }
        guard !options.out.isEmpty else {
            throw WrongUse("OUT is missing: name the zip with OUT=autograder.zip.")
        }
        self.options = options
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        // Here a fault in the file is mended in a minute; in Gradescope it stops every submission.
        _ = try options.pointsScheme(workbook)
        let seed = options.seed ?? UInt64.random(in: 1...999_999)
        do {
            try AutograderZip(
                workbook,
                seed: seed,
                protection: options.chosenProtection,
                points: options.points
            ).write(to: options.out)
            terminal.show(
                "\(options.out): upload it as the autograder of a programming assignment\n"
                    + "seed \(seed), the same for every submission\n"
            )
            return .passed
        } catch {
            terminal.complain(ClassSession.words(error))
            return .graderFault
        }
    }
}
