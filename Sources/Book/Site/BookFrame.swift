import Figures
import Pages

/// The frame around each page of the book: links to the others, styles and scripts.
struct BookFrame {
    let files: WebFiles
    /// All pages, in the order in which they are read.
    let pages: [BookPage]

    static let title = "Hit testing and the responder chain"
    /// The pages that each page leads to.
    private static let destinations = [
        ("index.html", "Contents"), ("explorer.html", "Explorer"), ("figures.html", "Figures"),
        ("questions.html", "Questions"),
    ]

    func page(_ index: Int) throws -> WebPage {
        let own = pages[index]
        var page = WebPage(
            title: own.file == "index.html" ? own.title : "\(own.title) · \(BookFrame.title)",
            body: .lines([
                .element("a", ["class": "skip", "href": "#main"], text: "To the text"),
                header(own),
                .element("main", ["id": "main"], [own.body]),
                neighbours(index),
            ])
        )
        let (scripts, styles) = try parts(own.kind)
        page.styles = try [files.text("theme.css")] + styles + [files.text("Book/book.css")]
        page.scripts = try [files.text("Book/book.js")] + scripts
        page.data = own.data
        return page
    }

    private func parts(_ kind: BookPage.Kind) throws -> (scripts: [String], styles: [String]) {
        switch kind {
        case .text: return ([], [Figure.styleSheet])
        case .playground:
            let (scripts, styles) = try PlaygroundFiles.ofLesson(files)
            return (scripts + [try files.text("Book/lesson.js")], styles)
        case .explorer: return try PlaygroundFiles.ofExplorer(files)
        case .search: return ([try files.text("Book/search.js")], [])
        }
    }

    private func header(_ own: BookPage) -> HTML {
        let links = BookFrame.destinations.map { file, title in
            file == own.file
                ? HTML.element("a", ["href": file, "aria-current": "page"], text: title)
                : .element("a", ["href": file], text: title)
        }
        // The search page has a larger field of its own.
        let field: [HTML] =
            own.kind == .search
            ? []
            : [
                .element(
                    "span",
                    ["class": "needs-script"],
                    [
                        .element(
                            "input",
                            [
                                "id": "find", "type": "search", "placeholder": "Search",
                                "aria-label": "Search",
                            ]
                        )
                    ]
                )
            ]
        return .element(
            "header",
            ["class": "site"],
            [.element("nav", ["aria-label": "Book"], links)] + field
        )
    }

    /// The pages before and after.
    private func neighbours(_ index: Int) -> HTML {
        func link(_ index: Int, _ relation: String, _ words: String) -> HTML {
            guard pages.indices.contains(index), pages[index].kind != .search else {
                return .element("span")
            }
            return .element(
                "a",
                ["href": pages[index].file, "rel": relation],
                [.element("small", text: words), .text(pages[index].title)]
            )
        }
        return .element(
            "nav",
            ["class": "neighbours", "aria-label": "Neighbouring pages"],
            [link(index - 1, "prev", "Before"), link(index + 1, "next", "Next")]
        )
    }
}
