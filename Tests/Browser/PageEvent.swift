/// An event that a page's browser reports unasked.
struct PageEvent {
    let session: String
    let method: String
    let parameters: [String: Any]

    /// `nil` for a reply, and for an event of the browser itself.
    init?(_ message: [String: Any]) {
        guard let session = message["sessionId"] as? String,
            let method = message["method"] as? String
        else { return nil }
        self.session = session
        self.method = method
        parameters = message["params"] as? [String: Any] ?? [:]
    }

    /// The text of an error or a warning: of the console, of an exception, or of the browser about
    /// the page, such as a violation of the content security policy.
    var complaint: String? {
        switch method {
        case "Runtime.consoleAPICalled":
            guard ["error", "warning", "assert"].contains(parameters["type"] as? String) else {
                return nil
            }
            let arguments = parameters["args"] as? [[String: Any]] ?? []
            return arguments.map { "\($0["value"] ?? $0["description"] ?? "")" }
                .joined(separator: " ")
        case "Runtime.exceptionThrown":
            return (parameters["exceptionDetails"] as? [String: Any]).map(PageEvent.text)
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any] ?? [:]
            guard ["error", "warning"].contains(entry["level"] as? String) else { return nil }
            return "\(entry["text"] ?? "") \(entry["url"] ?? "")"
        default:
            return nil
        }
    }

    /// The address that a page asked for, be it in the network or on the disk.
    var requested: String? {
        guard method == "Network.requestWillBeSent" else { return nil }
        return (parameters["request"] as? [String: Any])?["url"] as? String
    }

    /// The message of an exception.
    static func text(_ details: [String: Any]) -> String {
        let exception = details["exception"] as? [String: Any]
        return "\(exception?["description"] ?? exception?["value"] ?? details["text"] ?? "")"
    }
}
