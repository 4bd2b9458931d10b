import Reports
import Results

/// Statistics about a class, counted one submission at a time.
///
/// The order of the submissions does not matter. Only counts and names are kept, so memory grows
/// with the number of distinct wrong answers at most, not with their length.
package struct ClassSummary: Hashable, Sendable {
    package private(set) var students = 0
    private var tallies: [Int: ExerciseTally] = [:]
    private var ungraded: [String: Set<Int>] = [:]
    private var unrecorded: [String: Set<Int>] = [:]
    /// The files that were not graded, by student.
    private var unused: [String: Set<String>] = [:]

    /// The answers for which machines made different records, such as `ada, exercise 3`.
    let conflicts: [String]

    /// The students who have records, but are no longer in the class.
    package var departed: [String] = []

    package init(conflicts: [String] = []) {
        self.conflicts = conflicts
    }

    package mutating func add(_ submission: SubmissionReport) {
        students += 1
        if !submission.unrecorded.isEmpty { unrecorded[submission.student] = submission.unrecorded }
        for answer in submission.answers {
            let exercise = answer.report.exercise
            tallies[exercise, default: ExerciseTally()].add(answer)
            if !answer.isGraded, !submission.unrecorded.contains(exercise) {
                ungraded[submission.student, default: []].insert(exercise)
            }
            let files = answer.report.unusedFiles
            if !files.isEmpty { unused[submission.student, default: []].formUnion(files) }
        }
    }

    /// The students to grade again, sorted by name, each with the exercises.
    var gradedAgain: [(student: String, exercises: [Int])] {
        ungraded.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    /// The students with answers that have no record, sorted by name.
    package var studentsWithoutRecord: [String] { unrecorded.keys.sorted() }

    /// These students, each with the exercises.
    var withoutRecord: [(student: String, exercises: [Int])] {
        unrecorded.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    /// The students who lack an answer and handed in other files, sorted by name.
    var notUsed: [(student: String, files: [String])] {
        unused.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    /// The exercises, sorted by number.
    var exercises: [(number: Int, tally: ExerciseTally)] {
        tallies.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The hardest tests of each exercise.
    var hardestTests: [(exercise: Int, test: TestTally)] {
        exercises.flatMap { exercise in
            exercise.tally.hardest.map { (exercise.number, $0) }
        }
    }

    /// Whether several exercises have hard tests.
    var comparesExercises: Bool { Set(hardestTests.map(\.exercise)).count > 1 }

    var hardest: (exercise: Int, test: TestTally)? {
        hardestTests.min { first, second in
            first.1.isHarder(than: second.1)
                || (!second.1.isHarder(than: first.1) && first.0 < second.0)
        }
    }
}
