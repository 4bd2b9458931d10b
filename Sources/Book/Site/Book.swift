import Catalogue
import Pages
import Platform

/// The workbook as a site of static pages: lessons, explorer, figures, questions, and a guide.
package struct Book {
    private let workbook: Workbook

    package init(_ workbook: Workbook) {
        self.workbook = workbook
    }

    /// A file of the site.
    package struct File: Hashable, Sendable {
        package let name: String
        package let text: String
    }

    /// All files.
    ///
    /// They need no folder of their own, no server and no network.
    package func files() throws -> [File] {
        let webFiles = WebFiles(folder: workbook.webFiles)
        let frame = BookFrame(files: webFiles, pages: try pages())
        return try frame.pages.indices.map { index in
            File(
                name: frame.pages[index].file,
                text: try frame.page(index).source(webFiles)
            )
        }
    }

    private func pages() throws -> [BookPage] {
        let chapters =
            try [GuidePage(workbook: workbook).page()]
            + Exercise.all.map { try LessonPage(exercise: $0, workbook: workbook).page() }
            + [
                ExplorerPage(workbook).bookPage(), FiguresPage(workbook: workbook).page(),
                QuestionsPage(workbook: workbook).page(),
            ]
        guard let play = try PlayScene(try Exercise.named("SystemHitTest"), workbook) else {
            throw Fault("the lesson on the system's hitTest has no scene to play with")
        }
        return [try ContentsPage(pages: chapters, play: play).page()] + chapters
            + [try SearchPage(pages: chapters).page()]
    }
}
