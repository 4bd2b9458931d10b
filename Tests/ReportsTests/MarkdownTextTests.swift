import Testing

@testable import Reports

@Suite("Text in Markdown")
struct MarkdownTextTests {
    private let markdown = MarkdownText(style: TextStyle(glyphs: .unicode))

    @Test(
        "Nothing in a text is a mark",
        arguments: [
            ("a_b*c", "a\\_b\\*c"), ("[x](http://y)", "\\[x\\](http\\://y)"),
            ("a|b", "a\\|b"), ("<b>&amp;", "\\<b\\>\\&amp;"), ("`x`", "\\`x\\`"),
            ("1. one", "1\\. one"), ("1.", "1\\."), ("7.5, 42.", "7.5, 42."),
            ("12.3. 4: a", "12.3. 4: a"), (".", "\\."),
            ("at 12:30", "at 12:30"), ("- one", "\\- one"), ("# one", "\\# one"),
            ("www.example.org", "www\\.example\\.org"), ("Done. And: this", "Done. And: this"),
            ("(-3, 130) + 25 % of a-b = 7", "(-3, 130) + 25 % of a-b = 7"), ("1) one", "1\\) one"),
            ("===", "\\==="), ("+ one", "\\+ one"), (":smile:", "\\:smile:"), ("a\nb", "a\\\\nb"),
            ("it's", "it's"),
        ]
    )
    func inline(text: String, expected: String) {
        #expect(markdown.inline(text) == expected)
    }

    @Test("A number of any length is escaped")
    func longNumber() {
        let digits = String(repeating: "1", count: 1 << 20)
        let periods = String(repeating: ". ", count: 1 << 20)
        #expect(markdown.inline(digits + periods).utf8.count == (3 << 20) + 1)
    }

    @Test(
        "In prose, what stands in backquotes and what is a path is code",
        arguments: [
            ("Use `a_b`, not c_d.", "Use `a_b`, not c\\_d."),
            ("Read Exercises/01-A/README.md first", "Read `Exercises/01-A/README.md` first"),
            ("It comes after view 2.", "It comes after view 2."), ("2. two", "2\\. two"),
            ("one ` alone", "one \\` alone"), ("and/or", "and/or"), ("", ""),
        ]
    )
    func prose(text: String, expected: String) {
        #expect(markdown.prose(text) == expected)
    }

    @Test("A block's fences are longer than what is in it")
    func block() {
        let block = markdown.block([StyledLine("````"), StyledLine("~~~ ``")])
        #expect(block == "`````text\n````\n~~~ ``\n`````\n")
        #expect(markdown.block([]) == "```text\n```\n")
    }

    @Test(
        "Code is fenced by more than what is in it",
        arguments: [("make", "`make`"), ("a`b", "``a`b``"), ("`", "`` ` ``")]
    )
    func code(text: String, expected: String) {
        #expect(markdown.code(text) == expected)
    }
}
