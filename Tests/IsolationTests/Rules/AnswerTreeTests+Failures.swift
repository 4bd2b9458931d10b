import Testing

@testable import Isolation

extension AnswerTreeTests {
    private static let failing: [(text: String, marked: String)] = [
        (
            "func f(_ b: () throws -> Void) rethrows { try { () throws in throw E() }() }",
            "{ () throws"
        ),
        (
            "func f(_ b: () throws -> Void) rethrows { func g() throws { throw E() }; try g() }",
            "func g"
        ),
        ("class A { init?() { f(); return nil }; func f() {} }", "init?"),
        ("class A { init ? (_ n: Int) { if n > 0 { return nil } } }", "init ?"),
        ("class A { init!(coder: Int) { print(1); return nil } }", "init!"),
        ("class A { init/**/?(_ a: Int = { 1 }()) { print(1); return nil } }", "init/**/?"),
        ("class A { init() throws { throw E() } }", "init()"),
        ("class A { init() throws(E) { throw E() } }", "init()"),
        (
            "struct NSCoder {}\nclass A { init?(coder: NSCoder) { print(1); return nil } }",
            "init?"
        ),
        ("enum A { @available(*, unavailable) case a(Int) }", "available"),
        ("@available(swift, obsoleted: 3) struct A {}", "available"),
        ("@available(swift, introduced: 99) class A {}", "available"),
        ("enum A {}\n@available(*, unavailable) extension A: Sendable {}", "available"),
    ]

    @Test("Failures that Swift goes on after are refused", arguments: failing.indices)
    func failures(index: Int) throws {
        let (text, marked) = Self.failing[index]
        let file = "struct E: Error {}\n" + text + "\n"
        let bytes = Array(file.utf8)
        #expect(AnswerTree.isNeeded(for: bytes, outlets: []))
        let finding = try tree(file)?.firstFinding
        #expect(finding?.offset == bytes.firstRange(of: Array(marked.utf8))?.lowerBound)
    }

    @Test(
        "Usual initialisers, and functions that only hand errors on, are accepted",
        arguments: [
            "import UIKit\nclass A: UIView { required init?(coder: NSCoder) { super.init(coder: coder); return nil } }",
            "import UIKit\nclass A: UIView { required init?(coder c: NSCoder) { fatalError() } }",
            "class A { init?(_ n: Int) { nil } }",
            "class A { init?(_ n: Int) { return nil } }",
            "final class A { init?(_ n: Int) { if n > 0 { return nil } } }",
            "class A { init() {}; convenience init?(_ n: Int) { self.init(); if n > 0 { return nil } } }",
            "struct A { init?(_ n: Int) { if n > 0 { return nil } } }",
            "func f(_ b: (Int) throws -> Void) rethrows { for n in 0..<3 { try b(n) } }",
            "class A { @available(*, unavailable) init(_ n: Int) {} }",
            "@available(iOS 15, *) class A {}", "@available(*, deprecated) enum A {}",
        ]
    )
    func usualFailures(text: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding == nil)
    }

    @Test("A usual initialiser for nibs needs no tree")
    func nibs() {
        let text =
            "class A: UIView { required init?(coder aDecoder: NSCoder) { fatalError(\"no nib\") } }"
        #expect(!AnswerTree.isNeeded(for: Array(text.utf8), outlets: []))
    }
}
