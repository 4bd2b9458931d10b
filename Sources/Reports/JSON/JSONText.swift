import Foundation

/// Values as JSON that is the same each time, and safe to show.
///
/// Keys are sorted. Characters that a terminal would obey, or not show, are written as `\u001b`.
enum JSONText {
    /// What becomes of numbers that JSON has no way to write.
    enum OtherNumbers {
        /// They are refused.
        case refused
        /// They are written as "Infinity", "-Infinity" and "NaN".
        case asWords
    }

    /// How keys are written.
    enum Keys {
        /// As they are named.
        case asNamed
        /// In lower case, the words joined with `_`.
        case joinedWithUnderscores
    }

    /// A value on many lines, ended by a newline.
    static func pretty(
        _ value: some Encodable,
        keys: Keys = .asNamed,
        otherNumbers: OtherNumbers = .refused
    ) throws -> String {
        try text(value, [.prettyPrinted], keys, otherNumbers) + "\n"
    }

    /// A value on one line, which is not ended.
    static func line(_ value: some Encodable) throws -> String {
        try text(value, [], .asNamed, .refused)
    }

    private static func text(
        _ value: some Encodable,
        _ formatting: JSONEncoder.OutputFormatting,
        _ keys: Keys,
        _ otherNumbers: OtherNumbers
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        switch keys {
        case .asNamed: break
        case .joinedWithUnderscores: encoder.keyEncodingStrategy = .convertToSnakeCase
        }
        switch otherNumbers {
        case .refused: break
        case .asWords:
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "Infinity",
                negativeInfinity: "-Infinity",
                nan: "NaN"
            )
        }
        return harmless(String(decoding: try encoder.encode(value), as: UTF8.self))
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
