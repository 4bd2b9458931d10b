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
        (
            "enum P { case both(Int, Int) }; func g(_ p: P, _ n: Int) -> Int { n }\n"
                + "func f(_ n: Int?, _ b: () throws -> Int) throws { try print(n ?? g(.both(1, 2), b())) }",
            "n ??"
        ),
        (
            "enum P { case both(Int, Int) }; func g(_ p: P, _ n: Int) -> Bool { true }\n"
                + "func f(_ b: () throws -> Int) rethrows -> Bool { try b() > 1 && g(.both(1, 2), b()) }",
            "b() > 1"
        ),
        ("class A { init?() { nil } }\nclass B: A {}", "class B"),
        ("class A {}\nclass B: A { init ? (_ n: Int) { if n > 0 { return nil } } }", "init ?"),
        ("class A {}\nclass B: A { init!(coder: Int) { print(1); return nil } }", "init!"),
        ("class A {}\nclass B: A { init/**/?(_ a: Int = { 1 }()) { return nil } }", "init/**/?"),
        ("class A {}\nclass B: A { init(_ n: Int) throws { throw E() } }", "init(_"),
        ("class A {}\nclass B: A { init<T>(_ t: T) throws(E) { throw E() } }", "init<T>"),
        ("class A { init() throws {} }\nfinal class B: A {}", "class B"),
        (
            "struct NSCoder {}\nclass A {}\nclass B: A { init?(coder: NSCoder) { return nil } }",
            "init?"
        ),
        (
            "import UIKit\nclass A: CALayer { required init?(coder: NSCoder) { return nil } }\n"
                + "class B: UIView { override class var layerClass: AnyClass { A.self } }",
            "init?"
        ),
        (
            "import UIKit\nclass A { init?(coder: NSCoder) { return nil } }\n"
                + "class B: UIView { override class var layerClass: AnyClass { CALayer.self } }",
            "init?"
        ),
        (
            "struct B<T> { let t: T }\nextension B where T == () throws -> Int { func v(_ t: T) -> Int { t() } }",
            ""
        ),
        ("func f<T>(_ t: T) -> Int where T == () async -> Int { 1 }", ""),
        ("func f<T>(_ t: T) where T == @MainActor () throws -> Int {}", ""),
        ("enum A { @available(_PackageDescription 99) case a(Int) }", "available"),
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
        let finding = try tree(file)?.firstFinding
        let place = bytes.firstRange(of: Array(marked.utf8))?.lowerBound
        #expect(finding?.offset == (marked.isEmpty ? 0 : place))
    }

    @Test(
        "Usual initialisers, and functions that only hand errors on, are accepted",
        arguments: [
            "import UIKit\nclass A: UIView { required init?(coder: NSCoder) { super.init(coder: coder); return nil } }",
            "import UIKit\nclass A: UIView { required init?(coder c: NSCoder) { fatalError() } }",
            "import UIKit\nclass A: UIView { required init?(coder: NSCoder) { return nil } }",
            "import UIKit\nclass A: UIView { override class var layerClass: AnyClass { CALayer.self }\n"
                + "required init?(coder: NSCoder) { super.init(coder: coder) } }",
            "class A { init?(_ n: Int) { if n > 0 { return nil } }; init() throws {} }",
            "extension Array where Element == (Int) -> Bool { func f() -> Bool { self[0](1) } }",
            "class A { init() {}; convenience init?(_ n: Int) { self.init(); if n > 0 { return nil } } }",
            "struct A { init?(_ n: Int) { if n > 0 { return nil } } }",
            "func f(_ b: (Int) throws -> Void) rethrows { for n in 0..<3 { try b(n) } }",
            "func f(_ n: Int?, _ b: () throws -> Int) rethrows -> Int { try b() > 1 && n == 2 ? 1 : n ?? b() }",
            "func f(_ n: Int?, _ b: () throws -> Int) -> Int { n ?? (try? b()) ?? 3 }",
            "func f(_ n: Int?, _ b: () throws -> Int) throws { try print(max(n ?? b(), 2)) }",
            "class A { @available(*, unavailable) init(_ n: Int) {} }",
            "@available(iOS 15, *) class A {}", "@available(*, deprecated) enum A {}",
        ]
    )
    func usualFailures(text: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding == nil)
    }
}
