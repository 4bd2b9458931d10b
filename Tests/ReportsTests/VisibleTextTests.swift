import Results
import Testing

@testable import Reports

/// Text that comes from anywhere.
@Suite("Text from outside")
struct VisibleTextTests {
    @Test(
        "Nothing that a terminal obeys gets through",
        arguments: [
            ("plain", "plain"), ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\u{7}b", "a\\u{7}b"),
            ("two\nlines", "two\\nlines"), ("over\rwrite", "over\\rwrite"), ("a\tb", "a    b"),
            ("\u{9B}31m", "\\u{9B}31m"), ("ab\u{202E}cd", "ab\\u{202E}cd"),
            ("x\u{2066}y", "x\\u{2066}y"), ("\u{200B}", "\\u{200B}"), ("\u{7F}", "\\u{7F}"),
            ("\u{FEFF}a", "\\u{FEFF}a"), ("\u{E000}", "\\u{E000}"), ("\u{301}a", "\\u{301}a"),
            ("视图 é ✓", "视图 é ✓"), ("\r\n", "\\r\\n"), ("\u{3164}", "\\u{3164}"),
        ]
    )
    func unicode(text: String, visible: String) {
        let style = TextStyle(glyphs: .unicode)
        #expect(style.visible(text) == visible)
        #expect(style.visible(visible) == visible)
    }

    @Test(
        "Without Unicode everything is spelled in ASCII",
        arguments: [
            ("视", "\\u{89C6}"), ("“so”…", "\"so\"..."), ("2 × 1", "2 x 1"), ("é", "\\u{E9}"),
            ("30°", "30 degrees"), ("→", "->"),
        ]
    )
    func ascii(text: String, visible: String) {
        #expect(TextStyle(glyphs: .ascii).visible(text) == visible)
    }

    @Test("A heap of marks on one character is cut down")
    func marks() {
        let heap = "a" + String(repeating: "\u{301}", count: 6)
        let visible = TextStyle(glyphs: .unicode).visible(heap)
        #expect(visible.unicodeScalars.count { $0 == "\u{301}" } == 4)
        #expect(visible.hasSuffix("\\u{301}\\u{301}"))
    }

    @Test(
        "Columns are counted as a terminal does",
        arguments: [
            ("", 0), ("abc", 3), ("视图", 4), ("é", 1), ("e\u{301}", 1), ("한글", 4), ("Ａ", 2),
            ("🙂", 2), ("…", 1), ("│", 1), ("か゛", 4),
        ]
    )
    func width(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
    }

    @Test(
        "Lines break between words, and words that are too long at their joints",
        arguments: [
            ("one two three", ["one two", "three"]), ("", [""]),
            ("abcdefghijk", ["abcdefgh", "ijk"]),
            ("a bcdefghijklm n", ["a bcdefg", "hijklm n"]), ("视图视图视图", ["视图视图", "视图"]),
            ("a folder/file", ["a", "folder/", "file"]), ("view.isHidden", ["view.", "isHidden"]),
            ("a/b.c/defghijkl", ["a/b.c/de", "fghijkl"]),
        ] as [(String, [String])]
    )
    func wrapping(text: String, lines: [String]) {
        #expect(text.wrapped(toWidth: 8) == lines)
    }

    @Test(
        "Numbers have no needless decimals",
        arguments: [
            (40, "40"), (0.5, "0.5"), (1.0 / 3, "0.333"), (-0.0, "0"), (150.00000000000003, "150"),
            (0.0625, "0.0625"), (100.125 - 1 / 4_096, "100.124755859375"),
            (.nan, "not a number"), (-.infinity, "-infinity"), (0.00001, "1e-05"), (1e20, "1e+20"),
        ] as [(Double, String)]
    )
    func numbers(number: Double, words: String) {
        #expect(number.inWords == words)
    }
}
