import Testing

@testable import Isolation

@Suite("Ownership modifiers")
struct OwnershipWordsTests {
    private func first(in text: String) -> (reach: AnswerReach, offset: Int)? {
        OwnershipWords.first(in: Array(text.utf8))
    }

    @Test(
        "Modifiers are found wherever the compiler reads them",
        arguments: [
            "func f(_ list: consuming [Int]) {}", "func f(_ list: consuming([Int])) {}",
            "func f(_ list:consuming[Int]) {}", "typealias F = (borrowing [Int]) -> Void",
            "func f(_ list: isolated\nsending\n[Int]) {}", "func f() -> sending [Int] { [] }",
            "func f(_ list: consuming/**/[Int]) {}", "func f(_ list: __owned [Int]) {}",
            "func f(_ list: consuming `Type`) {}", "func f(_ list: consuming @X T) {}",
            "consuming func f() {}", "__consuming func f() {}",
            // Behind what only looks like a comment.
            "/*\n// */ func f(_ list: consuming [Int]) {}",
            "let a = \"//\"; func f(_ list: consuming [Int]) {}",
            "let a = \"\"\"\n// \\({ (_: consuming [Int]) in }([]))\n\"\"\"",
            "let a = \"\"\"\n// \"\"\"; func f(_ list: consuming [Int]) {}",
            "let a = /b//consuming c/", "let a = #/\n// /#; func f(_ list: consuming [Int]) {}",
        ]
    )
    func found(text: String) throws {
        let word = try #require(first(in: text))
        guard case .ownership(let name) = word.reach else {
            Issue.record("\(word.reach)")
            return
        }
        #expect(text.utf8.dropFirst(word.offset).starts(with: name.utf8))
    }

    @Test(
        "Names and comments with these words are left alone",
        arguments: [
            "// sending the touch on", "return nil // consuming the touch", "let sending = 1",
            "var consuming: Bool { true }", "case sending\ncase done", "sending.append(1)",
            "if sending { return }", "let a = sending + 1", "f(consuming: true)", "isSending a",
            "let sendingView = UIView()", "case .sending: return nil", "let `sending` = 1",
        ]
    )
    func leftAlone(text: String) {
        #expect(first(in: text) == nil)
    }

    @Test("The first of several modifiers is reported")
    func firstOfSeveral() {
        let word = first(in: "func f(_ a: sending A, _ b: consuming B) {}")
        #expect(word?.reach == .ownership("sending"))
        #expect(word?.offset == 12)
    }
}
