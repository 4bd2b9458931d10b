import Foundation
import Scenario

/// A report as one JSON object, for programs.
///
/// Keys are sorted and always there; what is missing is `null`. The object's shape is named by
/// ``schema`` and changes only together with it.
public struct JSONReport: Sendable {
    /// The name of the object's shape.
    public static let schema = "workbook/report/1"

    private let report: ExerciseReport

    /// Creates a report for programs.
    public init(_ report: ExerciseReport) {
        self.report = report
    }

    /// The object as text, ended by a newline.
    ///
    /// Characters that a terminal would obey, or not show, are written as `\u001b`.
    public func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        let data = try encoder.encode(JSONReportObject(report))
        return JSONReport.harmless(String(decoding: data, as: UTF8.self)) + "\n"
    }

    /// The same JSON, with escapes in the place of treacherous characters within strings.
    private static func harmless(_ json: String) -> String {
        var harmless = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            guard scalar.isTreacherous, scalar != "\n" else {
                harmless.append(scalar)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                let zeros = String(repeating: "0", count: 4 - digits.count)
                harmless.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
            }
        }
        return String(harmless)
    }
}
