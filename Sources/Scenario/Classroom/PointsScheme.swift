/// How many points each test is worth: a small file that a teacher edits.
///
/// ```
/// exercise,test,points
/// 3,*,20
/// 3,hiddenView,2
/// 3,rule,25%
/// ```
///
/// A line with a test's identifier says what passing it is worth, beside the others; a test without a
/// line is worth what its suite says. A line with `*` says what the whole exercise is worth: the tests
/// then share that. A line with `rule` or `constant` says how much of the exercise an answer can earn at
/// most that breaks a rule, or that is constant or empty. Blank lines, and lines that begin with `#`, say nothing.
public struct PointsScheme: Hashable, Sendable {
    private var totals: [Int: Double] = [:]
    private var weights: [Int: [String: Double]] = [:]
    private var caps: [Int: [PointsCap.Reason: Double]] = [:]
    private var places: [Place] = []

    /// A line that says something.
    private struct Place: Hashable {
        var line: Int
        var exercise: Int
        var test: String
    }

    /// A scheme that leaves all points as the suites have them.
    public init() {}

    /// A line that is not understood.
    public struct Fault: ExplainedError, Hashable {
        /// What is wrong, where, and what to do.
        public let message: String
    }

    /// Reads a scheme, as an editor or a spreadsheet writes it: a first line without a number is a
    /// heading, and fields may stand in quotation marks.
    public init(_ text: String) throws(Fault) {
        let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var isFirst = true
        for (index, line) in lines.enumerated() {
            let fields = PointsScheme.fields(line)
            guard let first = fields.first, !first.isEmpty, !first.hasPrefix("#") else { continue }
            defer { isFirst = false }
            if isFirst, !first.contains(where: \.isNumber) { continue }
            guard fields.count >= 3, fields[3...].allSatisfy(\.isEmpty), let exercise = Int(first),
                read(test: fields[1], points: fields[2], of: exercise)
            else {
                throw Fault(
                    message: "Line \(index + 1) of the points is not understood: \(line). "
                        + "Write exercise,test,points, such as 3,hiddenView,2 or 3,*,20 or 3,rule,25%."
                )
            }
            places.append(Place(line: index + 1, exercise: exercise, test: fields[1]))
        }
    }

    /// Takes over a line; says whether it is understood.
    private mutating func read(test: String, points: String, of exercise: Int) -> Bool {
        if let reason = PointsCap.Reason(rawValue: test) {
            guard points.hasSuffix("%"), let percent = Double(points.dropLast()),
                (0...100).contains(percent)
            else { return false }
            caps[exercise, default: [:]][reason] = percent / 100
            return true
        }
        guard !test.isEmpty, let points = Double(points), points.isFinite, points >= 0 else {
            return false
        }
        if test == "*" {
            totals[exercise] = points
        } else {
            weights[exercise, default: [:]][test] = points
        }
        return true
    }

    /// The fields of a line: what is between its commas, without blanks and quotation marks around it.
    private static func fields(_ line: Substring) -> [String] {
        var fields = [""]
        var isQuoted = false
        for character in line {
            if character == "\"" {
                isQuoted.toggle()
            } else if character == ",", !isQuoted {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
        }
        return fields.map { field in
            String(
                field.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
            )
        }
    }

    /// The exercises and tests that it names.
    public var tests: [Int: Set<String>] { weights.mapValues { Set($0.keys) } }

    /// This scheme, with another's points where it says nothing of a test.
    ///
    /// - Parameter standard: A scheme that names every test.
    /// - Throws: ``Fault`` where this scheme names what the other one does not know: it would change
    ///   nothing, and nobody would notice.
    public func completed(by standard: PointsScheme) throws(Fault) -> PointsScheme {
        for place in places {
            guard let known = standard.weights[place.exercise] else {
                let numbers = standard.weights.keys.sorted().map(String.init)
                throw Fault(
                    message: "Line \(place.line) of the points: there is no exercise "
                        + "\(place.exercise). Choose one of \(numbers.joined(separator: ", "))."
                )
            }
            guard
                place.test == "*" || PointsCap.Reason(rawValue: place.test) != nil
                    || known[place.test] != nil
            else {
                throw Fault(
                    message: "Line \(place.line) of the points: exercise \(place.exercise) has no "
                        + "test \(place.test). Choose one of "
                        + "\(known.keys.sorted().joined(separator: ", ")), or * for all."
                )
            }
        }
        var completed = self
        for (exercise, tests) in standard.weights {
            completed.weights[exercise, default: [:]].merge(tests) { own, _ in own }
        }
        for (exercise, shares) in standard.caps {
            completed.caps[exercise, default: [:]].merge(shares) { own, _ in own }
        }
        completed.totals.merge(standard.totals) { own, _ in own }
        return completed
    }

    /// The lowest cap that holds for an answer; `nil` where none does.
    public func cap(of report: ExerciseReport) -> PointsCap? {
        report.reasonsForCap
            .compactMap { reason in
                caps[report.exercise]?[reason].map { PointsCap(reason: reason, share: $0) }
            }
            .min { ($0.share, $0.reason.rawValue) < ($1.share, $1.reason.rawValue) }
    }

    /// The points of a report's tests, in order: where a cap holds, those that passed count until it is
    /// reached, and the others nothing.
    public func points(of report: ExerciseReport) -> [TestPoints] {
        let worth = report.tests.map { test in
            weights[report.exercise]?[test.identifier] ?? Double(test.points)
        }
        let sum = worth.reduce(0, +)
        let factor = totals[report.exercise].map { sum > 0 ? $0 / sum : 0 } ?? 1
        var left = cap(of: report)?.most(of: sum * factor) ?? .infinity
        return zip(report.tests, worth).map { test, worth in
            let points = test.outcome == .passed ? min(worth * factor, left) : 0
            left -= points
            return TestPoints(points: points, maximum: worth * factor)
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
        var record = record
        record.report.cap = cap(of: record.report)
        return GradedAnswer(
            record: record,
            tests: points(of: record.report),
            maximumWithoutTests: maximum(of: record.report.exercise) ?? otherwise
        )
    }
}
