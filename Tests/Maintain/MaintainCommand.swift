import Foundation
import Subcommands

/// The command line for maintainers of the workbook.
@main
enum MaintainCommand {
    static let subcommands = SubcommandTable(
        "maintain",
        [
            SelfcheckCommand.self,
            MutantsCommand.self,
            FingerprintsCommand.self,
            FiguresCommand.self,
            BeliefsCommand.self,
            FuzzCommand.self,
            AttacksCommand.self,
            NewExerciseCommand.self,
        ]
    )

    static func main() {
        let terminal = Terminal()
        let words = Array(CommandLine.arguments.dropFirst())
        let status = subcommands.run(words, terminal) { try $0.run($1, terminal) }
        exit(status.rawValue)
    }
}
