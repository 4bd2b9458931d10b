/// A command for the user to type, in the form of the program that the user started.
///
/// ```swift
/// DisplayedCommand("check", 3, with: ["SEED": "7"]).words()
/// // make check EX=3 SEED=7, or workbook check 3 SEED=7
/// ```
package struct DisplayedCommand: Hashable, Sendable {
    private let target: String
    private let exercise: Int?
    private let folder: String
    private var variables: [Variable]

    private struct Variable: Hashable, Sendable {
        let name: String
        let value: String
    }

    /// - Parameters:
    ///   - target: The `make` target, which is the subcommand's name, such as "hint".
    ///   - exercise: The exercise; `nil` for all.
    ///   - folder: The student's own copy of the exercises, if messages name it.
    ///   - variables: The other variables of `make`, in the order in which they are typed.
    package init(
        _ target: String,
        _ exercise: Int? = nil,
        in folder: String = "",
        with variables: KeyValuePairs<String, String> = [:]
    ) {
        self.target = target
        self.exercise = exercise
        self.folder = folder
        self.variables = variables.map(Variable.init)
    }

    /// The command with more variables after the others.
    package func adding(_ variables: KeyValuePairs<String, String>) -> DisplayedCommand {
        var command = self
        command.variables += variables.map(Variable.init)
        return command
    }

    /// The command, with quotation marks where a shell needs them.
    package func words(as form: CommandForm = .ofThisProcess) -> String {
        parts(as: form).joined(separator: " ")
    }

    /// The command's words, each quoted if a shell requires it.
    package func parts(as form: CommandForm) -> [String] {
        let folder = form.implies(folder) ? [] : [Variable(name: "DIR", value: folder)]
        return [form.program, target, exercise.map(form.exercise)].compactMap { $0 }
            + (folder + variables).map { "\($0.name)=\(DisplayedCommand.quoted($0.value))" }
    }

    /// Quotes a word if a shell requires it.
    private static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", ":", "/", "=", "@", "+":
                    true
                default: false
                }
            }
        return isPlain ? word : word.shellQuoted
    }
}
