import Judge

/// One of the things that `workbook` does: a file under Commands, and a line in ``all``.
protocol Subcommand: Sendable {
    /// The word that asks for it.
    static var name: String { get }
    /// What may follow the word, as a usage line shows it.
    static var synopsis: String { get }
    /// What it does, in a sentence.
    static var summary: String { get }
    /// Whether it compiles and runs what others wrote, in a sandbox; no, if it does not say so.
    var runsUntrustedAnswers: Bool { get }
    /// Whether it works on what many others wrote, one of whom may crash it; no, if it does not say so.
    var isSupervised: Bool { get }

    /// Reads what follows the word.
    init(_ arguments: CommandArguments) throws(WrongUse)

    /// Does it.
    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus
}

extension Subcommand {
    var runsUntrustedAnswers: Bool { false }
    var isSupervised: Bool { false }
}

/// All subcommands, in the order in which the usage lists them.
enum Subcommands {
    static let all: [any Subcommand.Type] = [
        CheckCommand.self,
        WatchCommand.self,
        StatusCommand.self,
        HintCommand.self,
        SolutionCommand.self,
        ResetCommand.self,
        NewCommand.self,
        InterviewCommand.self,
        QuizCommand.self,
        CardsCommand.self,
        GradeCommand.self,
        GradeSubmissionCommand.self,
        GradeShareCommand.self,
        GradebookCommand.self,
        DeliverCommand.self,
        GradescopeCommand.self,
        SandboxCommand.self,
        SelfcheckCommand.self,
        MutantsCommand.self,
        FingerprintsCommand.self,
        BeliefsCommand.self,
        FuzzCommand.self,
        AttacksCommand.self,
    ]

    /// How the command is used.
    static var usage: String {
        let lines = all.map { "workbook \($0.name) \($0.synopsis)" }
        let width = all.map { $0.name.count }.max() ?? 0
        let summaries = all.map { command in
            command.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + command.summary
        }
        return "usage: " + lines.joined(separator: "\n       ") + "\n\n"
            + summaries.joined(separator: "\n") + "\n\n"
            + "Ends with 0 if all is right, 1 if not, 2 if it was not understood, 3 if it is at "
            + "fault itself."
    }

    /// The subcommand that the arguments ask for; `nil` for the usage.
    static func read(_ arguments: [String]) throws(WrongUse) -> (any Subcommand)? {
        guard let word = arguments.first, !["help", "--help", "-h"].contains(word) else {
            return nil
        }
        guard let command = all.first(where: { $0.name == word }) else {
            let names = all.map { $0.name }.joined(separator: ", ")
            throw WrongUse("There is no command \(word): choose \(names) or help.")
        }
        return try command.init(CommandArguments(arguments.dropFirst(), usage: usage))
    }
}
