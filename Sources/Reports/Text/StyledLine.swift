/// One line of a report: pieces of text, each with its ink.
package struct StyledLine: Hashable, Sendable {
    package struct Piece: Hashable, Sendable {
        package var text: String
        package var ink: Ink
    }

    package private(set) var pieces: [Piece] = []

    package init(_ text: String = "", _ ink: Ink = .plain) {
        append(text, ink)
    }

    package mutating func append(_ text: String, _ ink: Ink = .plain) {
        guard !text.isEmpty else { return }
        if let last = pieces.last, last.ink == ink {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(Piece(text: text, ink: ink))
        }
    }

    package mutating func pad(to width: Int) {
        append(String(repeating: " ", count: max(0, width - self.width)))
    }

    package var text: String { pieces.map(\.text).joined() }

    /// The width in columns.
    package var width: Int { text.displayWidth }

    package var withoutTrailingSpaces: StyledLine {
        var line = self
        while let last = line.pieces.popLast() {
            let text = last.text.trimmed
            guard text.isEmpty else {
                line.append(text, last.ink)
                return line
            }
        }
        return line
    }

    /// The text with colours if the style uses them, and without control characters from its
    /// pieces.
    package func rendered(in style: TextStyle) -> String {
        withoutTrailingSpaces.pieces.map { piece in
            let text = style.visible(piece.text)
            return style.usesColour ? piece.ink.colouring(text) : text
        }.joined()
    }
}

extension [StyledLine] {
    /// The lines with a newline after each.
    package func rendered(in style: TextStyle) -> String {
        map { $0.rendered(in: style) + "\n" }.joined()
    }
}
