import Catalogue
import Platform

/// The error that the exercise does not have the requested case.
package struct UnknownCase: UserMistake, Hashable {
    package let identifier: String
    package let exercise: Int
    package let tests: [String]

    init(_ identifier: String, of exercise: Exercise, in workbook: Workbook) throws {
        self.identifier = identifier
        self.exercise = exercise.number
        tests = try SuiteCommand(listingTestsOf: workbook).tests(of: exercise.suite)
    }

    package var message: String {
        let example = tests.first ?? "test"
        return
            "There is no case \(identifier) in exercise \(exercise). A case is a test, or one of "
            + "its scenes: CASE=\(example) or CASE=\(example).1. The tests are:"
            + tests.map { "\n  \($0)" }.joined()
    }
}
