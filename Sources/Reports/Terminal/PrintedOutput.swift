import Scenario

/// What the answer printed, apart from what the grader says.
struct PrintedOutput {
    let output: String

    /// The lines shown at most.
    private static let limit = 12
    /// The rows that one line may take.
    private static let rowsOfALine = 3

    /// Sets the output, cut where it is much.
    func add(to page: inout Page) {
        let lines = output.physicalLines
        guard !lines.isEmpty else { return }
        page.add(StyledLine("Your answer printed:", .faint))
        let width = (page.style.columns - 4) * PrintedOutput.rowsOfALine
        let ellipsis = page.style.glyphs.ellipsis
        let shown = lines.prefix(PrintedOutput.limit).map { line in
            page.style.visible(String(line.prefix(width * 2))).cut(
                toWidth: width,
                ellipsis: ellipsis
            )
        }
        page.quotation(shown, indent: 2)
        if lines.count > shown.count {
            let more = counted(lines.count - shown.count, "more line")
            page.add(StyledLine("  \(ellipsis) and \(more)", .faint))
        }
    }
}
