import Scenario

extension Termination {
    /// The limit that was exceeded, such as "2 s" or "0.4 s of computing".
    package var limitWords: String {
        let time = "\((Double(code) / 1_000).inWords) s"
        // The message can name the kind of time, such as "of computing".
        return message.isEmpty ? time : "\(time) \(message)"
    }

    /// The runtime's message with the variable that was nil; empty if there is no message.
    package var reason: String { nilValue.map { "\(message): \($0)" } ?? message }

    /// The cause of a stack overflow as a clause.
    ///
    /// The function may call itself, or others that call it.
    package var recursion: String {
        "\(function ?? "a function") is called again before it returns, forever"
    }

    /// The message that stands by itself, such as "Index out of range"; empty if ``limitWords`` contains it
    /// already.
    package var ownMessage: String { kind == .timeLimit ? "" : message }
}
