import Catalogue
import Platform

/// The error that the exercise does not have the requested case.
package struct UnknownCase: UserMistake, Hashable {
    package let identifier: String
    package let exercise: Int
    package let tests: [String]
    /// The number of the named test's own cases; 0 if there is no such test.
    private let caseCount: Int

    init(_ identifier: String, of exercise: Exercise, in workbook: Workbook) throws {
        self.identifier = identifier
        self.exercise = exercise.number
        tests = try SuiteCommand(listingTestsOf: workbook).tests(of: exercise.suite)
        let test = identifier.prefix { $0 != "." }
        caseCount =
            tests.contains(String(test))
            ? try SuiteCases(exercise, workbook: workbook).all()
                .count { $0.identifier.hasPrefix("\(test).") } : 0
    }

    package var message: String {
        guard caseCount == 0 else {
            let test = identifier.prefix { $0 != "." }
            return "There is no case \(identifier): the test has \(test).1 to \(test).\(caseCount)."
        }
        let example = tests.first ?? "test"
        return
            "There is no case \(identifier) in exercise \(exercise). A case is a test, or one of "
            + "its scenes: CASE=\(example) or CASE=\(example).1. The tests are:"
            + tests.map { "\n  \($0)" }.joined()
    }
}
