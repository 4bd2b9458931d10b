import Scenario

extension GradedAnswer {
    /// What was found.
    var report: ExerciseReport { record.report }

    /// Whether there is a grade: a fault of the grader's leaves none, which is not a grade of zero.
    var isGraded: Bool { report.outcome != .graderFault }

    /// Whether anything of the answer was compiled or run.
    var wasTried: Bool {
        switch report.outcome {
        case .missing, .notAccepted, .notStarted: false
        case .passed, .failed, .didNotCompile, .crashed, .timedOut, .skipped, .graderFault: true
        }
    }

    /// Such as "15.5 of 20", or that there is no grade.
    var pointsInWords: String {
        isGraded
            ? "\(PointsWords.number(points)) of \(PointsWords.number(maximumPoints))" : "not graded"
    }

    /// The answer's tests in authored order, each with its points.
    var testsWithPoints: [(test: TestReport, points: TestPoints)] {
        zip(report.tests, tests).map { ($0, $1) }.sorted { $0.test.position < $1.test.position }
    }
}

extension SubmissionReport {
    /// The points of all answers that are graded.
    var gradedPoints: Double { answers.filter(\.isGraded).map(\.points).reduce(0, +) }

    /// The answers without a grade, by the grader's fault.
    var ungraded: [GradedAnswer] { answers.filter { !$0.isGraded } }

    /// What protected the machine while the answers were run.
    var protections: [Protection] {
        let inForce = Set(answers.filter(\.wasTried).map(\.record.protection))
        return Protection.allCases.filter(inForce.contains)
    }

    /// The seeds of the random scenes that were played, the smallest first.
    var seeds: [UInt64] { Set(answers.filter(\.wasTried).map(\.report.seed)).sorted() }
}
