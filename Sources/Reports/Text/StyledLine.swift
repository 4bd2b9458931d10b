/// One line of a report: pieces of text, each with its ink.
package struct StyledLine: Hashable, Sendable {
    /// A piece of text.
    package struct Piece: Hashable, Sendable {
        /// The text.
        package var text: String
        /// What the text is.
        package var ink: Ink
    }

    /// The pieces from left to right.
    package private(set) var pieces: [Piece] = []

    package init(_ text: String = "", _ ink: Ink = .plain) {
        append(text, ink)
    }

    /// Adds a text on the right.
    package mutating func append(_ text: String, _ ink: Ink = .plain) {
        guard !text.isEmpty else { return }
        if let last = pieces.last, last.ink == ink {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(Piece(text: text, ink: ink))
        }
    }

    /// Adds spaces on the right, up to a width.
    package mutating func pad(to width: Int) {
        append(String(repeating: " ", count: max(0, width - self.width)))
    }

    /// The text without its inks.
    package var text: String { pieces.map(\.text).joined() }

    /// The columns that the line takes.
    package var width: Int { text.displayWidth }

    /// The line as far as there is anything to see.
    var withoutTrailingSpaces: StyledLine {
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

    /// The line as it is written: coloured if the style says so, and without anything in it that a
    /// terminal could take for an order.
    package func rendered(in style: TextStyle) -> String {
        withoutTrailingSpaces.pieces.map { piece in
            let text = style.visible(piece.text)
            return style.usesColour ? piece.ink.colouring(text) : text
        }.joined()
    }
}

extension [StyledLine] {
    /// The lines as they are written, each ended by a newline.
    package func rendered(in style: TextStyle) -> String {
        map { $0.rendered(in: style) + "\n" }.joined()
    }
}
