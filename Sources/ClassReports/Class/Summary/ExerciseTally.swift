import Hashing
import Building
import Reports
import Results

struct ExerciseTally: Hashable, Sendable {
    private(set) var title = ""
    private var outcomes: [Outcome: Int] = [:]
    /// The sum in millionths of points, an integer so that it does not depend on the order.
    private var millionths = 0
    private(set) var maximum = 0.0
    private(set) var graded = 0
    /// The answers of which any part was compiled or run.
    private(set) var tried = 0
    private var beliefs: [String: BeliefTally] = [:]
    private var tests: [String: TestTally] = [:]
    private var wrongAnswers: [String: AnswerGroup] = [:]

    /// The minimum number of answers to an exercise whose tests are compared.
    static let minimumAnswers = 5

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
        for diagnosis in report.diagnoses {
            beliefs[diagnosis.identifier, default: BeliefTally()].add(diagnosis)
        }
        if answer.isWrongAnswer {
            wrongAnswers[answer.record.code, default: AnswerGroup()].add(answer.record.student)
        }
    }

    /// The outcomes that occurred, with the number of answers.
    var counts: [(outcome: Outcome, count: Int)] {
        Outcome.allCases.compactMap { outcome in outcomes[outcome].map { (outcome, $0) } }
    }

    var mean: Double? { graded > 0 ? Double(millionths) / 1e6 / Double(graded) : nil }

    /// The beliefs, sorted by descending number of students, and then of guesses.
    ///
    /// A single guess says nothing about a class.
    var commonBeliefs: [BeliefTally] {
        beliefs.values.filter { $0.students > 0 || $0.guesses > 1 }
            .sorted {
                ($1.students, $1.guesses, $0.title) < ($0.students, $0.guesses, $1.title)
            }
    }

    /// The tests with the smallest shares of passing answers, three at most, among those that ran for enough
    /// answers.
    ///
    /// The random test is left out: any fault fails it, so it says nothing about difficulty. An endless loop
    /// ends an answer's other tests. So half of the answers are enough in a small class; otherwise the
    /// hardest tests would drop out.
    var hardest: [TestTally] {
        let most = tests.values.map(\.answers).max() ?? 0
        guard most >= ExerciseTally.minimumAnswers else { return [] }
        let enough = min(ExerciseTally.minimumAnswers, (most + 1) / 2)
        let failed = tests.values.filter { $0.answers >= enough && $0.passed < $0.answers }
        return failed.filter { !$0.isRandom }.sorted { $0.isHarder(than: $1) }.prefix(3)
            .map(\.self)
    }

    /// Wrong answers of several students, sorted by descending number of students.
    var sharedAnswers: [AnswerGroup] {
        wrongAnswers.values.filter { $0.count > 1 }.sorted { first, second in
            first.count != second.count
                ? first.count > second.count
                : first.names.lexicographicallyPrecedes(second.names)
        }
    }
}

extension TestReport {
    fileprivate var key: String { identifier.isEmpty ? name : identifier }
}

extension AnswerRecord {
    /// A hash of the answer's code, which is the same for copies with other comments and white space.
    fileprivate var code: String {
        source.map { ContentHash(parts: [AnswerSource.code(of: Array($0.utf8))]).text } ?? key
    }
}

extension GradedAnswer {
    /// Whether the student gave an answer, and it is wrong.
    fileprivate var isWrongAnswer: Bool {
        switch report.outcome {
        case .failed, .crashed, .timedOut, .didNotCompile: !record.key.isEmpty
        case .passed, .notStarted, .skipped, .graderFault, .missing, .notAccepted: false
        }
    }
}
