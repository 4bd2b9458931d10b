struct WorkflowCommand {
    var name: String
    var properties: [(name: String, value: String)] = []
    var message = ""

    /// The command with a newline at its end.
    var line: String {
        let list = properties.map { "\($0.name)=\(WorkflowCommand.property($0.value))" }
        let head = ([name] + (list.isEmpty ? [] : [list.joined(separator: ",")]))
            .joined(separator: " ")
        return "::\(head)::\(WorkflowCommand.data(message))\n"
    }

    /// Escapes a message, so that it cannot end the command.
    private static func data(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// Escapes a property's value, which would otherwise end at a comma or a colon.
    private static func property(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }
}
