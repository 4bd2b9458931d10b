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
        let (scripts, styles) = try PlaygroundFiles.ofExplorer(files)
        var page = WebPage(
            title: "Explorer: who gets the touch?",
            body: .element(
                "main",
                [:],
                [HTML(trusted: "\n" + (try files.text("Explorer/explorer.html")))]
            )
        )
        page.styles = [try files.text("theme.css")] + styles
        page.scripts = scripts
        page.data = [
            try EmbeddedData(
                id: "examples",
                Exercise.all.map { try Example(PlayScene($0, workbook), of: $0) }
            ),
            try EmbeddedData(
                id: "exercises",
                Dictionary(uniqueKeysWithValues: Exercise.all.map { ($0.name, $0.number) })
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
