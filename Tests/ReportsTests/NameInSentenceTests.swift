import Results
import Testing

@Suite("Names that students chose, in sentences")
struct NameInSentenceTests {
    @Test(
        "Usual names stand as they are",
        arguments: ["ada", "Zoë Müller", "李雷", "exercise 3/BaseView copy (2).swift", "s-1_a+b.txt"]
    )
    func plain(name: String) {
        #expect(name.nameInSentence == name)
    }

    @Test(
        "A name that could pass for more than one, or for the sentence itself, is in quotation marks",
        arguments: [
            ("mallory, bob", "\u{201C}mallory, bob\u{201D}"),
            ("a; exercise 1: failed", "\u{201C}a; exercise 1: failed\u{201D}"),
            ("a\u{201D}, \u{201C}b", "\u{201C}a\", \"b\u{201D}"),
            ("", "\u{201C}\u{201D}"),
        ] as [(String, String)]
    )
    func quoted(name: String, text: String) {
        #expect(name.nameInSentence == text)
    }
}
