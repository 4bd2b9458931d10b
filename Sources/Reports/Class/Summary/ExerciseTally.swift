import Scenario

/// What a class did in one exercise.
struct ExerciseTally: Hashable, Sendable {
    private(set) var title = ""
    private var outcomes: [Outcome: Int] = [:]
    /// Whole numbers, whose sum does not depend on their order.
    private var millionths = 0
    private(set) var maximum = 0.0
    /// The answers that are graded.
    private(set) var graded = 0
    /// The answers of which something was compiled or run.
    private(set) var tried = 0
    private var beliefs: [String: BeliefTally] = [:]
    private var tests: [String: TestTally] = [:]
    private var wrongAnswers: [String: AnswerGroup] = [:]

    /// A test that fewer answers were put to is not called the hardest.
    static let leastAnswers = 5

    /// Counts an answer.
    mutating func add(_ answer: GradedAnswer) {
        let report = answer.report
        title = title.isEmpty ? report.title : min(title, report.title)
        outcomes[report.outcome, default: 0] += 1
        maximum = max(maximum, answer.maximumPoints)
        if answer.wasTried { tried += 1 }
        guard answer.isGraded else { return }
        graded += 1
        millionths += Int((min(answer.points, 1e7) * 1e6).rounded())
        for test in report.tests {
            tests[test.key, default: TestTally(test)].add(test)
        }
        for diagnosis in report.diagnoses where diagnosis.certainty.isWorthCounting {
            beliefs[diagnosis.identifier, default: BeliefTally()].add(diagnosis)
        }
        if answer.isWrongAnswer {
            wrongAnswers[answer.record.key, default: AnswerGroup()].add(answer.record.student)
        }
    }

    /// The outcomes that there are, each with the number of answers.
    var counts: [(outcome: Outcome, count: Int)] {
        Outcome.allCases.compactMap { outcome in outcomes[outcome].map { (outcome, $0) } }
    }

    /// The mean of the points of all answers that are graded.
    var mean: Double? { graded > 0 ? Double(millionths) / 1e6 / Double(graded) : nil }

    /// The beliefs, those of the most students first.
    var commonBeliefs: [BeliefTally] {
        beliefs.values.sorted { ($1.students, $0.title) < ($0.students, $1.title) }
    }

    /// The test that the smallest share of the answers pass that were put to it.
    var hardest: TestTally? {
        tests.values.filter { $0.answers >= ExerciseTally.leastAnswers && $0.passed < $0.answers }
            .min { $0.isHarder(than: $1) }
    }

    /// Wrong answers that several students gave alike, those of the most students first.
    var sharedAnswers: [AnswerGroup] {
        wrongAnswers.values.filter { $0.count > 1 }.sorted { first, second in
            first.count != second.count
                ? first.count > second.count
                : first.names.lexicographicallyPrecedes(second.names)
        }
    }
}

extension TestReport {
    /// What tells the test apart from the exercise's others.
    fileprivate var key: String { identifier.isEmpty ? name : identifier }
}

extension Diagnosis.Certainty {
    /// Whether the belief explains the answer; the nearest one of several that do not says nothing.
    fileprivate var isWorthCounting: Bool {
        switch self {
        case .certain, .combined, .likely: true
        case .possible: false
        }
    }
}

extension GradedAnswer {
    /// Whether it is an answer, and not a right one.
    fileprivate var isWrongAnswer: Bool {
        switch report.outcome {
        case .failed, .crashed, .timedOut, .didNotCompile: !record.key.isEmpty
        case .passed, .notStarted, .skipped, .graderFault, .missing, .notAccepted: false
        }
    }
}
