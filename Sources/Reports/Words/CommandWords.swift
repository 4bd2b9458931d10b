import Scenario

/// The lines that a student types.
enum CommandWords {
    /// Grades an exercise.
    static func check(_ exercise: Int) -> String { "make check EX=\(exercise)" }

    /// Plays one case of an exercise again.
    static func check(_ exercise: Int, case identifier: String, seed: UInt64) -> String {
        "\(check(exercise)) CASE=\(quoted(identifier)) SEED=\(seed)"
    }

    /// A word as a shell reads it back.
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
        return isPlain
            ? word
            : "'"
                + word.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}
