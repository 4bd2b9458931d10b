import Scenario

/// The lines that a student types.
package enum CommandWords {
    /// Does something with an exercise, or with all.
    ///
    /// - Parameters:
    ///   - target: What is to be done, such as "hint".
    ///   - exercise: The exercise; all of them where `nil`.
    ///   - folder: The student's own copy of the exercises, if it has to be named.
    package static func make(_ target: String, _ exercise: Int? = nil, in folder: String = "")
        -> String
    {
        let words = [
            "make", target, exercise.map { "EX=\($0)" },
            folder.isEmpty ? nil : "DIR=\(quoted(folder))",
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }

    /// Grades an exercise.
    static func check(_ exercise: Int, in folder: String = "") -> String {
        make("check", exercise, in: folder)
    }

    /// Grades the file again that a report is on: the student's own, or another one.
    static func again(_ report: ExerciseReport) -> String {
        let folder = folder(of: report)
        let home = (folder.isEmpty ? "" : folder + "/") + "Exercises/\(report.slug)/"
        let isOwn = report.answerPath.hasPrefix(home)
        return check(report.exercise, in: folder)
            + (isOwn ? "" : " ATTEMPT=\(quoted(report.answerPath))")
    }

    /// The student's own copy of the exercises, by the place of the lesson; empty where none has to be
    /// named.
    static func folder(of report: ExerciseReport) -> String {
        guard let end = report.lessonPath.index(ofLast: "/Exercises/\(report.slug)/") else {
            return ""
        }
        return String(report.lessonPath[..<end])
    }

    /// Plays one case again.
    static func again(_ report: ExerciseReport, case identifier: String) -> String {
        "\(again(report)) CASE=\(quoted(identifier)) SEED=\(report.seed)"
    }

    /// A command in lines that a shell takes for one: broken between words, never in one, so that
    /// it can be copied as it stands.
    static func lines(of command: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in words(of: command) {
            if let last = lines.last, (last + " " + word).displayWidth + 2 <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
    }

    /// What a shell takes for words: spaces between quotes part none.
    private static func words(of command: String) -> [String] {
        var words: [String] = []
        var isQuoted = false
        for piece in command.split(separator: " ", omittingEmptySubsequences: false) {
            if isQuoted, let last = words.popLast() {
                words.append("\(last) \(piece)")
            } else {
                words.append(String(piece))
            }
            // A quote behind a backslash stands for itself.
            let quotes = piece.replacing("\\'", with: "").count { $0 == "'" }
            if quotes % 2 == 1 { isQuoted.toggle() }
        }
        return words
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
