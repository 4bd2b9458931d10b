import Subcommands

/// The commands for working through the exercises.
///
/// A program with only these is built first, so that a student need not wait for interviews, classes and
/// books before the first check.
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
