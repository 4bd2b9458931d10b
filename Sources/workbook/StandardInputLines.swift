import Foundation
import Interview

/// The lines of standard input, typed or piped.
final class StandardInputLines: LineSource {
    private var buffer: [UInt8] = []
    private var isAtEnd = false

    /// More than this is no line that anybody types; the rest of it is dropped.
    private static let mostBytes = 1 << 16

    /// Whether a person types them.
    var isTyped: Bool { isatty(STDIN_FILENO) == 1 }

    /// Seconds since the machine was started.
    var seconds: Double { ProcessInfo.processInfo.systemUptime }

    /// Waits for the next line; the last one need not have an end.
    func nextLine(before deadline: Double?) -> LineInput {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeSubrange(...end) }
                return .line(StandardInputLines.text(buffer[..<end]))
            }
            if isAtEnd {
                guard !buffer.isEmpty else { return .end }
                defer { buffer = [] }
                return .line(StandardInputLines.text(buffer[...]))
            }
            let remaining = deadline.map { $0 - seconds }
            if let remaining, remaining <= 0 { return .timeUp }
            receive(waitingFor: remaining)
        }
    }

    private func receive(waitingFor seconds: Double?) {
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        let milliseconds = seconds.map { Int32(min($0, 60) * 1_000) + 1 } ?? -1
        guard poll(&waiting, 1, milliseconds) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 {
            buffer += bytes[..<count]
            dropTooMuch()
        } else if count == 0 || errno != EINTR {
            isAtEnd = true
        }
    }

    private func dropTooMuch() {
        guard buffer.count > StandardInputLines.mostBytes,
            !buffer.contains(UInt8(ascii: "\n"))
        else { return }
        buffer.removeSubrange(StandardInputLines.mostBytes...)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        return String(decoding: line, as: UTF8.self)
    }
}
