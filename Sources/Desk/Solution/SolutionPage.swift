import Catalogue
import Explanation
import Foundation
import Platform
import Reports

/// The reference beside a student's answer, and the alternatives.
package struct SolutionPage {
    let exercise: Exercise
    /// The student's file, as shown to the student.
    let answerPath: String
    /// The student's lines as the first text, and the reference's as the second.
    let difference: LineDifference
    /// The right answers in other forms, which the comments at their top describe.
    let alternatives: [AnswerHead]
    /// The student's own copy of the exercises, if commands must name it.
    var folder = ""
    let style: TextStyle

    /// The page, with a newline at its end.
    package var text: String {
        var page = Page(style)
        page.paragraph("Exercise \(exercise.number), \(exercise.title): the solution", .strong)
        page.gap()
        if difference.isEmpty {
            page.paragraph("Your answer is identical to the reference.", indent: 2)
        } else {
            page.paragraph("- \(answerPath)", .bad)
            page.paragraph("+ Solutions/\(exercise.slug)/\(exercise.answerFile)", .good)
            page.gap()
            for line in difference.lines { page.add(row(line)) }
        }
        page.gap()
        addAlternatives(to: &page)
        return page.lines.rendered(in: style)
    }

    /// A line of code, unbroken however wide it is: broken, it would be other code.
    private func row(_ line: LineDifference.Line) -> StyledLine {
        let (mark, text, ink): (String, String, Ink) =
            switch line {
            case .both(let text): (" ", text, .plain)
            case .first(let text): ("-", text, .bad)
            case .second(let text): ("+", text, .good)
            }
        return StyledLine("\(mark) \(style.visible(text))", ink)
    }

    private func addAlternatives(to page: inout Page) {
        guard let first = alternatives.first else { return }
        let command = DisplayedCommand(
            "solution",
            exercise.number,
            in: folder,
            with: ["SHOW": first.identifier]
        )
        page.paragraph("Other right answers; \(command.words()) shows the first of them:")
        page.gap()
        for alternative in alternatives {
            page.paragraph(alternative.identifier, .accent, indent: 2)
            page.paragraph(alternative["Form"], indent: 4)
        }
    }
}

extension SolutionPage {
    package init(_ exercise: Exercise, workbook: Workbook, style: TextStyle) throws(Mistake) {
        guard let reference = FileManager.default.contents(atPath: workbook.reference(exercise))
        else {
            throw Mistake(
                "Solutions/\(exercise.slug)/\(exercise.answerFile) is missing; "
                    + "`git checkout Solutions` brings it back."
            )
        }
        let answer = RegularFile.contents(atPath: workbook.answer(exercise)) ?? Data()
        self.init(
            exercise: exercise,
            answerPath: workbook.relativeAnswer(exercise),
            difference: LineDifference(SolutionPage.lines(answer), SolutionPage.lines(reference)),
            alternatives: AnswerHead.all(in: workbook.alternatives(exercise), workbook)
                .filter { !$0["Form"].isEmpty },
            folder: workbook.answers.shown,
            style: style
        )
    }

    /// The unchanged text of an alternative.
    ///
    /// - Throws: A sentence that lists all alternatives, if none has this name.
    package func code(ofAlternative name: String) throws(Mistake) -> String {
        let words = name.lowercased()
        guard let found = alternatives.first(where: { $0.identifier.lowercased() == words }),
            let data = FileManager.default.contents(atPath: found.file)
        else {
            let names = alternatives.map(\.identifier).joined(separator: ", ")
            throw Mistake(
                "SHOW=\(name) is unknown in exercise \(exercise.number): choose one of \(names)."
            )
        }
        let lines = SolutionPage.lines(data).map { StyledLine(style.visible($0)) }
        return lines.rendered(in: style)
    }

    private static func lines(_ data: Data) -> [String] {
        var lines = String(decoding: data, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
