/// What is known of the place that a report is written to, as a plain value.
package struct OutputEnvironment: Sendable {
    /// Whether a person reads along: whether the output is a terminal.
    package var isTerminal: Bool
    /// The environment variables.
    package var variables: [String: String]
    /// The terminal's width in columns, where it is known.
    package var columns: Int?

    package init(isTerminal: Bool, variables: [String: String] = [:], columns: Int? = nil) {
        self.isTerminal = isTerminal
        self.variables = variables
        self.columns = columns
    }

    /// A variable's value, unless it is missing or empty.
    func value(of name: String) -> String? {
        guard let value = variables[name], !value.isEmpty else { return nil }
        return value
    }
}
