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

    /// The command in continued lines, broken between words, that a shell reads as one.
    func lines(by speech: CommandSpeech, width: Int) -> [String] {
        var lines: [String] = []
        for part in parts(by: speech) {
            if let last = lines.last, (last + " " + part).displayWidth + 2 <= width {
                lines[lines.count - 1] = last + " " + part
            } else {
                lines.append(part)
            }
        }
        return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
    }
}
