import Foundation
import Reports
import TerminalInput

/// The output of a watch: reports one below the other, with a line of keys under the last one.
///
/// Only the line of keys is ever erased, and only on a terminal that accepts control sequences.
package final class WatchScreen {
    package private(set) var style: TextStyle
    package private(set) var size: TerminalSize

    private let environment: (TerminalSize) -> TextStyle
    private let measure: () -> TerminalSize
    private let takesControl: Bool
    private let write: (String) -> Bool
    private var isBusy = false
    private var hasKeyLine = false
    private var lastNotice = ""

    /// Whether output still has a reader.
    private(set) var isOpen = true

    private static let eraseLine = "\r\u{1B}[K"

    /// - Parameters:
    ///   - takesControl: Whether the terminal accepts control sequences.
    ///   - measure: Returns the terminal's current size.
    ///   - style: The style for a terminal of a size.
    ///   - write: Writes a text, and returns whether that succeeded.
    package init(
        takesControl: Bool,
        measure: @escaping () -> TerminalSize,
        style: @escaping (TerminalSize) -> TextStyle,
        write: @escaping (String) -> Bool
    ) {
        self.takesControl = takesControl
        self.measure = measure
        self.write = write
        environment = style
        size = measure()
        self.style = style(size)
    }

    /// The maximum rows of a report, without the rule above it and the line of keys.
    var rows: Int { size.rows - 3 }

    /// Shows a text that contains its own line endings.
    func show(_ text: String) {
        lastNotice = ""
        put(text)
    }

    /// Shows a sentence, unless it was the last output.
    func notice(_ sentence: String) {
        guard sentence != lastNotice else { return }
        var page = Page(style)
        page.paragraph(sentence, .faint)
        put(page.lines.rendered(in: style))
        lastNotice = sentence
    }

    /// Shows in the line of keys whether a check is running.
    func setBusy(_ isBusy: Bool) {
        guard isBusy != self.isBusy else { return }
        self.isBusy = isBusy
        redraw()
    }

    /// Redraws the line of keys after a resize or a stop.
    func refresh() {
        size = measure()
        style = environment(size)
        redraw()
    }

    /// Erases the line of keys at the end.
    func close() {
        guard takesControl, hasKeyLine else { return }
        send(WatchScreen.eraseLine)
        hasKeyLine = false
    }

    /// A horizontal line with a title.
    func rule(_ words: String) -> String {
        let dash = style.glyphs.isUnicode ? "─" : "-"
        let head = String(repeating: dash, count: 2) + " \(words) "
        let line = head + String(repeating: dash, count: max(0, style.columns - 1 - head.count))
        return [StyledLine(line, .faint)].rendered(in: style)
    }

    private func put(_ text: String) {
        guard takesControl else {
            send(text)
            return
        }
        send((hasKeyLine ? WatchScreen.eraseLine : "") + text + keyLine)
        hasKeyLine = true
    }

    private func redraw() {
        guard takesControl, hasKeyLine else { return }
        send(WatchScreen.eraseLine + keyLine)
    }

    private func send(_ text: String) {
        if isOpen, !write(text) { isOpen = false }
    }

    /// The line of keys, without a newline and without the last column.
    private var keyLine: String {
        let dot = style.glyphs.isUnicode ? " · " : "  "
        let state = isBusy ? "checking\(style.glyphs.ellipsis) " : ""
        let keys = WatchKey.allCases.map { "\($0.letter) \($0.words)" }.joined(separator: dot)
        let line = String((state + keys).prefix(max(1, size.columns - 1)))
        return StyledLine(line, .accent).rendered(in: style)
    }
}
