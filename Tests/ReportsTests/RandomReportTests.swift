import Examples
import Markup
import Scenario
import Testing

@testable import Reports

/// Claims about every report, however strange.
@Suite("Any report")
struct RandomReportTests {
    @Test("No line is too wide, and nothing hostile gets through", arguments: 0..<20)
    func lines(seed: Int) throws {
        var random = RandomReports(seed: UInt64(seed))
        let report = random.report()
        for columns in [48, 80, 140] {
            for glyphs in [Glyphs.unicode, .ascii] {
                let style = TextStyle(glyphs: glyphs, columns: columns)
                let text =
                    TerminalReport(report, nextLesson: Samples.nextLesson, style: style).text
                    + SummaryTable([report, report], style: style).text
                    + ScenePicture(random.scene(), style: style).lines.rendered(in: style)
                check(text, style)
            }
        }
    }

    private func check(_ text: String, _ style: TextStyle) {
        for line in text.unicodeScalars.split(separator: "\n") {
            let width = String(line).displayWidth
            // A word of a command is one word for a shell only if no line ends in it.
            let isCommand = String(line).contains(#/^ *(make|DIR=|ATTEMPT=|CASE=|SEED=)/#)
            #expect(width <= style.wideColumns || isCommand, "\(String(line))")
            #expect(line.last != " ", "\(String(line))|")
        }
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.needsEscaping })
        if !style.glyphs.isUnicode { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
    }

    @Test("Colours change nothing but colours", arguments: 0..<20)
    func colours(seed: Int) {
        var random = RandomReports(seed: UInt64(seed))
        let report = random.report()
        let plain = TerminalReport(report, style: TextStyle(glyphs: .unicode)).text
        let coloured = TerminalReport(report, style: TextStyle(glyphs: .unicode, usesColour: true))
            .text
        #expect(coloured.contains("\u{1B}["))
        #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    }

    @Test("A scene of 2,000 views in each other is drawn")
    func deep() {
        var view = SceneView("innermost", .answer, Rectangle(0, 0, 1, 1))
        for index in 0..<2_000 {
            let side = Double(index) / 10 + 2
            view = SceneView(
                "v\(index)",
                .answer,
                Rectangle(0.05, 0.05, side, side),
                subviews: [view]
            )
        }
        let style = TextStyle(glyphs: .unicode)
        let lines = ScenePicture(
            Scene(Samples.window([view]), tap: Point(3, 3)),
            style: style
        ).lines
        #expect(lines.count < 40)
        check(lines.rendered(in: style), style)
    }
}
