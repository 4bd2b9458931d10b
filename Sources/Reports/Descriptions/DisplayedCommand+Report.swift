import Platform
import Results

extension DisplayedCommand {
    static func check(_ exercise: Int, in folder: String = "") -> DisplayedCommand {
        DisplayedCommand("check", exercise, in: folder)
    }

    /// Gives a hint on the report's exercise.
    package static func hint(_ report: ExerciseReport) -> DisplayedCommand {
        DisplayedCommand("hint", report.exercise, in: folder(of: report))
    }

    /// Grades the report's file again, the student's own or another one.
    static func again(_ report: ExerciseReport) -> DisplayedCommand {
        let folder = folder(of: report)
        let home = (folder.isEmpty ? "" : folder + "/") + "Exercises/\(report.slug)/"
        let isOwn = report.answerPath.hasPrefix(home)
        return isOwn
            ? check(report.exercise, in: folder)
            : DisplayedCommand(
                "check",
                report.exercise,
                in: folder,
                with: ["ATTEMPT": report.answerPath]
            )
    }

    /// Grades one case of the report's file again, in the same scenes.
    package static func again(_ report: ExerciseReport, case identifier: String) -> DisplayedCommand
    {
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

    /// The command in continued lines, broken between words, which a shell reads as one line.
    func lines(as form: CommandForm, width: Int) -> [String] {
        let lines = parts(as: form).filled { $0.displayWidth + 2 <= width }
        return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
    }
}
