import Results

/// A figure's title above the picture, broken into lines that fit.
struct FigureHeading {
    private let lines: [String]

    private static let size = 14.0
    private static let lineHeight = 19.0
    /// Bold text is wider.
    private static let widthOfBold = 1.12
    private static let maximumLines = 4

    init(_ title: String) {
        let words = FigureText.visible(title, longest: 240).split(separator: " ").map(String.init)
        let lines = words.filled { line in
            let width = FigureText.wordsWidth(line, size: FigureHeading.size)
            return width * FigureHeading.widthOfBold <= FigureLayout.room
        }
        self.lines = Array(lines.prefix(FigureHeading.maximumLines))
    }

    /// The height with the space below it.
    var height: Double {
        lines.isEmpty ? 0 : Double(lines.count) * FigureHeading.lineHeight + 8
    }

    var elements: [SVGElement] {
        lines.enumerated().map { index, line in
            .text(
                line,
                "heading",
                x: FigureLayout.margin,
                y: FigureLayout.margin + 12 + Double(index) * FigureHeading.lineHeight
            )
        }
    }
}
