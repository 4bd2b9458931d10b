/// An option of a subcommand, such as `--seed SEED`.
package struct Option: Hashable, Sendable {
    /// What stands on the command line.
    package let word: String
    /// The variable for it in a `make` command, by which messages name it.
    package let variable: String
    /// What its value is called in the usage; `nil` for a flag.
    package let value: String?
    /// Whether it may be given several times.
    package let repeats: Bool

    private init(_ word: String, _ variable: String, value: String?, repeats: Bool) {
        (self.word, self.variable, self.value, self.repeats) = (word, variable, value, repeats)
    }

    /// An option with a value.
    ///
    /// - Parameters:
    ///   - value: What its value is called in the usage; as the variable, if it does not say so.
    ///   - repeats: Whether it may be given several times.
    package static func value(
        _ word: String,
        _ variable: String,
        _ value: String? = nil,
        repeats: Bool = false
    ) -> Option {
        Option(word, variable, value: value ?? variable, repeats: repeats)
    }

    /// An option that is there or not.
    package static func flag(_ word: String, _ variable: String) -> Option {
        Option(word, variable, value: nil, repeats: false)
    }

    /// How the usage shows it.
    var usage: String {
        "[" + ([word] + [value].compactMap { $0 }).joined(separator: " ") + "]"
            + (repeats ? "…" : "")
    }
}

extension Option {
    /// The seed of the random scenes.
    package static let seed = value("--seed", "SEED")
    /// How many answers are graded at the same time.
    package static let jobs = value("--jobs", "JOBS")
    /// What protects the machine.
    package static let sandbox = value("--sandbox", "SANDBOX")
}
