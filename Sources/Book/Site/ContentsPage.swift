import Catalogue
import Pages

/// The first page: what the workbook is, and what is in the book.
struct ContentsPage {
    /// The pages after it.
    let pages: [BookPage]
    /// A scene to play with, which shows what the whole book is about.
    let play: PlayScene

    func page() throws -> BookPage {
        let items = pages.map { page in
            HTML.element("li", [.element("a", ["href": page.file], text: page.title)])
        }
        let body = HTML.lines([
            .element("h1", ["id": "contents"], text: BookFrame.title),
            .element(
                "p",
                text:
                    "Where does a touch go, and why there? A workbook for people who use UIKit. "
                    + "Each lesson opens with a scene to play with: drag the touch, and see who "
                    + "is asked, in which order, and who gets it."
            ),
            try play.opening(),
            .element("h2", ["id": "pages"], text: "In this book"),
            .element("ul", ["class": "contents"], items),
            .element(
                "p",
                ["class": "faint"],
                text: "All pages work without a network. Any of them can be printed as a handout."
            ),
        ])
        var page = BookPage(file: "index.html", title: BookFrame.title, body: body)
        page.kind = .playground
        page.data = [try EmbeddedData(id: "play", play)]
        return page
    }
}
