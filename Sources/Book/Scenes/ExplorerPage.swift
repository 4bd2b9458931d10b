import Catalogue
import Pages
import Sharing

/// The explorer: a page with a scene whose views and touch can be changed.
package struct ExplorerPage {
    private let workbook: Workbook

    package init(_ workbook: Workbook) {
        self.workbook = workbook
    }

    /// The page by itself.
    package func page() throws -> WebPage {
        let files = WebFiles(folder: workbook.webFiles)
        let own = try bookPage()
        let (scripts, styles) = try PlaygroundFiles.ofExplorer(files)
        var page = WebPage(title: own.title, body: .element("main", [own.body]))
        page.styles = [try files.text("theme.css")] + styles
        page.scripts = scripts
        page.data = own.data
        return page
    }

    /// The page as one of the book.
    func bookPage() throws -> BookPage {
        let files = WebFiles(folder: workbook.webFiles)
        var page = BookPage(
            file: "explorer.html",
            title: "Explorer: who gets the touch?",
            body: HTML(trusted: "\n" + (try files.text("Explorer/explorer.html")))
        )
        page.kind = .explorer
        page.data = [
            try EmbeddedData(
                id: "examples",
                Exercise.all.compactMap { exercise in
                    try PlayScene(exercise, workbook).map { Example($0, of: exercise) }
                }
            ),
            try EmbeddedData(
                id: "exercises",
                Dictionary(
                    uniqueKeysWithValues: Exercise.all
                        .filter { SharedScene.Rule(rawValue: $0.name)?.isCheckedInAnyScene == true }
                        .map { ($0.name, $0.number) }
                )
            ),
        ]
        return page
    }

    /// A scene to begin with.
    private struct Example: Encodable {
        let title: String
        let scene: SharedScene

        init(_ play: PlayScene, of exercise: Exercise) {
            title = "\(exercise.number). \(exercise.title)"
            scene = play.scene
        }
    }
}
