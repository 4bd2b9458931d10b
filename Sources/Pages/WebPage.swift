import Platform

/// A self-contained page: it loads nothing, and runs only its own scripts.
package struct WebPage: Sendable {
    package var title: String
    package var language = "en"
    package var body: HTML
    package var data: [EmbeddedData] = []
    /// The texts of the style sheets, in order.
    package var styles: [String] = []
    /// The texts of the scripts, which run in order as one module.
    ///
    /// A script can use the top-level declarations of those before it, and nothing is global.
    package var scripts: [String] = []

    package init(title: String, body: HTML) {
        self.title = title
        self.body = body
    }

    /// The page's source, with a newline at its end.
    ///
    /// - Parameter files: The folder of `page.html`.
    package func source(_ files: WebFiles) throws(Fault) -> String {
        let script = scripts.joined(separator: "\n")
        let modules = script.isEmpty ? [] : ["\n\(script)"]
        let sheets = styles.map { "\n\($0)" }
        let policy = ContentSecurityPolicy(styles: sheets, scripts: modules)
        return WebPage.filled(
            try files.text("page.html"),
            with: [
                "language": HTML.text(language).source,
                "policy": HTML.text(policy.text).source,
                "title": HTML.text(title).source,
                "styles": sheets.map { "<style>\($0)</style>\n" }.joined(),
                "body": body.source,
                "data": data.map { $0.html.source + "\n" }.joined(),
                "scripts": modules.map { "<script type=\"module\">\($0)</script>\n" }.joined(),
            ]
        )
    }

    /// Fills the placeholders of a template, such as `{{title}}`.
    ///
    /// The values are not searched for further placeholders.
    private static func filled(_ template: String, with values: [String: String]) -> String {
        let parts = template.split(separator: "{{", omittingEmptySubsequences: false)
        let filled = parts.dropFirst().map { part -> String in
            guard let end = part.firstRange(of: "}}"),
                let value = values[String(part[..<end.lowerBound])]
            else { return "{{\(part)" }
            return "\(value)\(part[end.upperBound...])"
        }
        return String(parts[0]) + filled.joined()
    }
}
