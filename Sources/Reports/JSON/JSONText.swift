import Foundation
import Markup
import Platform

/// Encodes values as deterministic JSON that is safe to show on a terminal.
///
/// Keys are sorted. Control characters and invisible characters are escaped, such as `\u001b`. The
/// numbers that JSON cannot represent are the words "Infinity", "-Infinity" and "NaN".
package enum JSONText {
    /// A value on several lines, with a newline at the end.
    package static func pretty(_ value: JSONObject) throws -> String {
        try text(value, [.prettyPrinted]) + "\n"
    }

    /// A value on one line, without a newline.
    package static func line(_ value: some Encodable) throws -> String {
        try text(value, [])
    }

    private static func text(
        _ value: some Encodable,
        _ formatting: JSONEncoder.OutputFormatting
    ) throws -> String {
        let encoder = ExactJSON.encoder(formatting.union([.sortedKeys, .withoutEscapingSlashes]))
        return harmless(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Escapes characters that need it, which occur only within strings.
    private static func harmless(_ json: String) -> String {
        var harmless = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            guard scalar.needsEscaping, scalar != "\n" else {
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
