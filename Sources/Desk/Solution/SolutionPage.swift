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
    /// The right answers in another form, which their heads tell.
    let alternatives: [AnswerHead]
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

    /// A line of code as it is, however wide: broken, it would be other code.
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
        guard !alternatives.isEmpty else { return }
        page.paragraph("Other right answers, in Solutions/\(exercise.slug)/Alternatives:")
        page.gap()
        for alternative in alternatives {
            page.paragraph("\(alternative.identifier).swift", .accent, indent: 2)
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
            style: style
        )
    }

    private static func lines(_ data: Data) -> [String] {
        var lines = String(decoding: data, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
