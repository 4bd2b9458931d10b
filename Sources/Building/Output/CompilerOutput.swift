import Foundation
import Results

/// Parses the compiler's messages with their places.
package struct CompilerOutput {
    /// Messages about the answer, with its path as the student knows it.
    package private(set) var ofAnswer: [Diagnostic] = []
    /// Messages about the harness, which appear if the answer does not fit it.
    private(set) var ofHarness: [Diagnostic] = []
    /// All other messages.
    private(set) var others: [Diagnostic] = []

    /// Parses messages.
    ///
    /// - Parameters:
    ///   - text: The compiler's output, which an answer can influence.
    ///   - answer: The answer's path.
    ///   - bytes: The answer. A place that does not exist in it is removed from its message.
    ///   - path: The answer's path as the student knows it.
    ///   - harness: The harness's path.
    package init(
        _ text: String,
        answer: String,
        bytes: [UInt8],
        shownAs path: String,
        harness: String
    ) {
        let sourceLines = SourceLines(bytes)
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0.prefix(CompilerOutput.maximumLineBytes), as: UTF8.self) }
        lines.reverse()
        while let line = lines.popLast() {
            guard var diagnostic = CompilerOutput.parse(line) else { continue }
            if lines.last?.isEmpty == false, let next = lines.last,
                CompilerOutput.parse(next) == nil
            {
                diagnostic.sourceLine = lines.popLast()
            }
            diagnostic.shorten()
            switch diagnostic.file {
            case answer where diagnostic.message.contains(harness):
                // Feedback must not reveal the workbook's path, as a note on #sourceLocation would.
                continue
            case answer where diagnostic.message == CompilerOutput.openingBrace:
                diagnostic.keepPlace(in: sourceLines)
                if ofAnswer.last?.message.hasPrefix(CompilerOutput.missingBrace) == true {
                    ofAnswer[ofAnswer.count - 1].move(to: diagnostic)
                }
            case answer:
                diagnostic.file = path
                diagnostic.keepPlace(in: sourceLines)
                let alike = ofAnswer.count { $0.severity == diagnostic.severity }
                // The compiler reports some errors twice, such as a missing macro.
                if alike < CompilerOutput.most, diagnostic != ofAnswer.last {
                    ofAnswer.append(diagnostic)
                }
            case harness: ofHarness.append(diagnostic)
            default: others.append(diagnostic)
            }
        }
    }

    /// An error at the end of the file, where no student looks, and the note behind it.
    private static let missingBrace = "expected '}'"
    private static let openingBrace = "to match this opening '{'"

    /// The maximum number of messages of each severity: an answer can have thousands.
    private static let most = 50
    /// The maximum number of bytes of a line to parse; a character may be cut.
    ///
    /// A message can name a type whose name has megabytes.
    private static let maximumLineBytes = 4_096

    /// Whether an error has a place outside the two files: the answer moved it with
    /// `#sourceLocation`.
    var isMoved: Bool {
        others.contains { $0.severity == .error && $0.line != nil }
    }

    /// Parses `file:line:column: severity: message`, or `error: message`.
    private static func parse(_ line: String) -> Diagnostic? {
        let bytes = Array(line.utf8)
        for severity in [Diagnostic.Severity.error, .warning, .note] {
            let mark = Array(": \(severity.rawValue): ".utf8)
            if bytes.starts(with: mark.dropFirst(2)) {
                let message = String(decoding: bytes[(mark.count - 2)...], as: UTF8.self)
                return Diagnostic(severity: severity, file: "", message: message)
            }
            // A file name may contain such a mark as well.
            for start in bytes.indices
            where bytes[start] == mark[0] && bytes[start...].starts(with: mark) {
                var place = bytes[..<start]
                guard let column = popNumber(from: &place), let lineNumber = popNumber(from: &place)
                else { continue }
                return Diagnostic(
                    severity: severity,
                    file: String(decoding: place, as: UTF8.self),
                    line: lineNumber,
                    column: column,
                    message: String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
                )
            }
        }
        return nil
    }

    /// Removes a colon and a positive number from the end of a text, if they are there.
    ///
    /// Reads only the end: an answer's line can have hundreds of marks, and the text before each contains all
    /// earlier ones.
    private static func popNumber(from text: inout ArraySlice<UInt8>) -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let colon = text.lastIndex(where: { !(digits ~= $0) }),
            text[colon] == UInt8(ascii: ":"),
            let number = Int(String(decoding: text[(colon + 1)...], as: UTF8.self)), number > 0
        else { return nil }
        text = text[..<colon]
        return number
    }

    /// The errors that the compiler or the linker reports about no file.
    ///
    /// Errors that name a path are left out: feedback must not reveal where the workbook is.
    static func errorsWithoutFile(in text: String) -> [String] {
        text.split(separator: "\n").prefix(1_000).filter { line in
            ["error: ", "<unknown>:0: error: ", "ld.lld: error: "].contains(where: line.hasPrefix)
                && !line.utf8.contains(UInt8(ascii: "/"))
        }.map { String($0.unicodeScalars.prefix(200)) }
    }
}

extension Diagnostic {
    /// Shortens a message and its source line to a readable length.
    ///
    /// Leaves out the name of the message's group, such as ` [#no-usage]`.
    fileprivate mutating func shorten() {
        if message.hasSuffix("]"), let group = message.range(of: " [#", options: .backwards) {
            message.removeSubrange(group.lowerBound...)
        }
        let most = 600
        // Count scalars, because a single character may have any number of them.
        if message.unicodeScalars.count > most {
            message = "\(Substring(message.unicodeScalars.prefix(most)))\u{2026}"
        }
        if let sourceLine, sourceLine.utf8.count > most { self.sourceLine = nil }
    }

    /// Moves an error from the end of the file to the brace that is never closed.
    fileprivate mutating func move(to opening: Diagnostic) {
        guard opening.line != nil else { return }
        (line, column, sourceLine) = (opening.line, opening.column, opening.sourceLine)
        message += ", for the '{' here or for one after it"
    }

    /// Removes a place that does not exist in the file.
    fileprivate mutating func keepPlace(in lines: SourceLines) {
        guard let line, let column, lines.contains(line: line, column: column) else {
            self.line = nil
            self.column = nil
            return
        }
    }
}
