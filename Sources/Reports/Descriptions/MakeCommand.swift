import Results
import Scenario

/// The commands for a student to type.
package enum MakeCommand {
    /// A `make` command for one exercise or all.
    ///
    /// - Parameters:
    ///   - target: The `make` target, such as "hint".
    ///   - exercise: The exercise; `nil` for all.
    ///   - folder: The student's own copy of the exercises, if the command must name it.
    package static func make(_ target: String, _ exercise: Int? = nil, in folder: String = "")
        -> String
    {
        let words = [
            "make", target, exercise.map { "EX=\($0)" },
            folder.isEmpty ? nil : "DIR=\(quoted(folder))",
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }

    static func check(_ exercise: Int, in folder: String = "") -> String {
        make("check", exercise, in: folder)
    }

    /// Grades the report's file again, the student's own or another one.
    static func again(_ report: ExerciseReport) -> String {
        let folder = folder(of: report)
        let home = (folder.isEmpty ? "" : folder + "/") + "Exercises/\(report.slug)/"
        let isOwn = report.answerPath.hasPrefix(home)
        return check(report.exercise, in: folder)
            + (isOwn ? "" : " ATTEMPT=\(quoted(report.answerPath))")
    }

    /// The student's own copy of the exercises, derived from the lesson's path.
    ///
    /// Empty if commands need not name it.
    static func folder(of report: ExerciseReport) -> String {
        guard let end = report.lessonPath.index(ofLast: "/Exercises/\(report.slug)/") else {
            return ""
        }
        return String(report.lessonPath[..<end])
    }

    package static func again(_ report: ExerciseReport, case identifier: String) -> String {
        "\(again(report)) CASE=\(quoted(identifier)) SEED=\(report.seed)"
    }

    /// Splits a command into continued lines that a shell reads as one.
    ///
    /// Breaks only between words, so that it can be copied.
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

    /// The words of a shell command, with quoted spaces kept together.
    private static func words(of command: String) -> [String] {
        var words: [String] = []
        var isQuoted = false
        for piece in command.split(separator: " ", omittingEmptySubsequences: false) {
            if isQuoted, let last = words.popLast() {
                words.append("\(last) \(piece)")
            } else {
                words.append(String(piece))
            }
            // An escaped quote does not start or end a quotation.
            let quotes = piece.replacing("\\'", with: "").count { $0 == "'" }
            if quotes % 2 == 1 { isQuoted.toggle() }
        }
        return words
    }

    /// Quotes a word for a shell.
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
