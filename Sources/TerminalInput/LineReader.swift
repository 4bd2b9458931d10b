import Foundation

/// Reads lines from standard input, typed or piped; the terminal's own line editing stays on.
package final class LineReader: LineSource {
    package enum Piece: Hashable, Sendable {
        case bytes([UInt8])
        /// No bytes yet.
        case nothing
        case end
        /// A signal asked the program to end.
        case interrupted
    }

    private var buffer: [UInt8] = []
    private var isAtEnd = false
    /// A signal that came while nothing waited for a line.
    private var isInterrupted = false
    private let receive: (_ seconds: Double?) -> Piece
    private let clock: () -> Double

    /// Nobody types a longer line; the reader drops the excess bytes.
    private static let maximumBytes = 1 << 16

    /// - Parameter receive: Waits for bytes, with a timeout in seconds; `nil` for no timeout.
    package init(
        receive: @escaping (_ seconds: Double?) -> Piece = StandardInput.receive,
        clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
    ) {
        self.receive = receive
        self.clock = clock
    }

    package var seconds: Double { clock() }

    /// Waits for the next line; the last line need not end with a newline.
    package func nextLine(before deadline: Double?) -> LineInput {
        guard !isInterrupted else {
            isInterrupted = false
            return .interrupted
        }
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeSubrange(...end) }
                return .line(LineReader.text(buffer[..<end]))
            }
            if isAtEnd {
                guard !buffer.isEmpty else { return .end }
                defer { buffer = [] }
                return .line(LineReader.text(buffer[...]))
            }
            let left = deadline.map { $0 - seconds }
            if let left, left <= 0 { return .timeUp }
            switch receive(left) {
            case .bytes(let bytes): take(bytes)
            case .nothing: continue
            case .end: isAtEnd = true
            case .interrupted: return .interrupted
            }
        }
    }

    package func hasLine() -> Bool {
        if takeInterruption() { isInterrupted = true }
        return buffer.contains(UInt8(ascii: "\n"))
    }

    package func takeInterruption() -> Bool {
        switch receive(0) {
        case .interrupted: return true
        case .bytes(let bytes): take(bytes)
        case .end: isAtEnd = true
        case .nothing: break
        }
        return false
    }

    private func take(_ bytes: [UInt8]) {
        buffer += bytes
        guard buffer.count > LineReader.maximumBytes else { return }
        let end = buffer.firstIndex(of: UInt8(ascii: "\n")) ?? buffer.count
        guard end > LineReader.maximumBytes else { return }
        buffer.removeSubrange(LineReader.maximumBytes..<end)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        return String(decoding: line, as: UTF8.self)
    }
}
