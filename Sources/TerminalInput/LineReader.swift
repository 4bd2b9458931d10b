#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads lines from standard input, from a terminal or a pipe; the terminal's own line editing stays.
public struct LineReader {
    private var bytes: [UInt8] = []
    private var hasEnded = false
    private let read: () -> [UInt8]

    /// More bytes than this without an end of line are a line.
    private static let longestLine = 65_536

    /// Creates a reader.
    ///
    /// - Parameter read: Waits for more bytes, and gives none at the end of input.
    public init(read: @escaping () -> [UInt8] = LineReader.standardInput) {
        self.read = read
    }

    /// The next line without what ends it; `nil` at the end of input.
    public mutating func next() -> String? {
        while true {
            if let end = bytes.firstIndex(of: 0x0A) { return take(upTo: end, skipping: 1) }
            if bytes.count >= Self.longestLine { return take(upTo: bytes.count, skipping: 0) }
            if hasEnded { return bytes.isEmpty ? nil : take(upTo: bytes.count, skipping: 0) }
            let more = read()
            if more.isEmpty { hasEnded = true } else { bytes += more }
        }
    }

    private mutating func take(upTo end: Int, skipping: Int) -> String {
        var line = bytes[..<end]
        if line.last == 0x0D { line.removeLast() }
        defer { bytes.removeFirst(end + skipping) }
        return String(decoding: line, as: UTF8.self)
    }

    /// Waits for bytes from standard input; none at its end.
    public static func standardInput() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = Self.systemRead(&bytes)
            if count < 0, errno == EINTR { continue }
            return Array(bytes.prefix(max(0, count)))
        }
    }

    private static func systemRead(_ bytes: inout [UInt8]) -> Int {
        #if canImport(Darwin)
            Darwin.read(STDIN_FILENO, &bytes, bytes.count)
        #else
            Glibc.read(STDIN_FILENO, &bytes, bytes.count)
        #endif
    }
}
