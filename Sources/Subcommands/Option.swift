import Results

/// An option of a subcommand, such as `--seed SEED`.
package struct Option: Hashable, Sendable {
    /// The word on the command line.
    package let word: String
    /// The option's variable in a `make` command; messages use this name.
    package let variable: String
    /// The value's name in the usage; `nil` for a flag.
    package let value: String?

    /// An option with a value; the usage names the value like the variable by default.
    package static func value(
        _ word: String,
        _ variable: String,
        _ value: String? = nil
    ) -> Option {
        Option(word: word, variable: variable, value: value ?? variable)
    }

    package static func flag(_ word: String, _ variable: String) -> Option {
        Option(word: word, variable: variable, value: nil)
    }

    var usage: String { ([word] + [value].compactMap { $0 }).joined(separator: " ") }
}

extension Option {
    package static let seed = value("--seed", "SEED")
    /// The number of answers that are graded in parallel.
    package static let jobs = value("--jobs", "JOBS")
    package static let sandbox = value(
        "--sandbox",
        "SANDBOX",
        Protection.allCases.map(\.rawValue).joined(separator: "|")
    )
}
