import Catalogue
import Foundation
import Platform
import Reports

package struct HintPage {
    let exercise: Exercise
    let ladder: HintLadder
    /// The number of hints that the student has, including the new one.
    let given: Int
    /// Whether the student already had all hints, so that none is new.
    var isRepeated = false
    /// The student's own copy of the exercises, if commands must name it.
    var folder = ""
    let style: TextStyle

    /// The new hint, from 1.
    private var newLevel: Int { min(max(given, 1), ladder.rungs.count) }

    /// The new hint below the earlier ones.
    package var text: String {
        var page = Page(style)
        for level in 1...max(1, newLevel) where ladder.rungs.indices.contains(level - 1) {
            add(level, to: &page)
        }
        page.paragraph(wayOn, .faint, indent: 2)
        return page.lines.rendered(in: style)
    }

    /// Only the new hint; the last one also says that no more follow.
    package var newest: String {
        var page = Page(style)
        if ladder.rungs.indices.contains(newLevel - 1) {
            add(newLevel, to: &page)
            if newLevel == ladder.rungs.count { page.paragraph(wayOn, .faint, indent: 2) }
        }
        let lines = page.lines.last?.pieces.isEmpty == true ? page.lines.dropLast() : page.lines
        return Array(lines).rendered(in: style)
    }

    private func add(_ level: Int, to page: inout Page) {
        page.paragraph(
            "Exercise \(exercise.number), hint \(level) of \(ladder.rungs.count)",
            level == newLevel ? .strong : .faint
        )
        page.gap()
        let ink: Ink = level == newLevel ? .plain : .faint
        for paragraph in ladder.rungs[level - 1].components(separatedBy: "\n\n") {
            page.paragraph(paragraph, ink, indent: 2)
            page.gap()
        }
    }

    /// Says how to get the next hint, or that there is none.
    var wayOn: String {
        newLevel < ladder.rungs.count
            ? "Try again first. \(DisplayedCommand("hint", exercise.number, in: folder).words()) gives the next."
            : "That was the last hint. The lesson has the rest: Exercises/\(exercise.slug)/README.md"
    }
}
