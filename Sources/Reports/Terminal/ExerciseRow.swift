import Results

/// A line of a table of exercises.
package struct ExerciseRow: Sendable {
    let number: Int
    let outcome: Outcome
    let title: String
    let words: String
    let points: Int
    let maximum: Int
    let date: String?

    /// - Parameters:
    ///   - outcome: Gives the symbol and the ink.
    ///   - date: The last change; `nil` in a table without dates.
    package init(
        _ number: Int,
        _ outcome: Outcome,
        title: String,
        words: String,
        points: Int,
        of maximum: Int,
        date: String? = nil
    ) {
        self.number = number
        self.outcome = outcome
        self.title = title
        self.words = words
        self.points = points
        self.maximum = maximum
        self.date = date
    }
}

/// The width within which titles that begin alike differ; a bar must not narrow them further.
private let titleWidthBesideBar = 24

extension Page {
    /// Adds a table: number, symbol, title, words and points, then a bar and a date where they fit.
    ///
    /// - Parameter symbolWidth: The columns of the symbols; by default those of the widest here.
    package mutating func add(
        _ rows: [ExerciseRow],
        symbolWidth: Int? = nil,
        barWidth: Int,
        minimumTitleWidth: Int
    ) {
        let symbols = rows.map { $0.outcome.symbol(in: style.glyphs) }
        let titles = rows.map { style.visible($0.title) }
        let points = rows.map {
            $0.maximum > 0 ? "\($0.points)/\($0.maximum)" : style.glyphs.skipped
        }
        let symbolWidth = symbolWidth ?? symbols.widest
        let numberWidth = rows.map { String($0.number) }.widest
        let wordsWidth = rows.map(\.words).widest
        let longest = max(minimumTitleWidth, titles.widest)
        let dates = rows.compactMap(\.date)
        let dateRoom = dates.isEmpty ? 0 : 2 + dates.widest
        let room =
            style.wideColumns - 10 - numberWidth - symbolWidth - wordsWidth - points.widest
            - dateRoom
        let needed = min(longest, titleWidthBesideBar)
        let barRoom = room - 2 - barWidth >= needed ? 2 + barWidth : 0
        let titleRoom = room - barRoom + (room >= needed ? 0 : dateRoom)
        let titleWidth = max(minimumTitleWidth, min(titleRoom, longest))
        for (index, row) in rows.enumerated() {
            var line = StyledLine("  " + String(row.number).aligned(right: numberWidth) + "  ")
            line.append(symbols[index].padded(toWidth: symbolWidth), row.outcome.ink)
            let title = titles[index].cut(toWidth: titleWidth, ellipsis: style.glyphs.ellipsis)
            line.append("  " + title.padded(toWidth: titleWidth) + "  ")
            line.append(row.words.padded(toWidth: wordsWidth), row.outcome.ink)
            line.append("  " + points[index].aligned(right: points.widest))
            if barRoom > 0 { line.append("  " + bar(row, barWidth), .faint) }
            if room >= needed, let date = row.date { line.append("  " + date, .faint) }
            add(line)
        }
    }

    private func bar(_ row: ExerciseRow, _ width: Int) -> String {
        let full = row.points * width / max(1, row.maximum)
        return style.glyphs.progressBar(min(width, max(0, full)), of: width)
    }
}

extension [String] {
    fileprivate var widest: Int { map(\.displayWidth).max() ?? 0 }
}

extension String {
    fileprivate func aligned(right width: Int) -> String {
        String(repeating: " ", count: width - displayWidth) + self
    }
}
