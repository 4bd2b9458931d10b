import Reports
import Results
import Scenario

/// The sentences about a class, independent of the output format.
enum SummaryText {
    static func title(_ summary: ClassSummary) -> String {
        "A class of \(counted(summary.students, "student"))"
    }

    /// What a teacher has to see to, with the outcome whose symbol it has; no notice is empty.
    static func notices(
        _ summary: ClassSummary
    ) -> [(heading: String, outcome: Outcome, entries: [String])] {
        [
            (again, .graderFault, summary.gradedAgain.map { again($0.student, $0.exercises) }),
            (notUsed, .missing, notUsed(summary.notUsed)),
            (conflicts, .missing, conflicts(summary.conflicts)),
        ].filter { !$0.entries.isEmpty }
    }

    /// The heading above the students without a grade.
    static let again =
        "Grade these again: the grader failed here, and a missing grade is not a zero."

    /// A student to grade again, with the exercises.
    static func again(_ student: String, _ exercises: [Int]) -> String {
        "\(student): exercise\(exercises.count == 1 ? "" : "s") "
            + exercises.map(String.init).joined(separator: ", ")
    }

    /// The heading above the files that nobody graded.
    static let notUsed =
        "Files that are not graded, since no answer has their name. Unpack or rename those that are "
        + "answers, and grade again:"

    /// The sentences about students' files that nobody graded, and how many more students have some.
    static func notUsed(_ students: [(student: String, files: [String])]) -> [String] {
        let more = students.count - maximumGroups
        return students.prefix(maximumGroups).map {
            "\($0.student): \($0.files.joined(separator: ", "))"
        } + (more > 0 ? ["And \(counted(more, "more student"))."] : [])
    }

    /// The heading above the answers with different records.
    static let conflicts =
        "Different records of one answer. A graded one counts, and of several the one with the most "
        + "points:"

    /// The answers with different records, and how many more there are.
    static func conflicts(_ answers: [String]) -> [String] {
        let more = answers.count - maximumGroups
        return answers.prefix(maximumGroups)
            + (more > 0 ? ["And \(counted(more, "more answer"))."] : [])
    }

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

    /// The groups of wrong answers that are alike, and how many more there are.
    static func shared(_ tally: ExerciseTally) -> (groups: [String], more: String?) {
        let groups = tally.sharedAnswers
        let more = groups.count - maximumGroups
        return (
            groups.prefix(maximumGroups).map { shared($0, among: tally.tried) },
            more > 0 ? "And \(counted(more, "more group")) of answers that are alike." : nil
        )
    }

    private static let maximumGroups = 10

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
