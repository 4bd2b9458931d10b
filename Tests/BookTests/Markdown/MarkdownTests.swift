import Foundation
import Pages
import Testing

@testable import Book

@Suite("Markdown of lessons")
struct MarkdownTests {
    private func html(_ text: String) throws -> String {
        var writer = MarkdownPage(address: { $0.hasSuffix(".md") ? "page.html" : nil }) {
            title,
            target in .element("img", ["alt": title, "data-file": target])
        }
        return try writer.html(MarkdownReader.blocks(of: text)).source
    }

    @Test(
        "Each kind of block, and of words, has its elements",
        arguments: [
            ("# A `b` title", "<h1 id=\"a-b-title\">A <code>b</code> title</h1>"),
            ("one\ntwo", "<p>one two</p>"),
            ("a **b *c* d** *e*", "<p>a <strong>b <em>c</em> d</strong> <em>e</em></p>"),
            ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
            ("`a*b*c` and `<b>`", "<p><code>a*b*c</code> and <code>&lt;b&gt;</code></p>"),
            ("[to](x/README.md), [out](x.txt)", "<p><a href=\"page.html\">to</a>, out</p>"),
            ("![A title](figures/a.svg)", "<img alt=\"A title\" data-file=\"figures/a.svg\"/>"),
            ("- a\n  b\n- c", "<ul><li>a b</li>\n<li>c</li></ul>"),
            ("3. a\n4. b", "<ol start=\"3\"><li>a</li>\n<li>b</li></ol>"),
            ("1. a\n2. b", "<ol><li>a</li>\n<li>b</li></ol>"),
            (
                "```\n<a> *b*\n# c\n```",
                "<pre tabindex=\"0\">\n<code>&lt;a&gt; *b*\n# c</code></pre>"
            ),
            ("a\n- b", "<p>a</p>\n<ul><li>b</li></ul>"),
            ("a < b & c", "<p>a &lt; b &amp; c</p>"),
        ]
    )
    func blocks(text: String, expected: String) throws {
        #expect(try html(text) == expected)
    }

    @Test("A picture within a list belongs to its item")
    func pictureInList() throws {
        let found = try html("- a\n  b\n\n  ![t](f.svg)\n\n- c\n\nd")
        #expect(
            found
                == "<ul><li>a b<img alt=\"t\" data-file=\"f.svg\"/></li>\n<li>c</li></ul>\n<p>d</p>"
        )
    }

    @Test("A table has a head only if its first row says something")
    func tables() throws {
        let found = try html("| a | b |\n|---|---|\n| `c` | d |")
        #expect(found.contains("<thead><tr><th>a</th><th>b</th></tr></thead>"))
        #expect(found.contains("<tbody><tr><td><code>c</code></td><td>d</td></tr></tbody>"))
        #expect(!(try html("| | |\n|---|---|\n| c | d |")).contains("<thead>"))
    }

    @Test("Headings of the same words have different anchors")
    func anchors() throws {
        let found = try html("## A: b!\n\n## A: b!")
        #expect(found == "<h2 id=\"a-b\">A: b!</h2>\n<h2 id=\"a-b-1\">A: b!</h2>")
    }

    @Test("The search has the points of a list and the rows of a table apart")
    func words() throws {
        var writer = MarkdownPage(address: { _ in nil }) { _, _ in .text("") }
        let text = "# T\n\nOne.\n- a\n- `b`:\n- c\n\n| | d |\n|---|---|\n| e | f |"
        _ = try writer.html(MarkdownReader.blocks(of: text))
        #expect(writer.sections.map(\.words) == ["One. a; b: c; d; e, f"])
    }
}
