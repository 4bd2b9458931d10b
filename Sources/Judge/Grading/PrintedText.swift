/// What an answer printed, up to a limit.
///
/// What the runtime says of a crash is not the answer's.
public struct PrintedText: Hashable, Sendable {
    /// The text.
    public private(set) var text = ""
    private var bytes = 0
    private var isCut = false

    mutating func add(_ printed: (output: [UInt8], errors: [UInt8]), limit: Int) {
        guard !isCut else { return }
        var new = printed.output
        if !printed.errors.isEmpty {
            let errors = String(decoding: printed.errors, as: UTF8.self)
            new += PrintedText.withoutCrash(errors).utf8
        }
        guard !new.isEmpty else { return }
        let room = max(limit - bytes, 0)
        text += String(decoding: PrintedText.start(of: new, atMost: room), as: UTF8.self)
        bytes += new.count
        if new.count > room {
            isCut = true
            text += "\n… and more, which is left out here.\n"
        }
    }

    /// What is left of standard error without the runtime's own words on a crash.
    private static func withoutCrash(_ errors: String) -> String {
        var isInTrace = false
        let lines = errors.split(separator: "\n").filter { line in
            isInTrace = line == "Current stack trace:" || isInTrace && isFrame(line)
            return !isInTrace && !line.hasPrefix("*** Signal")
                && !line.contains(": Fatal error: ") && !CrashReport.isReport(line.utf8)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A line such as "4    attempt                            0x000055ab041648f5 main + 35".
    private static func isFrame(_ line: Substring) -> Bool {
        line.prefixMatch(of: #/[0-9]+ +.+ 0x[0-9a-f]{16} /#) != nil
    }

    /// The first bytes, without half a character at their end.
    private static func start(of bytes: [UInt8], atMost count: Int) -> ArraySlice<UInt8> {
        guard count < bytes.count else { return bytes[...] }
        var end = count
        while end > max(count - 4, 0), bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return bytes[..<end]
    }
}
