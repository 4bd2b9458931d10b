/// The properties of a report's destination, as a plain value.
package struct OutputEnvironment: Sendable {
    package var isTerminal: Bool
    package var variables: [String: String]
    /// The terminal's width in columns, if it is known.
    package var columns: Int?

    package init(isTerminal: Bool, variables: [String: String] = [:], columns: Int? = nil) {
        self.isTerminal = isTerminal
        self.variables = variables
        self.columns = columns
    }

    /// A variable's value; `nil` if it is missing or empty.
    func value(of name: String) -> String? {
        guard let value = variables[name], !value.isEmpty else { return nil }
        return value
    }
}
