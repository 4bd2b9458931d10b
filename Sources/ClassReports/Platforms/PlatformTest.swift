import Reports
import Results

/// An entry in a platform's list of points: a test, or an exercise whose tests could not be run.
struct PlatformTest {
    let name: String
    let outcome: Outcome
    let points: TestPoints
    /// The test; `nil` for a whole exercise.
    let test: TestReport?
}

extension GradedAnswer {
    var platformTests: [PlatformTest] {
        let exercise = "Exercise \(report.exercise)"
        guard isGraded, !testsWithPoints.isEmpty else {
            let points = isGraded ? points : 0
            return [
                PlatformTest(
                    name: "\(exercise): \(verdict)",
                    outcome: report.outcome,
                    points: TestPoints(points: points, maximum: maximumPoints),
                    test: nil
                )
            ]
        }
        let style = TextStyle(glyphs: .unicode)
        return testsWithPoints.map { test, points in
            PlatformTest(
                name: style.visible("\(exercise): \(test.name)"),
                outcome: test.outcome,
                points: points,
                test: test
            )
        }
    }
}
