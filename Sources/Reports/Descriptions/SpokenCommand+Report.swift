import Platform
import Results

extension SpokenCommand {
    static func check(_ exercise: Int, in folder: String = "") -> SpokenCommand {
        SpokenCommand("check", exercise, in: folder)
    }

    /// Grades the report's file again, the student's own or another one.
    static func again(_ report: ExerciseReport) -> SpokenCommand {
        let folder = folder(of: report)
        let home = (folder.isEmpty ? "" : folder + "/") + "Exercises/\(report.slug)/"
        let isOwn = report.answerPath.hasPrefix(home)
        return isOwn
            ? check(report.exercise, in: folder)
            : SpokenCommand(
                "check",
                report.exercise,
                in: folder,
                with: ["ATTEMPT": report.answerPath]
            )
    }

    /// Grades one case of the report's file again, in the same scenes.
    package static func again(_ report: ExerciseReport, case identifier: String) -> SpokenCommand {
        again(report).adding(["CASE": identifier, "SEED": String(report.seed)])
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
}
