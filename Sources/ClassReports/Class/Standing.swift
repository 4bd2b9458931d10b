import Reports
import Results

extension GradedAnswer {
    var report: ExerciseReport { record.report }

    /// Whether there is a grade; after a fault of the grader there is none, not even zero.
    var isGraded: Bool { report.outcome != .graderFault }

    /// Whether any part of the answer was compiled or run.
    var wasTried: Bool {
        switch report.outcome {
        case .missing, .notAccepted, .notStarted: false
        case .passed, .failed, .didNotCompile, .crashed, .timedOut, .skipped, .graderFault: true
        }
    }

    /// Such as "15.5 of 20", or "not graded".
    var pointsInWords: String {
        isGraded
            ? "\(PointsText.number(points)) of \(PointsText.number(maximumPoints))" : "not graded"
    }

    /// The outcome in a few words, such as "passed", if no tests show it.
    var verdict: String {
        isGraded ? report.outcome.words : "not graded, because of an error in the grader"
    }

    /// The answer's tests in authored order, with their points.
    var testsWithPoints: [(test: TestReport, points: TestPoints)] {
        zip(report.tests, tests).map { ($0, $1) }.sorted { $0.test.position < $1.test.position }
    }
}

extension SubmissionReport {
    var gradedPoints: Double { answers.filter(\.isGraded).map(\.points).reduce(0, +) }

    /// The answers without a grade, after a fault of the grader.
    var ungraded: [GradedAnswer] { answers.filter { !$0.isGraded } }

    /// The distinct protections under which the answers ran.
    var protections: [Protection] {
        let inForce = Set(answers.filter(\.wasTried).map(\.record.protection))
        return Protection.allCases.filter(inForce.contains)
    }

    /// The distinct seeds of the random scenes, in ascending order.
    var seeds: [UInt64] { Set(answers.filter(\.wasTried).map(\.report.seed)).sorted() }
}

extension Double {
    /// The points without the rounding errors of their sum.
    var settledPoints: Double { (self * 1e6).rounded() / 1e6 }
}
