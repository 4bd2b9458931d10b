import Platform
import Results
import Scenario

/// The answer's printed output, apart from the grader's own text.
///
/// Below a failure, only the output of the scene that is shown appears.
package struct PrintedOutput {
    private let title: String
    private let lines: [String]
    /// The number of all lines, including those that were dropped earlier.
    private let lineCount: Int
    private let linesElsewhere: Int

    package static let limit = 12
    private static let rowsOfALine = 3

    package init(of report: ExerciseReport) {
        lines = report.output.physicalLines
        lineCount = max(lines.count, report.outputLineCount)
        linesElsewhere = 0
        title = "Your answer printed:"
    }

    init(of failure: CaseFailure, in report: ExerciseReport) {
        lines = failure.printed?.text.physicalLines ?? []
        lineCount = max(lines.count, failure.printed?.lineCount ?? 0)
        let isOwn = failure.origin == .ownCase && failure.scene == failure.originalScene
        linesElsewhere = max(0, report.outputLineCount - (isOwn ? lineCount : 0))
        let elsewhere = "Your answer printed \(linesElsewhere.lines()) in"
        if !lines.isEmpty {
            title = "Your answer printed in this scene:"
        } else if failure.printed == nil {
            title = linesElsewhere > 0 ? "\(elsewhere) the tests' scenes." : ""
        } else {
            title = linesElsewhere > 0 ? "\(elsewhere) other scenes, and nothing in this one." : ""
        }
    }

    /// Adds only the number of lines: while an answer passes, each save would show the same output.
    func addCount(to page: inout Page) {
        page.paragraph("Your answer printed \(lineCount.lines()) in the tests' scenes.", .faint)
    }

    /// Adds the output, shortened if it is long.
    ///
    /// - Parameter command: Shows more lines than this limit.
    package func add(
        to page: inout Page,
        limit: Int = PrintedOutput.limit,
        command: DisplayedCommand? = nil
    ) {
        guard !title.isEmpty, lineCount + linesElsewhere > 0 else { return }
        page.paragraph(title, .faint)
        guard !lines.isEmpty else { return }
        let width = (page.style.columns - 4) * PrintedOutput.rowsOfALine
        let ellipsis = page.style.glyphs.ellipsis
        let shown = lines.prefix(limit).map { line in
            page.style.visible(String(line.prefix(width * 2))).cut(
                toWidth: width,
                ellipsis: ellipsis
            )
        }
        page.quotation(shown, indent: 2)
        if lineCount > shown.count {
            let more = (lineCount - shown.count).lines("more line")
            let rest = command.map { ": \($0.words()) shows more" } ?? ", left out here"
            page.paragraph("\(ellipsis) and \(more)\(rest)", .faint, indent: 2)
        }
        if linesElsewhere > 0 {
            let others = "\(ellipsis) and \(linesElsewhere.lines()) in other scenes"
            page.paragraph(others, .faint, indent: 2)
        }
    }
}

extension Int {
    /// The number of lines in words.
    ///
    /// Above 10,000 the exact number is omitted, because it differs between runs that print until
    /// the timeout.
    fileprivate func lines(_ singular: String = "line") -> String {
        self > 10_000 ? "over 10000 \(singular)s" : counted(self, singular)
    }
}
