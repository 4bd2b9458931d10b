import Pages

/// A page of the book before its frame is put around it.
struct BookPage {
    /// The name of its file, without a folder.
    let file: String
    let title: String
    var body: HTML
    /// The sections that the search finds.
    var sections: [MarkdownPage.Section] = []
    var data: [EmbeddedData] = []
    var kind = Kind.text

    enum Kind {
        /// A page to read.
        case text
        /// A page with a scene to play with.
        case playground
        case explorer
        case search
    }
}
