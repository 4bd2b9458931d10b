import Catalogue

/// The subcommands of a program, in the order in which its usage lists them.
package struct SubcommandTable {
    private let program: String
    private let subcommands: [any Subcommand.Type]

    package init(_ program: String, _ subcommands: [any Subcommand.Type]) {
        (self.program, self.subcommands) = (program, subcommands)
    }

    package var usage: String {
        let lines = subcommands.map { "\(program) \($0.synopsis)" }
        let width = subcommands.map { $0.name.count }.max() ?? 0
        let summaries = subcommands.map { subcommand in
            let padding = String(repeating: " ", count: width + 2 - subcommand.name.count)
            return subcommand.name + padding + subcommand.summary
        }
        return "usage: " + lines.joined(separator: "\n       ") + "\n\n"
            + summaries.joined(separator: "\n") + "\n\n"
            + "Exit status: 0 if all is right, 1 if not, 2 if the command was not understood, "
            + "3 if it is at fault itself."
    }

    /// Parses the words into a subcommand; `nil` if they ask for the usage.
    package func read(_ words: [String]) throws(WrongUse) -> (any Subcommand)? {
        guard let word = words.first, !["help", "--help", "-h"].contains(word) else { return nil }
        guard let subcommand = subcommands.first(where: { $0.name == word }) else {
            let names = subcommands.map { $0.name }.joined(separator: ", ")
            throw WrongUse("There is no command \(word): choose \(names) or help.")
        }
        return try subcommand.init(
            Arguments(
                words.dropFirst(),
                options: subcommand.options,
                operandCount: subcommand.operandCount,
                usage: usage
            )
        )
    }

    /// Runs the subcommand that the words select, and shows the sentence of an error.
    ///
    /// - Parameter perform: Runs the subcommand, with any preparation that the program needs.
    package func run(
        _ words: [String],
        _ terminal: Terminal,
        perform: (any Subcommand, Workbook) throws -> ExitStatus
    ) -> ExitStatus {
        do {
            _ = try Exercise.catalogue.get()
            guard let subcommand = try read(words) else {
                terminal.show(usage + "\n")
                return .passed
            }
            return try perform(subcommand, Workbook())
        } catch {
            terminal.log(error.sentence)
            return .after(error)
        }
    }
}
