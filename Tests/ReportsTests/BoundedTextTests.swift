import Results
import Testing

@Suite("Text of answers, cut")
struct BoundedTextTests {
    @Test("A character keeps sixteen scalars, and a text as many as are asked for")
    func bounded() {
        let mark = "\u{301}"
        let huge = "a" + String(repeating: mark, count: 1 << 16) + "b"
        #expect(huge.bounded() == "a" + String(repeating: mark, count: 15) + "b")
        #expect(String(repeating: "ab", count: 50).bounded(toScalars: 3) == "aba")
        #expect("👩‍👩‍👧‍👦 é 🏴󠁧󠁢󠁳󠁣󠁴󠁿".bounded() == "👩‍👩‍👧‍👦 é 🏴󠁧󠁢󠁳󠁣󠁴󠁿")
        #expect("".bounded() == "" && "abc".bounded(toScalars: 0) == "")
    }
}
