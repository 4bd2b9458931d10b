extension DecodingError {
    /// The fault of a JSON file in words, without a full stop: its place, and the value expected there.
    ///
    /// Swift's own messages mention types and coding keys.
    package var words: String {
        switch self {
        case .keyNotFound(let key, let context):
            "\(DecodingError.place(context.codingPath + [key])) is missing"
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            "\(DecodingError.place(context.codingPath)) is not \(DecodingError.values(of: type))"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "this is not valid JSON: look for a comma, a quote or a bracket too few or too many"
                : "\(DecodingError.place(context.codingPath)): \(context.debugDescription)"
        @unknown default: "\(self)"
        }
    }

    /// A place in a file, such as `criteria, entry 2`.
    private static func place(_ path: [any CodingKey]) -> String {
        let parts = path.map { key in
            key.intValue.map { "entry \($0 + 1)" } ?? key.stringValue
        }
        return parts.isEmpty ? "the whole" : parts.joined(separator: ", ")
    }

    private static func values(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text in quotes"
        case is Bool.Type: "true or false"
        case is Int.Type, is Double.Type: "a number"
        case is [Any].Type: "a list in brackets"
        case is [String: Any].Type: "a group of keys in braces"
        default: "of the type \(type)"
        }
    }
}
