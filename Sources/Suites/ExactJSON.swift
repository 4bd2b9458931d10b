import Foundation

/// JSON that keeps every number, including infinities and NaN, which JSON cannot express.
package enum ExactJSON {
    /// Encodes a value.
    ///
    /// - Parameter sortedKeys: Whether equal values always give equal bytes.
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
