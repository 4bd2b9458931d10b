import Foundation

/// JSON that keeps every number, the ones included that JSON has no sign for.
package enum ExactJSON {
    /// A value as JSON.
    ///
    /// - Parameter sortedKeys: Whether the same value always gives the same bytes.
    package static func data(_ value: some Encodable, sortedKeys: Bool = false) throws -> Data {
        try (sortedKeys ? sortedEncoder : encoder).encode(value)
    }

    private static let encoder = encoder([])
    private static let sortedEncoder = encoder([.sortedKeys, .withoutEscapingSlashes])

    private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        return encoder
    }

    /// A value from JSON.
    package static func value<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
    {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        return try decoder.decode(type, from: data)
    }
}
