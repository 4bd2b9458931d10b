import Scenario

/// The lines that a student types.
enum CommandWords {
    /// Grades an exercise.
    static func check(_ exercise: Int) -> String { "make check EX=\(exercise)" }

    /// Grades the file again that a report is on: the student's own, or another one.
    static func again(_ report: ExerciseReport) -> String {
        let isOwn = report.answerPath.hasPrefix("Exercises/\(report.slug)/")
        return check(report.exercise) + (isOwn ? "" : " ATTEMPT=\(quoted(report.answerPath))")
    }

    /// Plays one case again.
    static func again(_ report: ExerciseReport, case identifier: String) -> String {
        "\(again(report)) CASE=\(quoted(identifier)) SEED=\(report.seed)"
    }

    /// A command in lines that a shell takes for one: broken between words, never in one, so that
    /// it can be copied as it stands.
    static func lines(of command: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in command.split(separator: " ") {
            if let last = lines.last, (last + " " + word).displayWidth + 2 <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
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
