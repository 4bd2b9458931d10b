import Catalogue
import Foundation
import Pages
import Platform

/// The parts of the README for people who work through the exercises.
struct GuidePage {
    let workbook: Workbook

    static let file = "guide.html"
    /// The README's sections on this page, by their headings.
    static let headings = [
        "What you need", "How to work", "How feedback looks", "In an editor",
        "Options of `make check`", "The explorer and the book", "On a device",
        "What an answer may contain",
        "Not settled, so never graded", "Truth and sources",
    ]
    static let anchors = Set(headings.map { MarkdownPage.anchor($0) })

    /// A section of the README, with its heading.
    static func section(_ heading: String, of workbook: Workbook) throws -> [MarkdownBlock] {
        let path = "\(workbook.root)/README.md"
        let blocks = MarkdownReader.blocks(of: try String(contentsOfFile: path, encoding: .utf8))
        guard let start = blocks.firstIndex(of: .heading(level: 2, heading)) else {
            throw Fault("README.md has no section “\(heading)” for the book")
        }
        let rest = blocks[(start + 1)...].prefix { block in
            if case .heading(level: 1...2, _) = block { false } else { true }
        }
        return [blocks[start]] + rest
    }

    func page() throws -> BookPage {
        var writer = MarkdownPage(address: BookLinks(page: GuidePage.file).address) { _, target in
            throw Fault("the guide cannot show \(target)")
        }
        var pieces = [HTML.element("h1", ["id": "guide"], text: "How to work with it")]
        for heading in GuidePage.headings {
            pieces.append(try writer.html(try GuidePage.section(heading, of: workbook)))
        }
        var page = BookPage(
            file: GuidePage.file,
            title: "How to work with it",
            body: .lines(pieces)
        )
        page.sections = writer.sections
        return page
    }
}
