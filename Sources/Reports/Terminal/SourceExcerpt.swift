import Results
import Scenario

/// A line of source code with a caret under the diagnosed column.
struct SourceExcerpt {
    private let number: String
    private let before: String
    private let after: String
    private let hasCaret: Bool

    /// Takes the line from a diagnostic; `nil` if it has none.
    init?(_ diagnostic: Diagnostic) {
        self.init(diagnostic.sourceLine, line: diagnostic.line, column: diagnostic.column)
    }

    /// Takes the line of a crash or an endless loop; `nil` if it is unknown.
    init?(_ termination: Termination) {
        self.init(termination.sourceLine, line: termination.line, column: termination.column)
    }

    private init?(_ source: String?, line: Int?, column: Int?) {
        guard let source, !source.isEmpty else { return nil }
        number = line.map(String.init) ?? ""
        let column = column.map { max($0, 1) - 1 }
        let bytes = Array(source.utf8)
        // The compiler's columns count UTF-8 bytes.
        let cut = min(column ?? 0, bytes.count)
        before = String(decoding: bytes[..<cut], as: UTF8.self)
        after = String(decoding: bytes[cut...], as: UTF8.self)
        hasCaret = column != nil
    }

    /// The line and the caret, to be indented; a long line is cut around the caret.
    func lines(in style: TextStyle, indent: Int = 2) -> [StyledLine] {
        let margin = "\(number) \(style.glyphs.bar) "
        let width = style.columns - indent - 2 - margin.displayWidth
        let ellipsis = style.glyphs.ellipsis
        var head = style.visible(String(before.drop { $0 == " " || $0 == "\t" }))
        let most = width * 2 / 3
        if head.displayWidth > most {
            let tail = String(head.reversed()).prefix(ofWidth: most - ellipsis.displayWidth)
            head = ellipsis + String(tail.reversed())
        }
        let room = width - head.displayWidth
        let tail = style.visible(before.isBlank ? after.withoutIndentation : after)
            .cut(toWidth: room, ellipsis: ellipsis)
        var source = StyledLine(margin, .faint)
        source.append((head + tail).trimmed)
        guard hasCaret else { return [source] }
        let blank = String(repeating: " ", count: number.count + 1)
        var pointer = StyledLine(blank + style.glyphs.bar + " ", .faint)
        pointer.append(String(repeating: " ", count: head.displayWidth))
        pointer.append("^", .bad)
        return [source, pointer]
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

    fileprivate var withoutIndentation: String { String(drop { $0 == " " || $0 == "\t" }) }
}
