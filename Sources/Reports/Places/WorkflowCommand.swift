/// A line of a log that GitHub Actions obeys.
struct WorkflowCommand: Hashable {
    var name: String
    var properties: [Property] = []
    var message = ""

    /// A property of a command, such as a line's number.
    struct Property: Hashable {
        let name: String
        let value: String
    }

    /// The line, ended by a newline.
    var line: String {
        let list = properties.map { "\($0.name)=\(WorkflowCommand.property($0.value))" }
        let head = ([name] + (list.isEmpty ? [] : [list.joined(separator: ",")]))
            .joined(separator: " ")
        return "::\(head)::\(WorkflowCommand.data(message))\n"
    }

    /// A message, which nothing can end.
    private static func data(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// A property's value, which ends before a comma or a colon.
    private static func property(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }
}
