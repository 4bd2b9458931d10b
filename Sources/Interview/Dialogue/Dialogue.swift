import Foundation
import Reports
import TerminalInput

package final class Dialogue {
    /// The style for the terminal's current width.
    package var style: TextStyle { currentStyle() }
    /// The end of the allowed time on the clock of ``seconds``; `nil` for no limit.
    package var deadline: Double?
    /// Whether the deadline has passed; a question in progress then continues without one.
    package private(set) var isOvertime = false

    private let currentStyle: () -> TextStyle
    private let lines: any LineSource
    private let write: (String) -> Void
    private let echoes: Bool

    /// - Parameter echoes: Whether to write answers after their prompts, because no terminal does.
    package init(
        style: @autoclosure @escaping () -> TextStyle,
        lines: any LineSource,
        echoes: Bool,
        write: @escaping (String) -> Void
    ) {
        currentStyle = style
        self.lines = lines
        self.echoes = echoes
        self.write = write
    }

    // MARK: The clock

    private var clock = InterviewClock()

    /// Seconds on a clock that stops while the candidate reads.
    package var seconds: Double { clock.seconds(at: lines.seconds) }

    /// The seconds until the deadline; `nil` without one, or while the clock is stopped.
    private var secondsLeft: Double? {
        clock.isStopped ? nil : deadline.map { max(0, $0 - seconds) }
    }

    func stopClock() { clock.stop(at: lines.seconds) }
    func startClock() { clock.start(at: lines.seconds) }

    /// Lets a candidate at a terminal read until Return, if the clock is stopped.
    func waitForReturn() throws(Stop) {
        guard !echoes, clock.isStopped else { return }
        _ = try ask(
            "Return for the next question; the clock stands still.",
            help: "Return asks the next question, and the clock runs again."
        )
    }

    /// Returns whether the candidate asked to stop while nothing was asked.
    package func takeInterruption() -> Bool { lines.takeInterruption() }

    // MARK: Saying

    package func say(_ set: (inout Page) -> Void) {
        var page = Page(style)
        set(&page)
        write(page.lines.rendered(in: style))
    }

    package func say(_ text: String, _ ink: Ink = .plain) {
        say { $0.paragraph(text, ink) }
    }

    package func gap() { write("\n") }

    // MARK: Asking

    /// Asks for a line.
    ///
    /// After the deadline only the question in progress is left, so a candidate who stops then skips it.
    ///
    /// - Parameter help: The reply to `help` or `?`.
    /// - Returns: The line; `nil` if the candidate skips the question.
    package func ask(_ prompt: String, help: String) throws(Stop) -> String? {
        do throws(Stop) {
            while true {
                let text = try line(prompt)
                switch text.trimmed.lowercased() {
                case "help", "?":
                    say("\(help) `skip` leaves the question out, `quit` stops.", .faint)
                case "skip": return nil
                case "quit", "exit", "q": throw .quit
                default: return text
                }
            }
        } catch {
            guard isOvertime else { throw error }
            return nil
        }
    }

    /// Asks for yes or no; `nil` if the candidate skips the question.
    package func askYesOrNo(_ prompt: String, help: String) throws(Stop) -> Bool? {
        while let text = try ask("\(prompt) [y/n]", help: help) {
            switch text.trimmed.lowercased() {
            case "y", "yes": return true
            case "n", "no": return false
            default: say("Type y for yes or n for no.", .caution)
            }
        }
        return nil
    }

    private func line(_ prompt: String) throws(Stop) -> String {
        while true {
            if let line = try lineInTime(prompt) { return line }
            deadline = nil
            isOvertime = true
            say(
                "The time is up. Finish this answer without a clock, and it still counts; `skip` "
                    + "gives it up and shows a good one.",
                .caution
            )
        }
    }

    /// The prompt after the time that is left; a long one takes several lines.
    private func rendered(_ prompt: String) -> String {
        let clock = secondsLeft.map { "[\($0.asClock)] " } ?? ""
        let prompt = style.visible(prompt)
        guard (clock + prompt).displayWidth < style.columns else {
            var page = Page(style)
            page.paragraph(prompt, .strong, label: clock, labelInk: .faint)
            // The answer is typed after the last line.
            return String(page.lines.rendered(in: style).dropLast())
        }
        var line = StyledLine()
        if !clock.isEmpty { line.append(clock, .faint) }
        line.append(prompt, .strong)
        return line.rendered(in: style)
    }

    /// Reads a line; `nil` if the deadline came first.
    private func lineInTime(_ prompt: String) throws(Stop) -> String? {
        // A line that was typed ahead was shown elsewhere on the terminal.
        let isUnseen = echoes || lines.hasLine()
        write(rendered(prompt) + " ")
        switch lines.nextLine(before: secondsLeft.map { lines.seconds + $0 }) {
        case .line(let text):
            if isUnseen { write(String(style.visible(text).prefix(style.columns / 2)) + "\n") }
            return text
        case .end:
            write("\n")
            throw .end
        case .timeUp:
            write("\n")
            return nil
        case .interrupted:
            write("\n")
            throw .quit
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
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
