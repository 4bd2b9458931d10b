import Foundation

/// Blocking reads from standard input, for programs that wait for nothing else.
package enum StandardInput {
    package static var isTyped: Bool { isatty(STDIN_FILENO) == 1 }

    /// The signals that end a wait.
    ///
    /// A signal between two waits, while an answer is graded, ends the next wait. A second signal
    /// ends the program at once.
    private static let interruptions = [SIGINT, SIGTERM, SIGHUP]

    /// Waits for bytes.
    ///
    /// - Parameter seconds: The timeout; `nil` for none.
    package static func receive(within seconds: Double?) -> LineReader.Piece {
        SignalPipe.openOnce(interruptions)
        let ready = ready([SignalPipe.reading, STDIN_FILENO], within: seconds)
        guard SignalPipe.signals().isEmpty else { return .interrupted }
        guard ready.contains(STDIN_FILENO) else { return .nothing }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 { return .bytes(Array(bytes[..<count])) }
        return count == 0 || ![EINTR, EAGAIN].contains(errno) ? .end : .nothing
    }

    /// Waits until one of these descriptors can be read, or the time is up.
    static func ready(_ descriptors: [Int32], within seconds: Double?) -> Set<Int32> {
        var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let milliseconds = seconds.map { Int32(min($0 * 1_000 + 1, 1e9)) } ?? -1
        guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return [] }
        return Set(waiting.filter { $0.revents != 0 }.map(\.fd))
    }
}
