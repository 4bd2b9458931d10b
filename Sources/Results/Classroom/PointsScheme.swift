import Foundation
import Platform
import Scenario

/// The points of each test, read from a small file that a teacher edits.
///
/// ```
/// exercise,test,points
/// 3,*,20
/// 3,hiddenView,2
/// 3,rule,25%
/// ```
///
/// A line with a test's identifier sets the points for passing it; the suite sets the points of
/// tests without a line. A line with `*` sets the points of the whole exercise, which its tests then
/// share in proportion. A line with `rule` or `constant` limits the share that an answer can earn if
/// it breaks a rule, or if it is constant or empty. Blank lines and lines that begin with `#` are
/// ignored.
package struct PointsScheme: Hashable, Sendable {
    private var totals: [Int: Double] = [:]
    private var weights: [Int: [String: Double]] = [:]
    private var caps: [Int: [PointsCap.Reason: Double]] = [:]
    private var places: [Place] = []

    /// A parsed line, kept for error messages.
    private struct Place: Hashable {
        var line: Int
        var exercise: Int
        var test: String
    }

    /// Creates a scheme that keeps the points of the suites.
    package init() {}

    /// Parses a scheme as an editor or a spreadsheet writes it.
    ///
    /// A first line without a number is a heading, and fields may be quoted.
    ///
    /// - Throws: The line that cannot be parsed, the problem and the way out.
    package init(_ text: String) throws(Fault) {
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
                    "Line \(index + 1) of the points is not understood: \(line). "
                        + "Write exercise,test,points, such as 3,hiddenView,2 or 3,*,20 or 3,rule,25%."
                )
            }
            let (line, test) = (index + 1, fields[1])
            if let before = places.first(where: { ($0.exercise, $0.test) == (exercise, test) }) {
                throw Fault(
                    "Lines \(before.line) and \(line) of the points are both for "
                        + "\(exercise),\(test). Delete one of them."
                )
            }
            places.append(Place(line: line, exercise: exercise, test: test))
        }
    }

    /// Stores the values of a line; returns false if they are invalid.
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

    /// Splits a line at its commas and removes the quotation marks and surrounding whitespace.
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
        return fields.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The test identifiers that have their own line, by exercise.
    package var tests: [Int: Set<String>] { weights.mapValues { Set($0.keys) } }

    /// Fills gaps in this scheme with the values of another one.
    ///
    /// - Parameter standard: A scheme that names every test.
    /// - Throws: ``Fault`` if this scheme names an exercise or test that `standard` lacks. Without
    ///   an error, nobody would notice that the line has no effect.
    package func completed(by standard: PointsScheme) throws(Fault) -> PointsScheme {
        for place in places {
            guard let known = standard.weights[place.exercise] else {
                let numbers = standard.weights.keys.sorted().map(String.init)
                throw Fault(
                    "Line \(place.line) of the points: there is no exercise "
                        + "\(place.exercise). Choose one of \(numbers.joined(separator: ", "))."
                )
            }
            guard
                place.test == "*" || PointsCap.Reason(rawValue: place.test) != nil
                    || known[place.test] != nil
            else {
                throw Fault(
                    "Line \(place.line) of the points: exercise \(place.exercise) has no "
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

    /// The lowest cap that applies to an answer; `nil` if none applies.
    package func cap(of report: ExerciseReport) -> PointsCap? {
        report.reasonsForCap
            .compactMap { reason in
                caps[report.exercise]?[reason].map { PointsCap(reason: reason, share: $0) }
            }
            .min { ($0.share, $0.reason.rawValue) < ($1.share, $1.reason.rawValue) }
    }

    /// The points of a report's tests, in order.
    ///
    /// If a cap applies, passed tests count until the cap is reached.
    package func points(of report: ExerciseReport) -> [TestPoints] {
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

    /// The points of an exercise without test results, if the scheme sets them.
    package func maximum(of exercise: Int) -> Double? {
        totals[exercise] ?? weights[exercise].map { $0.values.reduce(0, +) }
    }

    /// Adds points to an answer.
    ///
    /// - Parameter otherwise: The points of the exercise if neither its tests nor the scheme set
    ///   them.
    package func graded(_ record: AnswerRecord, otherwise: Double = 0) -> GradedAnswer {
        var record = record
        record.report.cap = cap(of: record.report)
        return GradedAnswer(
            record: record,
            tests: points(of: record.report),
            maximumWithoutTests: maximum(of: record.report.exercise) ?? otherwise
        )
    }
}
