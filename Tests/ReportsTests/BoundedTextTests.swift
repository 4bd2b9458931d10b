import Results
import Testing

@Suite("Text of answers, cut")
struct BoundedTextTests {
    @Test("A character keeps sixteen scalars")
    func bounded() {
        let mark = "\u{301}"
        let huge = "a" + String(repeating: mark, count: 1 << 16) + "b"
        #expect(huge.bounded() == "a" + String(repeating: mark, count: 15) + "b")
        #expect("👩‍👩‍👧‍👦 é 🏴󠁧󠁢󠁳󠁣󠁴󠁿".bounded() == "👩‍👩‍👧‍👦 é 🏴󠁧󠁢󠁳󠁣󠁴󠁿")
        #expect("".bounded() == "")
    }
}
