import Foundation

/// Takes lines from standard input, typed or piped; the terminal's own line editing stays.
package final class LineReader: LineSource {
    /// What came of waiting for more bytes.
    package enum Piece: Hashable, Sendable {
        /// These bytes.
        case bytes([UInt8])
        /// None, so far.
        case nothing
        /// There will be no more.
        case end
        /// The program is to end.
        case interrupted
    }

    private var buffer: [UInt8] = []
    private var isAtEnd = false
    private let receive: (_ seconds: Double?) -> Piece
    private let clock: () -> Double

    /// More than this is no line that anybody types; the rest of it is dropped.
    private static let mostBytes = 1 << 16

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - receive: Waits for bytes, so many seconds at most; without end where `nil`.
    ///   - clock: Tells the seconds since some beginning.
    package init(
        receive: @escaping (_ seconds: Double?) -> Piece = StandardInput.receive,
        clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
    ) {
        self.receive = receive
        self.clock = clock
    }

    /// The seconds on its clock.
    package var seconds: Double { clock() }

    /// Waits for the next line; the last one need not have an end.
    package func nextLine(before deadline: Double?) -> LineInput {
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

    private func take(_ bytes: [UInt8]) {
        buffer += bytes
        guard buffer.count > LineReader.mostBytes else { return }
        let end = buffer.firstIndex(of: UInt8(ascii: "\n")) ?? buffer.count
        guard end > LineReader.mostBytes else { return }
        buffer.removeSubrange(LineReader.mostBytes..<end)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        return String(decoding: line, as: UTF8.self)
    }
}
