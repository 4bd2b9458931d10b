#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Takes keys from standard input, one by one, until it is ended.
///
/// On a terminal each key comes at once and is not shown; the terminal is put right again on every way
/// out: ``end()``, Control-C, a stop with Control-Z, SIGTERM, `exit`, a crash. In a pipe or a file,
/// keys are its characters. One session at a time.
package final class TerminalSession: TerminalEventSource {
    /// Whether standard input and output are a terminal.
    package let isInteractive: Bool

    private var decoder = KeyDecoder()
    private var events: ArraySlice<TerminalEvent> = []
    private var inputHasEnded = false
    private var isOver = false

    /// How long a lone escape waits for the rest of an arrow key.
    private static let secondsForSequence = 0.05
    /// What it reacts to.
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    /// Begins to take keys.
    package init() {
        isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        TerminalMode.restoreAtEnd()
        SignalPipe.open(TerminalSession.signals)
        if isInteractive { TerminalMode.takeKeys() }
    }

    deinit { end() }

    /// Leaves the terminal as it was, and signals to the system.
    package func end() {
        guard !isOver else { return }
        isOver = true
        if isInteractive { TerminalMode.restore() }
        SignalPipe.close(TerminalSession.signals)
    }

    /// The next event, after waiting for it.
    ///
    /// After ``TerminalEvent/endOfInput``, which comes once, there are events of other kinds only.
    package func next(within seconds: Double?, watching descriptors: [Int32]) -> TerminalEvent {
        let deadline = seconds.map { Self.now() + $0 }
        while true {
            if let event = events.popFirst() { return event }
            let left = deadline.map { max(0, $0 - Self.now()) }
            let wait = decoder.isWaiting ? min(left ?? .infinity, Self.secondsForSequence) : left
            let ready = readable([SignalPipe.reading, input] + descriptors, within: wait)
            if ready.contains(SignalPipe.reading) {
                events += SignalPipe.signals().compactMap(react)
            }
            if ready.contains(STDIN_FILENO), !inputHasEnded { takeInput() }
            events += descriptors.filter(ready.contains).map(TerminalEvent.readable)
            guard ready.isEmpty else { continue }
            if decoder.isWaiting { events += decoder.flush().map(TerminalEvent.key) }
            if events.isEmpty, let deadline, Self.now() >= deadline { return .timePassed }
        }
    }

    /// Standard input while there is any; `poll` passes over a negative number.
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
            // Goes on below when the shell lets it, and then finds SIGCONT in the pipe.
            if isInteractive { TerminalMode.restore() }
            raise(SIGSTOP)
            return nil
        default: return .stopRequested(signal: signal)
        }
    }

    // MARK: Waiting

    private func readable(_ descriptors: [Int32], within seconds: Double?) -> Set<Int32> {
        var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let milliseconds = seconds.map { Int32(min($0 * 1_000 + 1, 1e9)) } ?? -1
        guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return [] }
        return Set(waiting.filter { $0.revents != 0 }.map(\.fd))
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
