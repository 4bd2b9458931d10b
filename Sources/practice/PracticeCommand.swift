import DeskCommands
import Foundation
import Subcommands

/// The program behind `make check` and `make watch`; `workbook` has the same commands and all others.
@main
enum PracticeCommand {
    static func main() {
        let subcommands = SubcommandTable("workbook", DeskCommands.all + DeskCommands.ofKit)
        let terminal = Terminal()
        let words = Array(CommandLine.arguments.dropFirst())
        let status = subcommands.run(words, terminal) { subcommand, workbook in
            try subcommand.run(workbook, terminal)
        }
        exit(status.rawValue)
    }
}
