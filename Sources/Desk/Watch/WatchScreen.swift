import Foundation
import Reports
import TerminalInput

/// What a watch writes: reports one below the other, and the line of keys under the last one.
///
/// Nothing that was written is ever cleared but the line of keys, and that only on a terminal that
/// takes control sequences.
package final class WatchScreen {
    /// How to write.
    package private(set) var style: TextStyle
    /// The terminal's size.
    package private(set) var size: TerminalSize

    private let environment: (TerminalSize) -> TextStyle
    private let measure: () -> TerminalSize
    private let takesControl: Bool
    private let write: (String) -> Bool
    private var isBusy = false
    private var hasKeyLine = false
    private var lastNotice = ""

    /// Whether there is still somebody to write for.
    private(set) var isOpen = true

    private static let eraseLine = "\r\u{1B}[K"

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - takesControl: Whether the line of keys can be erased again.
    ///   - measure: The terminal's size at the moment.
    ///   - style: How to write on a terminal of a size.
    ///   - write: Writes; says whether that was possible.
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

    /// The lines that a report may have: all but the rule above it and the line of keys.
    var rows: Int { size.rows - 3 }

    /// Shows a text that ends its own lines.
    func show(_ text: String) {
        lastNotice = ""
        put(text)
    }

    /// Shows a sentence, unless it stands there already.
    func notice(_ sentence: String) {
        guard sentence != lastNotice else { return }
        var page = Page(style)
        page.paragraph(sentence, .faint)
        put(page.lines.rendered(in: style))
        lastNotice = sentence
    }

    /// Tells by the line of keys whether a check is running.
    func setBusy(_ isBusy: Bool) {
        guard isBusy != self.isBusy else { return }
        self.isBusy = isBusy
        redraw()
    }

    /// Draws the line of keys anew, for another size or after a stop.
    func refresh() {
        size = measure()
        style = environment(size)
        redraw()
    }

    /// Takes the line of keys away, for good.
    func close() {
        guard takesControl, hasKeyLine else { return }
        send(WatchScreen.eraseLine)
        hasKeyLine = false
    }

    /// A line between what was and what comes.
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

    /// The keys; it ends without a line end, and never reaches the last column.
    private var keyLine: String {
        let dot = style.glyphs.isUnicode ? " · " : "  "
        let state = isBusy ? "checking\(style.glyphs.ellipsis) " : ""
        let keys = WatchKey.allCases.map { "\($0.letter) \($0.words)" }.joined(separator: dot)
        let line = String((state + keys).prefix(max(1, size.columns - 1)))
        return StyledLine(line, .accent).rendered(in: style)
    }
}
