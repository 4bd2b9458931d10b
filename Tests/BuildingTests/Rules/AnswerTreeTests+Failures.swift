import Testing

@testable import Building
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
        // The same on the main actor, with another throwing function, and beside a call of the parameter.
        (
            "func f(_ b: () throws -> Void) rethrows {\n"
                + "try [1].forEach { @MainActor (_: Int) throws -> Void in throw E() } }",
            "{ @MainActor"
        ),
        (
            "func t() throws {}\nfunc f(_ b: () throws -> Void) rethrows { try [1].forEach { _ in try t() } }",
            "{ _ in"
        ),
        (
            "func f(_ b: () throws -> Void) rethrows { try [1].forEach { _ in try b(); throw E() } }",
            "{ _ in"
        ),
        (
            "func t() throws -> Int { 1 }\n"
                + "func f(_ b: (Int) throws -> Void) rethrows { try [1].forEach { _ in try b(t()) } }",
            "{ _ in"
        ),
        (
            "struct S { var n: Int { get throws { throw E() } } }\n"
                + "func f(_ b: () throws -> Void) rethrows { try [1].forEach { _ in _ = try S().n } }",
            "{ _ in"
        ),
        (
            "func f(_ b: () throws -> Void) rethrows { try [1].forEach { _ in let c = b, d = c; try d() } }",
            "{ _ in"
        ),
        // A different function that has the parameter's name.
        (
            "@propertyWrapper struct W { var wrappedValue: () throws -> Void }\n"
                + "func f(@W _ b: @escaping () throws -> Void) rethrows { try [1].forEach { _ in try b() } }",
            "{ _ in"
        ),
        (
            "func t() throws {}\nfunc f(_ b: () throws -> Void) rethrows {\n"
                + "let c = t; try [c].forEach { b in try b() } }",
            "{ b in"
        ),
        (
            "func t() throws {}\nfunc f(_ b: () throws -> Void) rethrows {\n"
                + "try [1].forEach { [b = t] _ in try b() } }",
            "{ [b"
        ),
        (
            "func t() throws {}\nfunc f(_ b: () throws -> Void) rethrows {\n"
                + "do { let b = t; try [1].forEach { _ in try b() } } }",
            "{ _ in"
        ),
        (
            "func f(_ b: () throws -> Void) rethrows {\n"
                + "func g(_ h: () throws -> Void) rethrows { try h() }; try g { try b() } }",
            "func g"
        ),
        (
            "func f(_ b: () throws -> () throws -> Void) rethrows { try [1].forEach { _ in try b()() } }",
            "{ _ in"
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
        ("@available(swift 6) struct A {}", "available"),
        ("@available(swift, introduced: 5.9, obsoleted: 6) struct A {}", "available"),
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
            "func f(_ l: [Int], _ b: (Int) throws -> Void) rethrows { for n in l.map({ $0 + 1 }) { try b(n) } }",
            "func f(_ l: [Int], _ b: (Int) throws -> Void) rethrows { try l.forEach { try b($0) } }",
            "func f(_ l: [Int], _ b: (Int) throws -> Bool) rethrows -> Bool {\n"
                + "func g(_ n: Int) -> Int { n }; return try l.contains { n in let m = g(n); return try b(m) } }",
            "extension Sequence { func f<T>(_ b: (Element) throws -> T?) rethrows -> T? {\n"
                + "var r: T?; _ = try first { e in r = try b(e); return r != nil }; return r } }",
            "func f(_ l: [Int], _ b: (Int, Int) throws -> Int) rethrows -> Int {\n"
                + "try l.reduce(0) { n, m in n + (try b(n, m)) } }",
            "func f(_ n: Int?, _ b: () throws -> Int) rethrows -> Int { try b() > 1 && n == 2 ? 1 : n ?? b() }",
            "func f(_ n: Int?, _ b: () throws -> Int) -> Int { n ?? (try? b()) ?? 3 }",
            "func f(_ n: Int?, _ b: () throws -> Int) throws { try print(max(n ?? b(), 2)) }",
            "class A { @available(*, unavailable) init(_ n: Int) {} }",
            "@available(iOS 15, *) class A {}", "@available(*, deprecated) enum A {}",
            "@available(swift 5.9) struct A {}", "@available(swift, introduced: 5) enum A {}",
        ]
    )
    func usualFailures(text: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding == nil)
    }
}
