import Catalogue
import Results
import Scenario

/// An answer's output, cut off at a limit, without the runtime's crash messages.
package struct PrintedText: Hashable, Sendable {
    private(set) var beginning = ""
    private var bytes = 0
    private var isCut = false
    private var lineEnds = 0
    private var endsInsideLine = false

    /// The maximum number of bytes of one test's output in a report.
    package static let shownBytes = 16 << 10
    /// The maximum number of bytes of all tests' output in a report.
    private static let shownBytesOfAllTests = 64 << 10
    /// The maximum number of bytes of output in the one scene that a report shows.
    package static let shownBytesOfScene = 4 << 10

    package init() {}

    /// The beginning, with a note if the rest was cut off.
    package var text: String {
        beginning.bounded() + (isCut ? PrintedText.cutMark : "")
    }

    private static let cutMark = "\n… and more, which is left out here.\n"

    /// Joins the texts of all tests, cut off at a limit.
    package static func joined(_ texts: [String]) -> String {
        let bytes = texts.flatMap { Array($0.utf8) }
        let beginning = start(of: bytes, atMost: shownBytesOfAllTests)
        return String(decoding: beginning, as: UTF8.self)
            + (beginning.count < bytes.count ? cutMark : "")
    }

    /// The number of printed lines, including those that were cut.
    package var lineCount: Int { lineEnds + (endsInsideLine ? 1 : 0) }

    /// The output of many scenes, with class names that the student knows.
    ///
    /// Its addresses are numbered later, together with those of other tests.
    package func prints(of exercise: Exercise) -> Prints {
        Prints(
            text: PrintedClasses.readable(text, answerType: exercise.answerType),
            lineCount: lineCount
        )
    }

    /// The output of the one scene that a report shows, with class names that the student knows.
    package func printsOfScene(of exercise: Exercise) -> Prints {
        let text = PrintedClasses.readable(beginning.bounded(), answerType: exercise.answerType)
        return Prints(text: PrintedAddresses.numbered(in: text), lineCount: lineCount)
    }

    package mutating func add(_ printed: PrintedBytes, limit: Int) {
        var new = printed.output
        if !printed.errors.isEmpty {
            let errors = String(decoding: printed.errors, as: UTF8.self)
            new += PrintedText.withoutCrash(errors).utf8
        }
        lineEnds += new.count { $0 == UInt8(ascii: "\n") } + printed.linesLost
        guard let last = new.last else { return }
        endsInsideLine = last != UInt8(ascii: "\n") && printed.linesLost == 0
        guard !isCut else { return }
        let room = max(limit - bytes, 0)
        beginning += String(decoding: PrintedText.start(of: new, atMost: room), as: UTF8.self)
        bytes += new.count
        isCut = new.count > room
    }

    /// Removes the runtime's crash messages from standard error.
    private static func withoutCrash(_ errors: String) -> String {
        var isInTrace = false
        let lines = errors.split(separator: "\n").filter { line in
            isInTrace =
                line == "Current stack trace:" || line.hasPrefix("Current access (a ")
                || isInTrace && isFrame(line)
            return !isInTrace && !line.hasPrefix("*** Signal")
                && !line.contains(": Fatal error: ") && !CrashReport.isReport(line.utf8)
                && !CrashMessage.isOfCast(line) && !isOfConflict(line)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func isOfConflict(_ line: Substring) -> Bool {
        CrashMessage.isOfConflict(line) || line.hasPrefix("Previous access (a ")
            || line == "Fatal access conflict detected."
    }

    /// Whether a line is a frame such as `4    attempt    0x000055ab041648f5 main + 35`.
    ///
    /// An answer can print any line, so this reads only the line's beginning, and each byte once.
    private static func isFrame(_ line: Substring) -> Bool {
        let blank = UInt8(ascii: " ")
        let beginning = line.utf8.prefix(maximumFrameBytes)
        let rest = beginning.drop(while: isDigit)
        guard rest.startIndex > beginning.startIndex, rest.first == blank else { return false }
        let words = rest.split(separator: blank, omittingEmptySubsequences: false)
        return words.dropFirst(2).dropLast().contains(where: isAddress)
    }

    /// The bytes within which a frame has its address: only a file's name stands before it.
    private static let maximumFrameBytes = 1_000

    /// Whether a word is an address as in a frame: `0x` and 16 hexadecimal digits.
    private static func isAddress(_ word: Substring.UTF8View) -> Bool {
        word.count == 18 && word.starts(with: "0x".utf8)
            && word.dropFirst(2).allSatisfy { isDigit($0) || hexadecimalLetters ~= $0 }
    }

    private static let hexadecimalLetters = UInt8(ascii: "a")...UInt8(ascii: "f")

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// The first bytes, cut between two characters.
    private static func start(of bytes: [UInt8], atMost count: Int) -> ArraySlice<UInt8> {
        guard count < bytes.count else { return bytes[...] }
        var end = count
        while end > max(count - 4, 0), bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return bytes[..<end]
    }
}
