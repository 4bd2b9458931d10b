import Catalogue

/// The subcommands of a program, in the order in which its usage lists them.
package struct SubcommandTable {
    let program: String
    let subcommands: [any Subcommand.Type]

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

    /// The usage of one subcommand.
    private func usage(of subcommand: any Subcommand.Type) -> String {
        "usage: \(program) \(subcommand.synopsis)\n\n\(subcommand.summary)"
    }

    /// The usage that the words ask for; `nil` if they ask for none.
    package func help(_ words: [String]) throws(WrongUse) -> String? {
        let asking: Set = ["help", "--help", "-h"]
        guard let first = words.first else { return usage }
        let others = words.dropFirst()
        if asking.contains(first) {
            return try others.first.map { word throws(WrongUse) in
                usage(of: try subcommand(word))
            } ?? usage
        }
        guard others.contains(where: { $0.hasPrefix("-") && asking.contains($0) }) else {
            return nil
        }
        return usage(of: try subcommand(first))
    }

    /// Parses the words into a subcommand.
    package func read(_ words: [String]) throws(WrongUse) -> any Subcommand {
        let subcommand = try subcommand(words.first ?? "")
        return try subcommand.init(
            Arguments(
                words.dropFirst(),
                options: subcommand.options,
                operands: subcommand.operands,
                operandCount: subcommand.operandCount,
                usage: usage(of: subcommand)
            )
        )
    }

    private func subcommand(_ word: String) throws(WrongUse) -> any Subcommand.Type {
        guard let subcommand = subcommands.first(where: { $0.name == word }) else {
            let names = subcommands.map { $0.name }.joined(separator: ", ")
            throw WrongUse("There is no command \(word): choose \(names) or help.")
        }
        return subcommand
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
            if let help = try help(words) {
                terminal.tell(help + "\n")
                return .passed
            }
            return try perform(try read(words), Workbook())
        } catch {
            terminal.log(error.sentence)
            return .after(error)
        }
    }
}
