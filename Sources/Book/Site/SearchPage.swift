import Pages

/// A page that finds words in all others, with an index of its own.
struct SearchPage {
    let pages: [BookPage]

    /// A place that the search finds.
    private struct Entry: Encodable {
        let address: String
        let page: String
        let title: String
        let words: String
    }

    func page() throws -> BookPage {
        let entries = pages.flatMap { page in
            page.sections.map { section in
                Entry(
                    address: "\(page.file)#\(section.anchor)",
                    page: page.title,
                    title: section.title,
                    words: section.words
                )
            }
        }
        let body = HTML.lines([
            .element("h1", ["id": "search"], text: "Search"),
            .element("p", ["class": "no-script"], text: "The search needs JavaScript."),
            .element(
                "div",
                ["class": "needs-script"],
                [
                    .element("label", ["for": "words"], text: "Words, all of which must occur"),
                    .element("input", ["id": "words", "type": "search", "autocomplete": "off"]),
                    .element("p", ["id": "count", "role": "status"]),
                    .element("ol", ["id": "found", "class": "found"]),
                ]
            ),
        ])
        var page = BookPage(file: "search.html", title: "Search", body: body)
        page.kind = .search
        page.data = [try EmbeddedData(id: "index", entries)]
        return page
    }
}
