import Reports
import Results
import Scenario

/// The sentences about a class, independent of the output format.
enum SummaryText {
    static func title(_ summary: ClassSummary) -> String {
        "A class of \(counted(summary.students, "student"))"
    }

    /// The problems that a teacher must attend to, with the outcome whose symbol each has; no notice is
    /// empty.
    static func notices(
        _ summary: ClassSummary
    ) -> [(heading: String, outcome: Outcome, entries: [String])] {
        let unrecorded = summary.withoutRecord.map { again($0.student, $0.exercises) }
        let files = summary.notUsed.map { "\($0.student): \($0.files.joined(separator: ", "))" }
        return [
            (again, .graderFault, summary.gradedAgain.map { again($0.student, $0.exercises) }),
            (noRecord, .graderFault, limited(unrecorded, "student")),
            (notUsed, .missing, limited(files, "student")),
            (conflicts, .missing, limited(summary.conflicts, "answer")),
            (departed, .missing, limited(summary.departed, "student")),
        ].filter { !$0.entries.isEmpty }
    }

    /// The heading above the students without a grade.
    static let again =
        "Grade these again: the grader failed here, and a missing grade is not a zero."

    /// The heading above the students with answers that have no record.
    static let noRecord =
        "Not graded yet: of these answers there is no record, and a missing grade is not a zero."

    /// A student to grade again, with the exercises.
    static func again(_ student: String, _ exercises: [Int]) -> String {
        "\(student): exercise\(exercises.count == 1 ? "" : "s") "
            + exercises.map(String.init).joined(separator: ", ")
    }

    /// The heading above the files that were not graded.
    static let notUsed =
        "Files that are not graded, since their names are not the exercises'. Unpack or rename those "
        + "that are answers, and grade again:"

    /// The heading above the answers with different records.
    static let conflicts =
        "Different records of one answer. A graded one counts, and of several the one with the most "
        + "points:"

    /// The heading above the students who are no longer in the class.
    static let departed =
        "Not in the class any more: these have records of an earlier run, but no folder in SUBMISSIONS. "
        + "They have no row and no feedback:"

    /// The first entries, and the number of further ones.
    private static func limited(_ entries: [String], _ noun: String) -> [String] {
        let more = entries.count - maximumEntries
        return entries.prefix(maximumEntries)
            + (more > 0 ? ["And \(counted(more, "more \(noun)"))."] : [])
    }

    private static let maximumEntries = 10

    /// Such as "passed: 3, failed: 1".
    static func outcomes(_ tally: ExerciseTally) -> String {
        tally.counts.map { "\($0.outcome.words): \($0.count)" }.joined(separator: ", ")
    }

    /// Such as "12.5 of 20".
    static func mean(_ tally: ExerciseTally) -> String {
        guard let mean = tally.mean else { return "none is graded" }
        return "\(PointsText.number(mean)) of \(PointsText.number(tally.maximum))"
    }

    /// Such as "“A hidden view is skipped”: 3 of 20 answers pass it".
    static func hardest(_ test: TestTally) -> String {
        "\u{201C}\(test.name)\u{201D}: \(test.passed) of \(counted(test.answers, "answer")) "
            + (test.passed == 1 ? "passes it" : "pass it")
    }

    static let noHardest =
        "No test stands out: fewer than \(ExerciseTally.minimumAnswers) answers were put to each, or all passed."

    /// Such as "“A hidden view still takes touches”: 3 students, and a guess for 2 more".
    static func belief(_ belief: BeliefTally) -> String {
        let guessed = belief.guesses
        let students =
            switch (belief.students, guessed) {
            case (0, _): "a guess for \(counted(guessed, "student"))"
            case (let sure, 0): counted(sure, "student")
            case (let sure, _): "\(counted(sure, "student")), and a guess for \(guessed) more"
            }
        return "\u{201C}\(belief.title)\u{201D}: \(students)"
    }

    /// The warning above the groups of wrong answers that are alike.
    static let caution =
        "Wrong answers that are alike prove nothing. Students who study together, or from the same text, "
        + "make the same mistakes. Talk with them before you judge. Comments and white space are not "
        + "compared."

    /// The groups of wrong answers that are alike, for each exercise that has any.
    static func shared(_ summary: ClassSummary) -> [(exercise: Int, entries: [String])] {
        summary.exercises.map { number, tally in
            (number, limited(tally.sharedAnswers.map { shared($0, among: tally.tried) }, "group"))
        }.filter { !$0.entries.isEmpty }
    }

    /// The students with the same wrong answer, or only their number if the answer is common.
    static func shared(_ group: AnswerGroup, among answers: Int) -> String {
        guard !group.isCommon(among: answers) else {
            return "A common mistake: \(group.count) of \(answers) answers are alike and wrong."
        }
        let more = group.count - group.names.count
        let names = group.names.map(\.nameInSentence).joined(separator: ", ")
        return "\(group.count) students gave the same wrong answer: \(names)"
            + (more > 0 ? ", and \(more) more" : "") + "."
    }
}
