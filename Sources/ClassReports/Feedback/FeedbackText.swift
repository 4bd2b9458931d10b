import Platform
import Reports
import Results

/// The sentences above a student's feedback, independent of the output format.
struct FeedbackText {
    let submission: SubmissionReport

    var title: String { "Feedback for \(submission.student)" }

    /// The total points, with a note on ungraded exercises.
    var points: String {
        let points = PointsText.reached(
            submission.gradedPoints,
            of: submission.maximumPoints
        )
        let ungraded = submission.ungraded.map { String($0.report.exercise) }
        switch ungraded.count {
        case 0: return "\(points)."
        case 1:
            return "\(points), without exercise \(ungraded[0]): because of an error in the grader, "
                + "it is not graded yet."
        default:
            return
                "\(points), without exercises \(ungraded.joined(separator: ", ")): because of an "
                + "error in the grader, they are not graded yet."
        }
    }

    var protection: String {
        submission.protections.isEmpty
            ? "Nothing was run."
            : "Protection while grading: "
                + submission.protections.map(\.words).joined(separator: "; ") + "."
    }

    /// The seed of the random scenes, and the command that repeats them, in backquotes.
    var repetition: String? {
        guard !submission.seeds.isEmpty else { return nil }
        let seeds = submission.seeds.map(String.init).joined(separator: ", ")
        guard submission.seeds.count == 1, let answer = example else {
            return "Random scenes: seeds \(seeds)."
        }
        let command = DisplayedCommand("check", answer.report.exercise, with: ["SEED": seeds])
            .words(as: .make)
        return "Random scenes: seed \(seeds). `\(command)` plays them again."
    }

    /// The first failing exercise, or else the first one that ran: the one most likely to be repeated.
    private var example: GradedAnswer? {
        let tried = submission.answers.filter(\.wasTried)
        return tried.first { $0.report.outcome != .passed } ?? tried.first
    }

    static func heading(_ report: ExerciseReport) -> String {
        "Exercise \(report.exercise), \(report.title)"
    }
}
