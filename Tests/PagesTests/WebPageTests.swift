import Hashing
import Foundation
import Markup
import Platform
import Scenario
import Testing

@testable import Pages

@Suite("A page")
struct WebPageTests {
    @Test("Every style sheet and script is allowed by its hash, and nothing else")
    func policy() throws {
        var page = WebPage(title: "A page", body: .element("p", text: "Hello"))
        page.styles = ["p { color: red }", try WebSources.files.text("theme.css")]
        page.scripts = ["const first = 1;", "const second = first;"]
        let source = try page.source(WebSources.files)
        let policy = try #require(WebSources.attribute("content", in: source))
        #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
        #expect(!policy.contains("unsafe"))
        let blocks =
            WebSources.contents(between: "<style>", and: "</style>", in: source)
            + WebSources.contents(between: "<script type=\"module\">", and: "</script>", in: source)
        #expect(blocks.count == 3)
        for block in blocks {
            let hash = Data(ContentHash(Array(block.utf8)).bytes).base64EncodedString()
            #expect(policy.contains("'sha256-\(hash)'"))
        }
        #expect(policy.components(separatedBy: "sha256-").count - 1 == blocks.count)
    }

    @Test("A page without scripts allows none")
    func noScripts() throws {
        let source = try WebPage(title: "", body: .text("")).source(WebSources.files)
        let policy = try #require(WebSources.attribute("content", in: source))
        #expect(
            policy == "default-src 'none'; style-src 'none'; script-src 'none'; base-uri 'none'; "
                + "form-action 'none'"
        )
        #expect(!source.contains("<script"))
    }

    @Test(
        "Hostile text is text in the title, the language, elements, attributes and data",
        arguments: HostileText.all
    )
    func hostileText(text: String) throws {
        let body = HTML.element("p", ["title": text], [.text(text), .element("pre", text: text)])
        var page = WebPage(title: text, body: body)
        page.language = text
        page.data = [try EmbeddedData(id: "data", ["key": text, text: "value"])]
        page.scripts = ["const mine = true;"]
        let source = try page.source(WebSources.files)
        #expect(!source.contains("<script>alert"))
        #expect(!source.contains("onerror=\""))
        #expect(source.components(separatedBy: "<script").count - 1 == 2)
        #expect(source.components(separatedBy: "</script").count - 1 == 2)
        let unescaped = source.unicodeScalars.filter {
            $0 != "\n" && $0 != "\t" && $0.needsEscaping
        }
        #expect(unescaped.isEmpty, "\(unescaped.map(\.value))")
    }

    @Test("A script reads the text that a page shows", arguments: HostileText.all)
    func dataIsShownText(text: String) throws {
        let data = try EmbeddedData(id: "data", [text])
        let read = try JSONDecoder().decode([String].self, from: Data(data.json.utf8))
        let shown = read.map { VisibleText.visible($0) }
        #expect(shown == [VisibleText.visible(text)])
    }

    @Test("A place of the template in a text is text")
    func placesInText() throws {
        let page = WebPage(title: "{{body}}", body: .text("{{title}} {{policy}} {{"))
        let source = try page.source(WebSources.files)
        #expect(source.contains("<title>{{body}}</title>"))
        #expect(source.contains("{{title}} {{policy}} {{"))
    }

    @Test("A missing file is named")
    func missingFile() {
        #expect(
            throws: Fault("/nowhere/page.html is missing; the workbook's folder is incomplete")
        ) {
            try WebPage(title: "", body: .text("")).source(WebFiles(folder: "/nowhere"))
        }
    }
}
