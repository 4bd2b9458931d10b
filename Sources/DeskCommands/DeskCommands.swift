import Subcommands

/// The commands with which one works through the exercises.
///
/// A program with these alone is built first, so that nobody waits for interviews, classes and books
/// before the first check.
package enum DeskCommands {
    /// In the order in which the usage lists them.
    package static let all: [any Subcommand.Type] = [
        CheckCommand.self,
        ReportCommand.self,
        WatchCommand.self,
        StatusCommand.self,
        HintCommand.self,
        SolutionCommand.self,
        ResetCommand.self,
        NewCommand.self,
    ]
    /// Part of `make kit`.
    package static let ofKit: [any Subcommand.Type] = [PrepareCommand.self]
}
