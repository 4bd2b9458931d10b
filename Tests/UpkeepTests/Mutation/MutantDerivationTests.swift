import Testing

@testable import Upkeep

@Suite("Deriving mutants")
struct MutantDerivationTests {
    /// A line of a function, and one that a small edit makes of it; removed where it is empty.
    struct Edit: CustomTestStringConvertible, Sendable {
        let line: String
        let edited: String
        var testDescription: String { "\(line) ⇒ \(edited.isEmpty ? "nothing" : edited)" }

        init(_ line: String, _ edited: String) {
            self.line = line
            self.edited = edited
        }
    }

    static let edits: [Edit] = [
        Edit("return a < b", "return a <= b"),
        Edit("return a < b", "return a > b"),
        Edit("return a >= b", "return a > b"),
        Edit("return a == b", "return a != b"),
        Edit("return a === b", "return a !== b"),
        Edit("return a && b", "return a || b"),
        Edit("return !a", "return a"),
        Edit("return true", "return false"),
        Edit("return a", "return true"),
        Edit("use(a + b)", "use(a - b)"),
        Edit("use(a / 2)", "use(a * 2)"),
        Edit("use(7)", "use(8)"),
        Edit("use(7)", "use(6)"),
        Edit("use(7)", "use(0)"),
        Edit("use(7)", "use(70)"),
        Edit("use(0.01)", "use(0.1)"),
        Edit("use(0.01)", "use(1.01)"),
        Edit("use(\"a, b\")", "use(\"a, b!\")"),
        Edit("use(a)", ""),
        Edit("if a { use(b) }", ""),
        Edit("if a { use(b) }", "if a { }"),
        Edit("if a { use(b) }", "if !(a) { use(b) }"),
        Edit("guard a, b(c, d) else { return c }", "guard b(c, d) else { return c }"),
        Edit("guard a, b(c, d) else { return c }", "guard a else { return c }"),
        Edit("guard a, b(c, d) else { return c }", "guard a, b(d, c) else { return c }"),
        Edit("guard a, b(c, d) else { return c }", "guard a, b(c, d) else { return true }"),
        Edit("for a in b.reversed() { use(a) }", "for a in b { use(a) }"),
        Edit("for a in b { use(a) }", "for a in b.reversed() { use(a) }"),
        Edit("use(a.first)", "use(a.last)"),
        Edit("use(min(a, b))", "use(max(a, b))"),
        Edit("use(a.width)", "use(a.height)"),
        Edit("use(a.midX)", "use(a.midY)"),
        Edit("use(a.x, 1)", "use(a.y, 1)"),
        Edit("use(a[..<b])", "use(a[...b])"),
        Edit("use(x: a, y: b)", "use(x: b, y: a)"),
        Edit("use(convert(p, to: v))", "use(convert(p, from: v))"),
        Edit("use(convert(p, to: v))", "use(v.convert(p, to: self))"),
        Edit("use(a.b.convert(p, to: v.w))", "use(v.w.convert(p, to: a.b))"),
        Edit("return a ?? b", "return a"),
        Edit("return a ?? b", "return b"),
        Edit("return a ? b : c", "return a ? c : b"),
        Edit("continue", "break"),
    ]

    @Test("A small edit of a line is among them", arguments: edits)
    func edited(edit: Edit) {
        let mutants = mutants(of: edit.line)
        #expect(
            mutants.contains { $0.before == edit.line && $0.after == edit.edited },
            "\(mutants.map(\.after))"
        )
    }

    @Test(
        "Text outside code, and names, are left alone",
        arguments: [
            "// a < b, true, 7, \"text\"", "let a: Set<Int>", "let x = b", "let a: Int?",
        ]
    )
    func leftAlone(line: String) {
        #expect(mutants(of: line).allSatisfy { $0.before != line || $0.after.isEmpty })
    }

    @Test("No two are the same, and none is the file itself", arguments: edits)
    func distinct(edit: Edit) {
        let mutants = mutants(of: edit.line)
        #expect(Set(mutants.map(\.text)).count == mutants.count)
        #expect(!mutants.contains { $0.text == file(edit.line) })
    }

    @Test("Each names its line, and differs from the file there only")
    func lines() throws {
        let file = file("use(1)\n    use(2)")
        let original = file.split(separator: "\n", omittingEmptySubsequences: false)
        for mutant in MutationSource(file).mutants(of: "A.swift") {
            let lines = mutant.text.split(separator: "\n", omittingEmptySubsequences: false)
            try #require(lines.count == original.count)
            for index in lines.indices where index != mutant.line - 1 {
                #expect(lines[index] == original[index])
            }
        }
    }

    @Test("A statement over several lines is removed as a whole")
    func severalLines() {
        let mutants = mutants(of: "for a in b {\n        use(\n            a\n        )\n    }")
        #expect(mutants.contains { $0.before == "for a in b { use( a ) }" && $0.after.isEmpty })
        #expect(mutants.contains { $0.before == "use( a )" && $0.after.isEmpty })
        #expect(!mutants.contains { $0.before == "a" })
    }

    @Test("A case of a switch is removed, and what is done in it")
    func cases() {
        let mutants = mutants(of: "switch a {\n    case 1: use(b)\n    default: use(c)\n    }")
        #expect(mutants.contains { $0.before == "case 1: use(b)" && $0.after == "case 1: break" })
        #expect(mutants.contains { $0.before == "case 1: use(b)" && $0.after == "" })
        #expect(mutants.contains { $0.after == "default: break" })
    }

    private func file(_ line: String) -> String {
        "func example(c: Bool) -> Bool {\n    \(line)\n}\n"
    }

    private func mutants(of line: String) -> [Mutant] {
        MutationSource(file(line)).mutants(of: "A.swift")
    }
}
