/// How many points each test is worth: a small file that a teacher edits.
///
/// ```
/// exercise,test,points
/// 3,*,20
/// 3,hiddenView,2
/// ```
///
/// A line with a test's identifier says what passing it is worth, beside the others; a test without a
/// line is worth what its suite says. A line with `*` says what the whole exercise is worth: the tests
/// then share that. Blank lines, and lines that begin with `#`, say nothing.
public struct PointsScheme: Hashable, Sendable {
    private var totals: [Int: Double] = [:]
    private var weights: [Int: [String: Double]] = [:]

    /// A scheme that leaves all points as the suites have them.
    public init() {}

    /// A line that is not understood.
    public struct Fault: Error, Hashable, Sendable {
        /// What is wrong, where, and what to do.
        public let message: String
    }

    /// Reads a scheme.
    public init(_ text: String) throws(Fault) {
        var isFirst = true
        for (index, line) in text.split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        .enumerated() {
            let fields = PointsScheme.fields(line)
            guard let first = fields.first, !first.isEmpty, !first.hasPrefix("#") else { continue }
            defer { isFirst = false }
            if isFirst, Int(first) == nil { continue }
            guard fields.count >= 3, let exercise = Int(first), !fields[1].isEmpty,
                let points = Double(fields[2]), points.isFinite, points >= 0
            else {
                throw Fault(
                    message: "Line \(index + 1) of the points is not understood: \(line). "
                        + "Write exercise,test,points, such as 3,hiddenView,2 or 3,*,20."
                )
            }
            if fields[1] == "*" {
                totals[exercise] = points
            } else {
                weights[exercise, default: [:]][fields[1]] = points
            }
        }
    }

    private static func fields(_ line: Substring) -> [String] {
        line.split(separator: ",", omittingEmptySubsequences: false).map { field in
            String(
                field.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
            )
        }
    }

    /// The exercises and tests that it names.
    public var tests: [Int: Set<String>] { weights.mapValues { Set($0.keys) } }

    /// The points of a report's tests, in order.
    public func points(of report: ExerciseReport) -> [TestPoints] {
        let worth = report.tests.map { test in
            weights[report.exercise]?[test.identifier] ?? Double(test.points)
        }
        let sum = worth.reduce(0, +)
        let factor = totals[report.exercise].map { sum > 0 ? $0 / sum : 0 } ?? 1
        return zip(report.tests, worth).map { test, worth in
            TestPoints(
                points: test.outcome == .passed ? worth * factor : 0,
                maximum: worth * factor
            )
        }
    }

    /// What an exercise is worth where no test could be run: as this file says, or else `nil`.
    public func maximum(of exercise: Int) -> Double? {
        totals[exercise] ?? weights[exercise].map { $0.values.reduce(0, +) }
    }

    /// An answer with its points.
    ///
    /// - Parameter otherwise: What its exercise is worth if neither tests nor this file say so.
    public func graded(_ record: AnswerRecord, otherwise: Double = 0) -> GradedAnswer {
        GradedAnswer(
            record: record,
            tests: points(of: record.report),
            maximumWithoutTests: maximum(of: record.report.exercise) ?? otherwise
        )
    }
}
