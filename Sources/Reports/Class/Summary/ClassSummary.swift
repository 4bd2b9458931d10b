import Scenario

/// What a whole class did: counted while it is graded, one submission after the other.
///
/// The order of the submissions makes no difference. What is kept are counts and names, so that memory
/// grows with the number of distinct wrong answers at most, and not with what students wrote.
package struct ClassSummary: Hashable, Sendable {
    /// The students counted.
    package private(set) var students = 0
    private var tallies: [Int: ExerciseTally] = [:]
    private var ungraded: [String: Set<Int>] = [:]

    package init() {}

    /// Counts a submission.
    package mutating func add(_ submission: SubmissionReport) {
        students += 1
        for answer in submission.answers {
            let exercise = answer.report.exercise
            tallies[exercise, default: ExerciseTally()].add(answer)
            if !answer.isGraded {
                ungraded[submission.student, default: []].insert(exercise)
            }
        }
    }

    /// The students who have to be graded again, by name, each with the exercises.
    var gradedAgain: [(student: String, exercises: [Int])] {
        ungraded.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    /// The exercises in order.
    var exercises: [(number: Int, tally: ExerciseTally)] {
        tallies.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The hardest test of all exercises.
    var hardest: (exercise: Int, test: TestTally)? {
        exercises.compactMap { exercise in
            exercise.tally.hardest.map { (exercise.number, $0) }
        }
        .min { first, second in
            first.1.isHarder(than: second.1)
                || (!second.1.isHarder(than: first.1) && first.0 < second.0)
        }
    }
}
