/// What an answer printed, up to a limit.
///
/// What the runtime says of a crash is not the answer's.
public struct PrintedText: Hashable, Sendable {
    /// The text.
    public private(set) var text = ""
    private var bytes = 0
    private var isCut = false

    mutating func add(_ printed: (output: [UInt8], errors: [UInt8]), limit: Int) {
        let errors = String(decoding: printed.errors, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: true)
            .filter { line in
                !line.hasPrefix("*** Signal") && !line.contains(": Fatal error: ")
                    && !CrashReport.isReport(line.utf8) && !PrintedText.isOfStackTrace(line)
            }
            .map { $0 + "\n" }.joined()
        let new = Array(printed.output) + Array(errors.utf8)
        guard !new.isEmpty, !isCut else { return }
        let room = max(limit - bytes, 0)
        text += String(decoding: PrintedText.start(of: new, atMost: room), as: UTF8.self)
        bytes += new.count
        if new.count > room {
            isCut = true
            text += "\n… and more, which is left out here.\n"
        }
    }

    /// Whether a line is of the list of calls that the runtime gives with its last words: its addresses
    /// are others each time.
    private static func isOfStackTrace(_ line: Substring) -> Bool {
        if line == "Current stack trace:" { return true }
        let fields = line.split(separator: " ")
        return fields.count > 3 && Int(fields[0]) != nil && fields[2].hasPrefix("0x")
    }

    /// The first bytes, without half a character at their end.
    private static func start(of bytes: [UInt8], atMost count: Int) -> ArraySlice<UInt8> {
        guard count < bytes.count else { return bytes[...] }
        var end = count
        while end > max(count - 4, 0), bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return bytes[..<end]
    }
}
