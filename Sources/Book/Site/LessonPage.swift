import Catalogue
import Foundation
import Pages
import Platform

/// A lesson: a scene to play with, and then its text with its figures, and a scene for each rule.
struct LessonPage {
    let exercise: Exercise
    let workbook: Workbook

    func page() throws -> BookPage {
        let file = BookLinks.file(of: exercise)
        let links = BookLinks(page: file)
        let rules = try RuleScene.all(of: exercise, workbook)
        var writer = MarkdownPage(address: links.address) { _, target in
            try workbook.figure(String(target.split(separator: "/").last ?? ""), of: exercise)
        } addition: { words in
            try rules.enumerated().filter { $0.element.stands(below: words) }
                .map { try $0.element.html($0.offset) }
        }
        var blocks = MarkdownReader.blocks(
            of: try String(contentsOfFile: workbook.lesson(exercise), encoding: .utf8)
        )
        guard !blocks.isEmpty else { throw Fault("\(workbook.lesson(exercise)) is empty") }
        let heading = try writer.html([blocks.removeFirst()])
        let play = try PlayScene(exercise, workbook)
        var page = BookPage(
            file: file,
            title: "\(exercise.number). \(exercise.title)",
            body: .lines(
                [heading] + (try play.map { [try $0.opening()] } ?? []) + [
                    try writer.html(blocks)
                ]
            )
        )
        page.sections = writer.sections
        guard let play else { return page }
        page.kind = .playground
        page.data = [try EmbeddedData(id: "play", play), try EmbeddedData(id: "rules", rules)]
        return page
    }
}
