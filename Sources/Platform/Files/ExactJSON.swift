import Foundation

// Also copied into the apps: the device writes a file of such JSON, and the workbook reads it.

/// JSON that keeps every number, including infinities and NaN, which JSON cannot express.
public enum ExactJSON {
    /// Encodes a value.
    ///
    /// - Parameter sortedKeys: Whether equal values always give equal bytes.
    public static func data(_ value: some Encodable, sortedKeys: Bool = false) throws -> Data {
        try (sortedKeys ? sortedEncoder : encoder).encode(value)
    }

    private static let encoder = encoder([])
    private static let sortedEncoder = encoder([.sortedKeys, .withoutEscapingSlashes])

    /// A new encoder.
    public static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        return encoder
    }

    /// Decodes a value that ``data(_:sortedKeys:)`` encoded.
    public static func value<Value: Decodable>(
        _ type: Value.Type,
        from data: Data
    ) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        return try decoder.decode(type, from: data)
    }
}
