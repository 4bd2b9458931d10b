import Foundation
import Reports
import TerminalInput

/// The output of a watch: reports one below the other, with a line of keys under the last one.
///
/// Only the line of keys is ever erased, and only on a terminal that accepts control sequences.
package final class WatchScreen {
    package private(set) var style: TextStyle
    package private(set) var size: TerminalSize

    private let styleForSize: (TerminalSize) -> TextStyle
    private let measure: () -> TerminalSize
    private let takesControl: Bool
    private let write: (String) -> Bool
    private var spinner: Spinner?
    private var spinnerText: String?
    private var hasKeyLine = false
    private var lastNotice = ""

    /// Whether output still has a reader.
    private(set) var isOpen = true

    private static let eraseLine = "\r\u{1B}[K"

    /// - Parameters:
    ///   - takesControl: Whether the terminal accepts control sequences.
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
        styleForSize = style
        size = measure()
        self.style = style(size)
    }

    /// The maximum number of rows of a text, without the rule above it and the line of keys.
    var rows: Int { size.rows - 3 }

    /// Shows a text that contains its own line endings.
    func show(_ text: String) {
        lastNotice = ""
        put(text)
    }

    /// Shows a sentence, unless it was the last output.
    ///
    /// - Parameter address: An address after the text, never wrapped, so that terminals can open it.
    func notice(_ sentence: String, address: String = "") {
        let words = address.isEmpty ? sentence : "\(sentence) \(address)"
        guard words != lastNotice else { return }
        var page = Page(style)
        if words.displayWidth <= style.columns {
            page.paragraph(words, .faint)
        } else {
            page.paragraph(sentence, .faint)
            if !address.isEmpty { page.add(StyledLine(style.visible(address), .faint)) }
        }
        put(page.lines.rendered(in: style))
        lastNotice = words
    }

    /// Shows a spinner before the keys if a check takes long.
    ///
    /// - Parameter start: The start of the check, in monotonic seconds; `nil` for none.
    func setCheck(since start: Double?) {
        spinner = start.map(Spinner.init)
        if start == nil, spinnerText != nil {
            spinnerText = nil
            redraw()
        }
    }

    /// The seconds until ``animate(at:)`` has something new to show.
    func secondsToWait(at now: Double) -> Double {
        takesControl ? spinner?.secondsToWait(at: now) ?? .infinity : .infinity
    }

    /// Draws the spinner's current state.
    func animate(at now: Double) {
        let text = spinner?.text(at: now, style.glyphs)
        guard text != spinnerText else { return }
        spinnerText = text
        redraw()
    }

    /// Redraws the line of keys after a resize or a suspension.
    func refresh() {
        size = measure()
        style = styleForSize(size)
        redraw()
    }

    /// Erases the line of keys, and shows a last text.
    func close(with text: String) {
        let erasing = takesControl && hasKeyLine ? WatchScreen.eraseLine : ""
        hasKeyLine = false
        if !(erasing + text).isEmpty { send(erasing + text) }
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
        let line = KeyLine(state: spinnerText, glyphs: style.glyphs)
        return StyledLine(line.text(columns: size.columns - 1), .accent).rendered(in: style)
    }
}
