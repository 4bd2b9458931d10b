import Reports
import TerminalInput

/// A talk with a candidate, line by line.
package final class Dialogue {
    /// How text is written.
    package let style: TextStyle
    /// When the time is up, by the lines' clock; `nil` for never.
    package var deadline: Double?

    private let lines: any LineSource
    private let write: (String) -> Void
    private let echoes: Bool

    /// Creates a talk.
    ///
    /// - Parameters:
    ///   - style: How text is written.
    ///   - lines: Where answers come from.
    ///   - echoes: Whether answers are written behind their prompts, since no terminal does.
    ///   - write: Where text goes.
    package init(
        style: TextStyle,
        lines: any LineSource,
        echoes: Bool,
        write: @escaping (String) -> Void
    ) {
        self.style = style
        self.lines = lines
        self.echoes = echoes
        self.write = write
    }

    /// The seconds on the lines' clock.
    package var seconds: Double { lines.seconds }

    /// The seconds that are left, where there is a deadline.
    var secondsLeft: Double? { deadline.map { max(0, $0 - lines.seconds) } }

    // MARK: Saying

    /// Says what is set on a page.
    package func say(_ set: (inout Page) -> Void) {
        var page = Page(style)
        set(&page)
        write(page.lines.rendered(in: style))
    }

    /// Says a sentence.
    package func say(_ text: String, _ ink: Ink = .plain) {
        say { $0.paragraph(text, ink) }
    }

    /// Leaves a line empty.
    package func gap() { write("\n") }

    // MARK: Asking

    /// Asks for a line.
    ///
    /// - Parameters:
    ///   - prompt: What stands before the answer.
    ///   - help: What is said to whoever asks for help.
    package func ask(_ prompt: String, help: String) -> Reply {
        while true {
            let reply = line(prompt)
            guard case .text(let text) = reply else { return reply }
            switch text.trimmed.lowercased() {
            case "help", "?": say("\(help) `skip` leaves the question out, `quit` stops.", .faint)
            case "skip": return .skip
            case "quit", "exit": return .quit
            default: return .text(text)
            }
        }
    }

    /// Asks a question of yes or no until one of them comes.
    package func askYesOrNo(_ prompt: String, help: String) -> Answer<Bool> {
        while true {
            switch ask("\(prompt) [y/n]", help: help) {
            case .text(let text):
                switch text.trimmed.lowercased() {
                case "y", "yes": return .given(true)
                case "n", "no": return .given(false)
                default: say("Type y for yes or n for no.", .caution)
                }
            case .skip: return .skipped
            case .quit: return .stopped(.quit)
            case .end: return .stopped(.end)
            case .timeUp: return .stopped(.timeUp)
            }
        }
    }

    /// What came of a question that only some answers fit.
    package enum Answer<Value: Sendable>: Sendable {
        /// An answer.
        case given(Value)
        /// The question is left out.
        case skipped
        /// The session stops.
        case stopped(Stop)
    }

    private func line(_ prompt: String) -> Reply {
        var line = StyledLine()
        if let secondsLeft { line.append("[\(secondsLeft.asClock)] ", .faint) }
        line.append(style.visible(prompt), .strong)
        write(line.rendered(in: style) + " ")
        switch lines.nextLine(before: deadline) {
        case .line(let text):
            if echoes { write(String(style.visible(text).prefix(style.columns / 2)) + "\n") }
            return .text(text)
        case .end:
            write("\n")
            return .end
        case .timeUp:
            write("\n")
            return .timeUp
        case .interrupted:
            write("\n")
            return .quit
        }
    }
}

extension Double {
    /// Seconds as minutes and seconds, such as "31:20".
    var asClock: String {
        let whole = Int(rounded(.up))
        let seconds = whole % 60
        return "\(whole / 60):\(seconds < 10 ? "0" : "")\(seconds)"
    }
}

extension String {
    /// The text without blanks at its ends.
    var trimmed: String {
        let isBlank: (Character) -> Bool = { $0.isWhitespace }
        return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
