import Testing

@testable import Reports

@Suite("Sentences on a terminal")
struct FoldedTextTests {
    @Test("A line that is too long is broken between words, below its own beginning")
    func words() {
        #expect("one two three".folded(toWidth: 8) == "one two\nthree")
        #expect("  one two three\n\nfour\n".folded(toWidth: 9) == "  one two\n  three\n\nfour\n")
    }

    @Test("In a list the rest goes below the second column, and behind the usage's first word")
    func lists() {
        #expect("check  Grades an answer".folded(toWidth: 16) == "check  Grades an\n       answer")
        #expect("usage: a [--b C]".folded(toWidth: 12) == "usage: a\n       [--b\n       C]")
    }

    @Test("Text that fits stays as it is, and so does all text for programs")
    func asItIs() {
        #expect("a  b   c".folded(toWidth: 8) == "a  b   c")
        #expect("one two three".folded(toWidth: nil) == "one two three")
    }
}
