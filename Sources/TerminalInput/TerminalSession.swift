import Foundation

/// Reads single keys from standard input.
///
/// On a terminal, each key arrives at once and without echo. Every exit restores the terminal:
/// ``end()``, Control-C, a stop with Control-Z, SIGTERM, `exit`, a crash. In a pipe or a file, keys
/// are its characters. Only one session may exist at a time.
package final class TerminalSession: TerminalEventSource {
    /// Whether standard input and output are both a terminal.
    package let isInteractive: Bool

    private var decoder = KeyDecoder()
    private var events: ArraySlice<TerminalEvent> = []
    private var inputHasEnded = false
    private var isOver = false

    /// The timeout after which a lone escape is no arrow key.
    private static let secondsForSequence = 0.05
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    package init() {
        isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        TerminalMode.restoreAtEnd()
        SignalPipe.open(TerminalSession.signals)
        if isInteractive { TerminalMode.takeKeys() }
    }

    deinit { end() }

    /// Restores the terminal and the signals' default actions.
    package func end() {
        guard !isOver else { return }
        isOver = true
        if isInteractive { TerminalMode.restore() }
        SignalPipe.close(TerminalSession.signals)
    }

    /// Waits for the next event.
    ///
    /// After ``TerminalEvent/endOfInput``, which comes once, only events of other kinds follow.
    package func next(within seconds: Double?, watching descriptors: [Int32]) -> TerminalEvent {
        let clock = ProcessInfo.processInfo
        let deadline = seconds.map { clock.systemUptime + $0 }
        while true {
            if let event = events.popFirst() { return event }
            let left = deadline.map { max(0, $0 - clock.systemUptime) }
            let wait = decoder.isWaiting ? min(left ?? .infinity, Self.secondsForSequence) : left
            let ready = StandardInput.ready(
                [SignalPipe.reading, input] + descriptors,
                within: wait
            )
            if ready.contains(SignalPipe.reading) {
                events += SignalPipe.signals().compactMap(react)
            }
            if ready.contains(STDIN_FILENO), !inputHasEnded { takeInput() }
            events += descriptors.filter(ready.contains).map(TerminalEvent.readable)
            guard ready.isEmpty else { continue }
            if decoder.isWaiting { events += decoder.flush().map(TerminalEvent.key) }
            if events.isEmpty, let deadline, clock.systemUptime >= deadline { return .timePassed }
        }
    }

    /// Standard input until its end; then -1, which `poll` ignores.
    private var input: Int32 { inputHasEnded ? -1 : STDIN_FILENO }

    private func takeInput() {
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 {
            events += decoder.keys(bytes.prefix(count)).map(TerminalEvent.key)
        } else if count == 0 || ![EINTR, EAGAIN].contains(errno) {
            inputHasEnded = true
            events += decoder.flush().map(TerminalEvent.key) + [.endOfInput]
        }
    }

    private func react(to signal: Int32) -> TerminalEvent? {
        switch signal {
        case SIGWINCH: return .resized
        case SIGCONT:
            if isInteractive { TerminalMode.takeKeys() }
            return .resumed
        case SIGTSTP:
            // The process continues here after SIGCONT, and then finds that signal in the pipe.
            if isInteractive { TerminalMode.restore() }
            raise(SIGSTOP)
            return nil
        default: return .stopRequested(signal: signal)
        }
    }
}
