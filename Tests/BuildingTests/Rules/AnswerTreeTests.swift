import Foundation
import Examples
import Testing

@testable import Catalogue
@testable import Building
@testable import Isolation

@Suite("The compiler's tree of an answer")
struct AnswerTreeTests {
    func tree(_ text: String, isFailing: Bool = false) throws -> AnswerTree? {
        let folder = NSTemporaryDirectory() + "parse-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = "\(folder)/Answer.swift"
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        let builder = try AttemptBuilder(
            workbook: Workbook(),
            exercise: .systemHitTest,
            sandbox: NoSandbox()
        )
        let harness = "\(folder)/Harness.swift"
        try Data().write(to: URL(fileURLWithPath: harness))
        let printed = try builder.compiler.tree(
            of: file,
            harness: harness,
            in: "\(folder)/products"
        )
        return printed.run.end?.isSuccess == true || isFailing
            ? AnswerTree(printed.tree, of: Array(text.utf8)) : nil
    }

    private func compiled(_ text: String, outlets: Set<String> = []) throws -> String? {
        try tree(text).map {
            String(
                decoding: $0.compiledBytes(outlets: outlets, opensFinal: true),
                as: UTF8.self
            )
        }
    }

    @Test(
        "Attributes that reach past Swift are refused, however they are written",
        arguments: [
            ("@_cdecl(\"write\") func w() {}", "_cdecl"),
            ("@ _silgen_name(\"x\") func f()", "_silgen_name"),
            ("@section(\".init_array\") @used let f = 1", "section"),
            ("@c func other() {}", "c"), ("@safe func f() {}", "safe"),
            ("#if swift(>=5)\n@_silgen_name(\"x\") func f()\n#endif", "_silgen_name"),
            (
                "let r = #/  \n\"\"\"\n/#\n@_cdecl(\"x\") func f() {}\nlet s = \"\"\"\n\"\"\"",
                "_cdecl"
            ),
            ("class A {}\nunowned(unsafe) var a = A()", "unowned"),
            ("@exclusivity(unchecked) var a = 1", "exclusivity"),
        ]
    )
    func attributes(text: String, name: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding?.reach == .attribute(name))
    }

    @Test(
        "Attributes of Swift's are accepted, and words that are none",
        arguments: [
            "@discardableResult @inlinable public func f() -> Int { 1 }",
            "@available(*, deprecated) final class A { @MainActor lazy var a = 1 }",
            "@propertyWrapper struct W { var wrappedValue: Int }\nstruct S { @W var a = 1 }",
            "// @_cdecl(\"x\")\nlet a = \"@_cdecl unsafe\"", "let unsafe = 1\nlet b = unsafe + 1",
            "#if os(iOS)\n@_cdecl(\"x\") func f() {}\n#endif", "nonisolated(unsafe) var a = 1",
        ]
    )
    func accepted(text: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding == nil)
    }

    @Test(
        "A protocol's requirement has no name that Swift's own types keep to themselves",
        arguments: [
            ("func _copy() -> Int", "_copy"), ("associatedtype _Place", "_Place"),
            ("init(_buffer: Int)", "_buffer"), ("var _buffer: Int { get }", "_buffer"),
            ("subscript(_at at: Int) -> Int { get }", "_at"),
        ]
    )
    func hiddenRequirement(requirement: String, name: String) throws {
        let tree = try #require(try tree("protocol Asking {\n    \(requirement)\n}"))
        #expect(tree.firstFinding?.reach == .hiddenRequirement(name))
        let own = try #require(
            try self.tree("struct Own { var _buffer = 1; func _copy(_ at: Int) {} }")
        )
        #expect(own.firstFinding == nil)
    }

    @Test("Expressions that are marked as unsafe are refused, at their place in the file")
    func unsafe() throws {
        let text = "func f() { unsafe g() }\nfunc g() {}"
        let finding = try #require(try tree(text)?.firstFinding)
        #expect(finding.reach == .uncheckedCode)
    }

    @Test(
        "Attributes for Objective-C become spaces, and nothing else does",
        arguments: [
            ("@objc(Foo) class A {}", "@objc(Foo)"), ("@objcMembers\nclass A {}", "@objcMembers"),
            ("class A { @IBOutlet weak var a: A! }", "@IBOutlet"),
            ("class A { @IBAction func a(_ sender: Any) {} }", "@IBAction"),
            ("class A { @IBInspectable var a: Int = 1 }", "@IBInspectable"),
            ("class A { @objc(a: b:) func a(_ a: Int, b: Int) {} }", "@objc(a: b:)"),
            ("@IBDesignable class A { let a = \"@objc @IBOutlet\" /* @objc */ }", "@IBDesignable"),
        ]
    )
    func objectiveC(text: String, attribute: String) throws {
        let tree = try #require(try tree(text, isFailing: true))
        let spaces = String(repeating: " ", count: attribute.count)
        #expect(
            String(decoding: tree.bytesWithoutObjectiveC, as: UTF8.self)
                == text.replacing(attribute, with: spaces, maxReplacements: 1)
        )
    }

    @Test(
        "Code in which Swift checks no access is refused",
        arguments: [
            (
                "func f() { var v = 1; func g(_ look: () -> Void) { v += 1; look() }; g {} }",
                AnswerReach.reentrantClosure
            ),
            (
                "func f() { var v = 1; let g = { (look: () -> Void) in v += 1; look() }; g {} }",
                .reentrantClosure
            ),
            (
                "func f(_ v: inout Int) { func g(_ v2: @autoclosure () -> Int) { v += v2() } }",
                .reentrantClosure
            ),
            (
                "typealias Body = () -> Void\n"
                    + "func f() { var v = 1; func g(_ look: Body) { v += 1; look() }; g {} }",
                .reentrantClosure
            ),
            (
                "struct S { var v = 1; mutating func f() { func g(_ l: () -> Void) { v += 1 } } }",
                .reentrantClosure
            ),
            (
                "func go(_ body: (() -> Void) -> Void) { body {} }\n"
                    + "func f() { var v = 1; go { look in v += 1; look() } }",
                .reentrantClosure
            ),
            (
                "struct S { var v = 1; init() { func g(_ l: () -> Void) { v += 1 } } }",
                .reentrantClosure
            ),
            (
                "struct S { var v = 1; var p: Int { mutating get {\n"
                    + "func g(_ l: () -> Void) { v += 1 }; return v } } }",
                .reentrantClosure
            ),
            (
                "struct S { var v = 1; subscript(i: Int) -> Int { get { v }\n"
                    + "set { func g(_ l: () -> Void) { v += 1; l() }; g { v = 2 } } } }",
                .reentrantClosure
            ),
            (
                "struct S { var v = [1] { didSet { func g(_ l: () -> Void) { v.append(2); l() }; g { v = [] } } } }",
                .reentrantClosure
            ),
            (
                "extension Int { mutating func f() { func g(_ l: () -> Void) { self += 1 } } }",
                .reentrantClosure
            ),
            (
                "let c: (Int) -> Void = { n in var v = [n]\n"
                    + "func g(_ l: () -> Void) { v.append(1); l() }; g { v = [] } }",
                .reentrantClosure
            ),
            (
                "struct S { var a = 1; lazy var b: Int = { struct T { func m() {} }\n"
                    + "func g(_ l: () -> Void) { a += 1; l() }; g { a = 2 }; return a }() }",
                .reentrantClosure
            ),
            (
                "func f() { lazy var v = 1; func g(_ l: () -> Void) { v += 1; l() }; g { v = 2 } }",
                .reentrantClosure
            ),
            (
                "func f(_ v: inout Int) { struct T { func m(_ v: Int) {} }\n"
                    + "func h() { let v = 1; print(v) }; func g(_ l: () -> Void) { v += 1; l() } }",
                .reentrantClosure
            ),
            (
                "func f() { for var v in [[1]] { func g(_ l: () -> Void) { v.append(1); l() }; g { v = [] } } }",
                .reentrantClosure
            ),
            (
                "class C { func f() { struct S { var v = 1\n"
                    + "mutating func f() { func g(_ l: () -> Void) { v += 1; l() }; g { v = 2 } } } } }",
                .reentrantClosure
            ),
            ("struct E: Error {}\nfunc f() throws(E) {}\nlet a: Any = f", .typedError),
            ("struct E: Error {}\nfunc f(_ body: () throws(E) -> Void) {}", .typedError),
            (
                "struct E: Error {}\nstruct S { func f() throws(E) {} }\nlet a: Any = S().f",
                .typedError
            ),
            ("struct E: Error {}\nlet f: Any = { () throws(E) -> Void in throw E() }", .typedError),
            ("let f: Any = Result<Int, CancellationError>.success(1).get", .typedError),
            ("struct E: Error {}\n@MainActor func f() throws(E) {}\nlet a: Any = f", .typedError),
            (
                "struct E: Error {}\n@MainActor func f() throws(E) {}\n"
                    + "@MainActor func g() { let a: @MainActor () throws -> Void = f; try? a(); try? f() }",
                .typedError
            ),
            (
                "class E: Error {}\nclass F: E {}\n@MainActor func f() throws(F) {}\n"
                    + "@MainActor func g() { try? (f as @MainActor () throws(E) -> Void)() }",
                .typedError
            ),
            (
                "struct E: Error {}\n@MainActor struct S { func f() throws(E) {} }\n"
                    + "@MainActor func g() { try? S().f(); let a: Any = S().f; print(a) }",
                .typedError
            ),
            (
                "struct E: Error {}\nlet f: Any = { @MainActor () throws(E) -> Void in throw E() }",
                .typedError
            ),
            (
                "struct E: Error {}\n@MainActor struct S { func f() throws(E) {} }\n"
                    + "@MainActor func g() { let a: Any = S().f; print(a) }",
                .typedError
            ),
            (
                "struct E: Error {}\nfunc f(_ a: Any) -> Bool { a is @MainActor () throws(E) -> Void }",
                .typedError
            ),
            (
                "struct E: Error {}\nfunc f(_ a: Any) -> Bool { a is @Own () throws(E) -> Void }\n"
                    + "@globalActor actor Own { static let shared = Own() }",
                .typedError
            ),
            (
                "func f(_ body: () -> Void) { withoutActuallyEscaping(body) { $0() } }",
                .declaration("Swift.withoutActuallyEscaping", instead: nil)
            ),
        ] as [(String, AnswerReach)]
    )
    func uncheckedAccesses(text: String, reach: AnswerReach) throws {
        #expect(try tree(text)?.firstFinding?.reach == reach)
    }

    /// Texts, each with a report's message about the refused construct in it.
    private static let unchecked: [(text: String, message: String)] = [
        (
            "struct S { var a = [1]; var b: Int { init(value) {} get { 1 } set {} } }",
            "an init accessor may not be used in an answer"
        ),
        // Thin functions, blocks and functions of C, as a parameter, within a type, and in a cast.
        (
            "func f(_ a: @convention(thin) () -> Int) {}",
            "@convention may not be used in an answer"
        ),
        (
            "typealias A = @convention(thin) () -> Int\nvar all: [A] = []",
            "@convention may not be used in an answer"
        ),
        (
            "func f(_ a: [@convention(block) () -> Int]) {}",
            "@convention may not be used in an answer"
        ),
        (
            "func f(_ a: Any) -> Bool { a is @convention(c) () -> Int }",
            "@convention may not be used in an answer"
        ),
        // Child tasks: one with a name, one without, and one that throws.
        (
            "func f() async { async let n = 1; _ = await n }",
            "async let may not be used in an answer"
        ),
        ("func f() async { async let _ = f() }", "async let may not be used in an answer"),
        (
            "func t() throws -> Int { 1 }\nfunc f() async { async/**/let _ = t() }",
            "async let may not be used in an answer"
        ),
        // The storage of a wrapped variable, which the tree does not declare.
        (
            "@propertyWrapper struct W { var wrappedValue: Int }\n"
                + "func f() { @W var v = 1; func g(_ l: () -> Void) { _v.wrappedValue += 1; l() }; g {} }",
            AnswerReach.reentrantClosure.message
        ),
        (
            "@propertyWrapper struct W { var wrappedValue: Int }\nlet _v = 1\n"
                + "func f() { @W var v = 1; func g(_ l: () -> Void) { _v.wrappedValue += 1; l() }; g {} }",
            AnswerReach.reentrantClosure.message
        ),
        (
            "func f<each T>(_ body: repeat (each T) -> Void) {}",
            "a parameter pack may not be used in an answer"
        ),
        (
            "func f<each T>(_ body: repeat () -> each T, n: Int) {}",
            "a parameter pack may not be used in an answer"
        ),
        (
            "struct S<T> { var n = 0 }\n"
                + "func f<each R, T>(_ t: T, _ r: repeat each R) -> KeyPath<S<T>, Int> { \\.n }",
            "a parameter pack may not be used in an answer"
        ),
        (
            "struct S<T> { var n = 0 }\n"
                + "func f<T, // Any\neach R>(_ t: T, _ r: repeat each R) -> KeyPath<S<T>, Int> { \\.n }",
            "a parameter pack may not be used in an answer"
        ),
        (
            "@dynamicMemberLookup struct S< /* any */ each T> { let a: [Int]\n"
                + "subscript<V>(dynamicMember p: KeyPath<[Int], V>) -> V { a[keyPath: p] } }\n"
                + "func f(_ s: S<Int>) -> Int { s.count }",
            "a parameter pack may not be used in an answer"
        ),
        ("func f<each T>(_ t: repeat each T) {}", "a parameter pack may not be used in an answer"),
        (
            "func g(_ n: Int) -> Int { n }\nfunc f() -> (Int) -> some Hashable { g }",
            "a function with an opaque result, as a value, may not be used in an answer"
        ),
        (
            "class A {}\nprotocol P {}\nstruct S<T> {}\nextension S: P where T: A {}\n"
                + "let joined: (any A & P)? = nil",
            "a conformance under a condition on a class, beside a class joined by &, may not be used in "
                + "an answer"
        ),
        (
            "class A {}\nprotocol P {}\nprotocol Q {}\ntypealias B = A & Q\n"
                + "extension Array: P where Element: Sequence, Element.Element: B {}\n"
                + "func f() { _ = S<any B>() }\nstruct S<T> {}",
            "a conformance under a condition on a class, beside a class joined by &, may not be used in "
                + "an answer"
        ),
        (
            "class A {}\nprotocol P {}\nstruct S<T> {}\ntypealias B<T> = S<T> where T: A\n"
                + "extension B: P {}\nfunc f(_ a: Any) -> Bool { a is any P & A }",
            "a conformance under a condition on a class, beside a class joined by &, may not be used in "
                + "an answer"
        ),
        (
            "func f(_ error: any Error & AnyObject) {}",
            "Error joined with a class or AnyObject by & may not be used in an answer"
        ),
        (
            "class A {}\ntypealias E = Error\nlet all: [String: (any A & E)?] = [:]",
            "Error joined with a class or AnyObject by & may not be used in an answer"
        ),
        (
            "class MyError {}\nfunc f(_ a: (MyError, Any)) { _ = a.1 is any Error & AnyObject }",
            "Error joined with a class or AnyObject by & may not be used in an answer"
        ),
        (
            "protocol P { associatedtype T }\n"
                + "func f<A: P>(_ a: A) where A.T == any Error & AnyObject {}",
            "Error joined with a class or AnyObject by & may not be used in an answer"
        ),
        (
            "typealias F<T> = (Int) -> T\nstruct Qo99 { static let f: (F<some Hashable>)? = { $0 } }",
            "a function with an opaque result, as a value, may not be used in an answer"
        ),
        (
            "func g(_ n: Int) -> Int { n }\n"
                + "struct S { subscript(i: Int) -> (Int) -> some Hashable { g } }",
            "a function with an opaque result, as a value, may not be used in an answer"
        ),
        (
            "protocol P: Error {}\nstruct E: P {}\nfunc e() throws(E) {}\n"
                + "func f() { do throws(any P) { try e() } catch { print(error) } }",
            "an error of one type, thrown as another type, may not be used in an answer"
        ),
        (
            "class B: A { override var n: Int { 2 } }\nclass A { var n: Int { get async { 1 } } }",
            "a property, subscript or initializer in place of one that is async may not be used in an answer"
        ),
        (
            "class P {}\nfinal class G<T>: P {}\nclass A { var n: P { get async { P() } } }\n"
                + "class B: A { override var n: G<() async -> Void> { G() } }",
            "a property, subscript or initializer in place of one that is async may not be used in an answer"
        ),
        (
            "class A { subscript(i: Int) -> Int { get async { 1 } } }\n"
                + "class Yack: A { override subscript(i: Int) -> Int { 2 } }",
            "a property, subscript or initializer in place of one that is async may not be used in an answer"
        ),
        (
            "class A { init() {}\nrequired init(i: Int) async {} }\n"
                + "class B: A { required convenience init(i: Int) { self.init() } }",
            "a property, subscript or initializer in place of one that is async may not be used in an "
                + "answer"
        ),
        (
            "struct S { subscript<I: Hashable>(i: I) -> Int { 0 } }\nlet a: AnyKeyPath = \\S.[1]",
            "a key path with a subscript of the answer's may not be used in an answer"
        ),
        (
            "struct Box<P: Hashable> { var f: [P: Int] = [:] }\n"
                + "func a<P: Hashable>(_ p: P) -> AnyKeyPath { \\Box<P>.f[p] }",
            "a key path with an index that is neither Int nor String may not be used in an answer"
        ),
        (
            "let a: AnyKeyPath = \\[Int128: Int].[1]",
            "a key path with an index that is neither Int nor String may not be used in an answer"
        ),
    ]

    @Test(
        "Variables with a closure that does not escape are refused",
        arguments: [
            "func f(_ body: () -> Void) { var g = body; g = {}; g() }",
            "func f(_ body: () throws -> Int) { var (g, n) = (body, 1); g = { n }; n = 2 }",
            "func f(_ body: @autoclosure () -> Int) { var g = body; g = { 1 } }",
            "func f(_ body: (() -> Void) -> Void) { var g = body; g = { $0() } }",
            "func f(_ body: () -> Void) { if case var g = body { g = {} } }",
            "func f(_ body: () -> Void) { switch body { case var g: g = {} } }",
        ]
    )
    func nonescapingVariable(text: String) throws {
        #expect(
            try tree(text)?.firstFinding?.reach.message
                == "a variable with a closure that does not escape may not be used in an answer"
        )
    }

    @Test(
        "Tuples with a closure that does not escape are refused",
        arguments: [
            "func f(_ body: () -> Void) { let pair = (body, 1); pair.0() }",
            "func f(_ body: () -> Void) { var pair = (a: body, 1); pair.a = {} }",
            "func f(_ body: () -> Void) { switch (body, 1) { case (let g, _): g() } }",
            "func f(_ body: () -> Void) { (body, 1).0() }",
        ]
    )
    func nonescapingTuple(text: String) throws {
        #expect(
            try tree(text)?.firstFinding?.reach.message
                == "a tuple with a closure that does not escape may not be used in an answer"
        )
    }

    @Test(
        "Variables without a value that a closure keeps are refused",
        arguments: [
            "func f(_ a: Bool) { var l: [Int]; if a { l = []; keep { l = [1] } } }",
            "func f(_ a: Bool) { var p: ([Int], Int); if a { p = ([], 1); keep { p.1 = 2 } } }",
            "func f(_ a: Bool) { @W var l: [Int]; if a { l = []; keep { l = [1] } } }",
            "func f(_ a: Bool) { @W var l: [Int]; if a { l = []; keep { _l.wrappedValue = [1] } } }",
            "func f(_ a: Bool) { @W var l: [Int]; if a { l = []; keep { $l.wrappedValue = [1] } } }",
            "func f(_ a: Bool) { var l: [Int]; if a { l = []; func g() { l = [1] }; keep(g) } }",
            "func f(_ a: Bool, _ o: AnyObject) { weak let l: AnyObject?; if a { l = o; keep { _ = l } } }",
            "func f<T>(_ t: T) { var l: T; if 0 < 1 { l = t; keep { l = t } } }",
            "func f(_ a: Bool) { var m, l: [Int]; m = []; if a { l = m; keep { l = [1] } } }",
            "func f(_ a: Bool, _ o: AnyObject) { unowned var l: AnyObject; if a { l = o; keep { l = o } } }",
            "func f(_ a: Bool) { var l: [Int]; if a { l = []; lazy var m = l; keep { m = [1] }; l = [] } }",
            "protocol P { associatedtype A }\nextension P {\n"
                + "func f(_ a: A) { var l: A; if 0 < 1 { l = a; keep { l = a } } } }",
        ]
    )
    func unsetVariable(text: String) throws {
        let beside =
            "\nfunc keep(_ f: @escaping () -> Void) {}\n"
            + "@propertyWrapper struct W<V> { var wrappedValue: V\n"
            + "var projectedValue: W { get { self } set { self = newValue } } }"
        #expect(
            try tree(text + beside)?.firstFinding?.reach.message
                == "a variable without a value, which a closure keeps, may not be used in an answer"
        )
    }

    @Test(
        "Other variables that closures use are accepted",
        arguments: [
            "func f(_ a: Bool) { var n: Int; if a { n = 1 } else { n = 2 }; keep { n = 3 } }",
            "func f(_ a: Bool) { var l: [Int] = []; keep { l = [1] } }",
            "func f(_ a: Bool) { var l: [Int]?; keep { l = [1] } }",
            "func f(_ a: Bool) { let l: [Int]; if a { l = [] } else { l = [1] }; keep { _ = l } }",
            "func f(_ a: Bool) { var l: [Int]; if a { l = [] } else { l = [1] }\n"
                + "l.forEach { l.append($0) }; _ = a && l.isEmpty }",
            "struct S { var l: [Int] }\nfunc f() { var l: [Int] = []; keep { l = [1] } }",
            "func f() { var l: [Int] { [1] }; keep { _ = l } }",
        ]
    )
    func usualVariables(text: String) throws {
        let tree = try #require(try tree("func keep(_ f: @escaping () -> Void) {}\n" + text))
        #expect(tree.firstFinding == nil)
    }

    @Test("A variable is found also where the type of its closure is inferred")
    func inferredClosure() throws {
        let text =
            "var keep = [0].forEach\nfunc f() { keep = { body in var g = body; g = { _ in } } }"
        #expect(
            try tree(text)?.firstFinding?.reach.message
                == "a variable with a closure that does not escape may not be used in an answer"
        )
    }

    @Test(
        "Other variables with closures, and functions with opaque results, are accepted",
        arguments: [
            "func f(_ body: () -> Void) { let g = body; g() }",
            "func f(_ body: @escaping () -> Void) { var g = body; g = {}; g() }",
            "struct A { var body: (() -> Void) -> Void = { $0() }; var all: [() -> Void] = [] }",
            "func f(_ body: (Int) -> Bool) -> some Sequence<Int> { [1].filter(body) }",
            "func f() -> (some Hashable)? { 1 }\nfunc g() -> [some Hashable] { [1] }",
            "struct E: Error {}\nfunc e() throws(E) {}\nfunc f() throws { try e() }\n"
                + "func g() throws(E) { try e() }\nfunc h() { do { try e() } catch {} }",
            "class Yack { var n: Int { get async { 1 } } }\n"
                + "class B: Yack { override var n: Int { get async { 2 } } }",
            "class Yack { var n: Int { 1 } }\nclass B: Yack { override var n: Int { 2 } }",
            "// Asks each view.\nlet names = [\"a\"].map(\\.count)",
        ]
    )
    func usualClosures(text: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding == nil)
    }

    @Test(
        "Storage of wrapped variables, packs, opaque functions and key paths with subscripts are refused",
        arguments: unchecked.indices
    )
    func uncheckedTypes(index: Int) throws {
        let (text, message) = AnswerTreeTests.unchecked[index]
        #expect(try tree(text)?.firstFinding?.reach.message == message)
    }

    @Test(
        "The words of packs elsewhere, and subscripts of Swift's in key paths, are accepted",
        arguments: [
            "func f(_ each: Int) -> Int { each }",
            "struct S { var list = [1]; subscript(i: Int) -> Int { 0 } }\nlet a = \\S.list[0]",
            "func f() { var n = 3; repeat { n -= 1 } while n > 0 }",
        ]
    )
    func likePacks(text: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding == nil)
    }

    @Test(
        "A parameter that is handed over is refused",
        arguments: [
            ("func f(_ v: consuming [Int]) {}", "consuming"),
            ("let f = { (v: consuming [Int]) in print(v) }", "consuming"),
            ("func f(_ v: sending [Int]) {}", "sending"),
            ("protocol P { func f(_ v: __owned [Int]) }", "__owned"),
        ]
    )
    func handedOver(text: String, word: String) throws {
        let finding = try tree("// consuming, sending\n" + text)?.firstFinding
        #expect(finding?.reach.message == "a \(word) parameter may not be used in an answer")
        let place = text.split(separator: ": " + word).first.map { $0.utf8.count + 2 }
        #expect(finding?.offset == place.map { $0 + "// consuming, sending\n".utf8.count })
    }

    @Test("What Swift does not check is found by its words, before any compile")
    func uncheckedWords() {
        let found = UncheckedAccesses.uncheckedWord(in: Array("struct S: ~Copyable {}".utf8))
        #expect(found?.offset == 11)
        #expect(found?.reach.message == "Copyable may not be used in an answer")
        for other in [
            "struct S: _BitwiseCopyable {}", "struct S: ~Escapable\u{A0}{}",
            "actor A { nonisolated let unownedExecutor = B().unownedExecutor }",
        ] {
            #expect(UncheckedAccesses.uncheckedWord(in: Array(other.utf8)) != nil)
        }
        for harmless in ["struct S: Sendable {}", "class CopyableLabel {}"] {
            #expect(UncheckedAccesses.uncheckedWord(in: Array(harmless.utf8)) == nil)
        }
    }

    @Test(
        "Code that the tree does not show, or that Swift checks in some forms only, is refused as well",
        arguments: [
            (
                "func f(_ n: [Int]?) { guard var v = n else { return }; func g(_ look: () -> Void) "
                    + "{ v[0] += 1; look() }; g {} }",
                .reentrantClosure
            ),
            (
                "func f(_ v: inout [Int]) { var a: Int { get { v[0] } _modify { yield &v[0] } }; a += 1 }",
                .declaration("_modify", instead: "Write get and set instead.")
            ),
            (
                "struct S { subscript(_ a: Int, b: Int = abs(1)) -> Int { a + b } }",
                .declaration(
                    "a default argument of a subscript",
                    instead: "The grader cannot see what it calls. Write two subscripts."
                )
            ),
            (
                "class A {}\nfunc f(_ a: A) -> () -> A { { [unowned(unsafe) b = a] in b } }",
                .uncheckedCode
            ),
            (
                "class A {}\nstruct S { unowned var a: A? }",
                .declaration(
                    "unowned on an optional",
                    instead:
                        "Swift 6.3 may find an object in it where it is nil. Write weak instead."
                )
            ),
            (
                "class A {}\nlet f: Any = { () -> sending A in A() } as () -> sending A",
                .sendingResult
            ),
            ("nonisolated(nonsending) func f() async {}\nlet g = f", .inheritedIsolation),
        ] as [(String, AnswerReach)]
    )
    func uncheckedForms(text: String, reach: AnswerReach) throws {
        #expect(try tree(text)?.firstFinding?.reach == reach)
    }

    @Test(
        "Closures, errors and calls that wait are accepted where Swift checks them",
        arguments: [
            "func f() { let v = 1; func g(_ look: () -> Void) { print(v); look() }; g {} }",
            "func f() { var v = 1; func g(_ look: @escaping () -> Void) { v += 1; look() }; g {} }",
            "class C { var v = 1; func f() { func g(_ look: () -> Void) { v += 1; look() }; g {} } }",
            "func f(_ look: () -> Void) { var v = 1; func g() { v += 1 }; g(); look() }",
            "func f(_ v: Int) { func g(_ look: () -> Void) { print(v); look() }; g {} }\n"
                + "func other() { var v = 1; v += 1 }",
            "struct A { var n = 1 }\nstruct B { let n: Int\n"
                + "func f() -> Bool { func g(_ l: (Int) -> Bool) -> Bool { l(n) }; return g { $0 > 1 } } }",
            "class C { var all = [1]; func f() { let v = all; func g(_ l: () -> Void) { print(v); l() }; g {} }\n"
                + "func h() { var v = all; v.append(1) } }",
            "func f() { var v = 1; [1].forEach { v += $0 }; _ = [1].map { $0 + v } }",
            "struct E: Error {}\nfunc f() throws -> [Int] { try [1].map { _ in throw E() } }",
            "struct E: Error {}\nfunc f() throws(E) { throw E() }\nfunc g() { try? f() }",
            "struct E: Error {}\nstruct S { init() throws(E) {}; func f() throws(E) {} }\n"
                + "func g() throws { try S().f() }",
            "struct E: Error {}\n@MainActor func f() throws(E) {}\n@MainActor func g() { try? f() }",
            "struct E: Error {}\n@MainActor struct S { init() throws(E) {}; func f() throws(E) {}\n"
                + "static func g() throws(E) {} }\n"
                + "@MainActor func h() { try? S().f(); try? S.g(); try? S.init().f() }",
            "func f() async { for await n in AsyncStream<Int> { $0.finish() } { print(n) } }",
            "func f() async { var v = 1; await g { v += 1 } }\nfunc g(_ body: () -> Void) async {}",
            "func f(_ n: Int?) { guard let v = n else { return }; func g(_ l: () -> Void) { print(v) }; g {} }",
            "struct S { var a = 1; var b: Int { get { a } set { a = newValue } }\n"
                + "subscript(_ c: Int) -> Int { a == c ? 1 : 2 } }",
            "class A { unowned let a: A; init(_ a: A) { self.a = a } }\n"
                + "func f(_ a: A) -> () -> A { { [unowned a] in a } }",
            "class XYController { nonisolated func f(_ body: (XYController) -> Void) {} }",
            "func f() async { await Task { 1 }.value; Task { @MainActor in print(2) } }",
            "class C { var n = 0; func f() async { weak let c = self; c?.n = await g() } }\n"
                + "func g() async -> Int { 1 }",
            "func f(_ v: borrowing [Int]) { print(v.count) }",
            "protocol P {}\nstruct S<T> {}\nextension S: P where T: P {}\n"
                + "extension Array: P where Element: P {}",
            "class A {}\nprotocol P {}\nstruct S<T> {}\nextension S: P where T: A {}\n"
                + "typealias B<T> = S<T> where T: A\nextension B { func g(_ p: any P & AnyObject) {} }",
            "class A {}\nstruct S<T> {}\nextension S where T: A { func f() {} }\n"
                + "extension Array where Element: A { var n: Int { 1 } }",
            "import UIKit\nprotocol P {}\nfunc f(_ v: any UIView & P, _ o: any P & AnyObject) {}\n"
                + "func g(_ error: any Error & P) {}",
        ]
    )
    func checkedAccesses(text: String) throws {
        #expect(try #require(try tree(text)).firstFinding == nil)
    }

    @Test("A parameter with a typed error is refused where the error stands")
    func placeOfTypedError() throws {
        let text =
            "import UIKit\nfunc f<E: Error>(_ body: () throws(E) -> Void) throws(E) { try body() }"
        let finding = try tree(text)?.firstFinding
        #expect(finding?.reach == .typedError)
        let place = text.range(of: "throws(").map {
            text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
        }
        #expect(finding?.offset == place)
    }

    @Test("A Decodable class is refused by that name")
    func decodableClass() throws {
        let text =
            "class A {}\nclass B: A, Codable { required init(from: any Decoder) throws { super.init() } }"
        #expect(
            try tree("class A: Decodable {}\nclass B: A {}")?.firstFinding?.reach.message
                == "a Decodable class with a superclass or a subclass may not be used in an answer"
        )
        #expect(
            try tree(text)?.firstFinding?.reach.message
                == "an initialiser that fails in a class with a superclass or a subclass may not be used in an answer"
        )
    }

    @Test(
        "Names are compared by their bytes, not by their characters",
        arguments: [
            ("@propertyWrapper struct Kept { var wrappedValue: [Int] }\nvar read: () -> Int = { 0 }\n"
                + "func keep(_ sets: Bool) {\n@Kept var `\u{301}x`: [Int]\n"
                + "if sets { `\u{301}x` = []; read = { `_\u{301}x`.wrappedValue[0] } }\n}"),
            ("struct Oops: Error {}\nfunc made() -> ((() throws -> Void) -> Int) {\n"
                + "func \u{E9}() throws { throw Oops() }\n"
                + "func find(_ e\u{301}: () throws -> Void) rethrows -> Int {\n"
                + "try { () throws -> Int in try \u{E9}(); return 1 }()\n}\nreturn { _ in find({}) }\n}"),
        ]
    )
    func namesOfOtherCharacters(text: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding != nil)
    }

    @Test(
        "A variable named self, and a closure's parameter with a dollar sign, are no exceptions",
        arguments: [
            "final class Holder {}\nfunc lend(_ holder: inout Holder, _ work: () -> Void) { work() }\n"
                + "func replace(_ `self`: inout Holder) {\n"
                + "func locally(_ work: () -> Void) { lend(&`self`, work) }\n"
                + "locally { `self` = Holder() }\n}",
            "@propertyWrapper struct Wrapper {\ninit(projectedValue: Wrapper) { self = projectedValue }\n"
                + "var wrappedValue: () throws -> Void { {} }\nvar projectedValue: Wrapper { self }\n}\n"
                + "func other(_ f: (Wrapper) throws -> Int) rethrows -> Int { 1 }\n"
                + "func find(_ body: () throws -> Void) rethrows -> Int {\n"
                + "try other { ($body: Wrapper) throws -> Int in\ntry body()\nreturn 1 }\n}",
        ]
    )
    func namesWithAMeaning(text: String) throws {
        let tree = try #require(try tree(text))
        #expect(tree.firstFinding != nil)
    }

    @Test("An incomplete tree is reported as such")
    func unreadable() {
        let text = "{\"_kind\": \"source_file\", \"items\": ["
        #expect(AnswerTree(Array(text.utf8), of: []).isUnreadable)
        #expect(!AnswerTree(Array((text + "]}").utf8), of: []).isUnreadable)
    }

    @Test("A file with errors has no tree")
    func errors() throws {
        #expect(try tree("class {") == nil)
    }

    @Test("A modifier, or an attribute without meaning, may explain a refusal by the compiler")
    func mayExplainRefusal() {
        let may = { (text: String) in AnswerTree.mayExplainRefusal(of: Array(text.utf8)) }
        #expect(may("private var a = 1") && may("final class A {}"))
        #expect(may("@objc func f() {}") && may("@MainActorX var a = 1"))
        #expect(may("@MainActor.X var a = 1") && may("@ MainActor var a = 1"))
        #expect(!may("class A: UIView {}") && !may("@MainActor class A {}"))
    }

    @Test(
        "A final on a subclass and its members is blanked, and every column stays where it is",
        arguments: [
            ("final class A: B {}", "      class A: B {}"),
            ("\tpublic final class A: B {}", "\tpublic       class A: B {}"),
            ("@MainActor final\nclass A: B {}", "@MainActor      \nclass A: B {}"),
            ("class A: B { final func f() {} }", "class A: B {       func f() {} }"),
            ("final /* 类 */ class A: B {}", "      /* 类 */ class A: B {}"),
            ("class A: B {\r\n  final var a = 1\r\n}", "class A: B {\r\n        var a = 1\r\n}"),
            ("\u{FEFF}final class A: B {}", "\u{FEFF}      class A: B {}"),
            ("let r = #/ \n\"/#; final class A: B {}", "let r = #/ \n\"/#; final class A: B {}"),
        ]
    )
    func blanksFinal(text: String, expected: String) throws {
        let base = "\npublic class B {}"
        guard let compiled = try compiled(text + base) else {
            #expect(text == expected, "only a file with errors is left as it is")
            return
        }
        #expect(compiled == expected + base)
    }

    @Test(
        "A final where no harness subclasses is left alone",
        arguments: [
            "final class A {}", "final class A { final func f() {} }",
            "protocol P { func f() -> Self }\nfinal class A: P { func f() -> A { self } }",
        ]
    )
    func leavesFinalHelpers(text: String) throws {
        #expect(try compiled(text) == text)
    }

    @Test("A deinit of a class gets its check, on its own line, and no other deinit does")
    func checksEndings() throws {
        let check = "let uiEnding = UIEnding(self); defer { uiEnding.check(self) };"
        let texts = [
            "class A { deinit {} }", "class A {\n    deinit\n    {\n        print(1)\n    }\n}",
            "func f() { class A { deinit { print(1) } } }", "actor A { deinit { print(1) } }",
            "class A { class B { deinit { } }\n deinit { } }",
        ]
        for text in texts {
            var expected = ""
            for part in text.split(separator: "deinit", omittingEmptySubsequences: false) {
                let isFirst = expected.isEmpty
                let brace = part.firstIndex(of: "{") ?? part.startIndex
                expected += isFirst ? String(part) : "deinit" + part[...brace] + check
                if !isFirst { expected += part[part.index(after: brace)...] }
            }
            #expect(try compiled(text) == expected)
        }
        let structure = "struct S: ~Copyable { deinit { print(1) } }"
        #expect(try compiled(structure) == structure)
    }

    @Test("The kit's check is no word of an answer's")
    func wordOfEndings() {
        #expect(EndingChecks.word(in: Array("class A { deinit { UIEnding(self) } }".utf8)) == 19)
        #expect(EndingChecks.word(in: Array("class A { deinit { print(1) } }".utf8)) == nil)
    }

    @Test(
        "A final that is no modifier is left alone",
        arguments: [
            "let a = \"final class\"", "// final class\nlet a = 1", "let final = 1",
            "let a = \"\"\"\nfinal class\n\"\"\"", "func f(final: Int) {}",
            "let finalClass = 1", "enum E { case final }\nlet e = E.final",
        ]
    )
    func leavesOtherFinals(text: String) throws {
        #expect(try compiled(text) == text)
    }

    @Test("A private that keeps an outlet from being set is blanked, and no other")
    func outlets() throws {
        let text =
            "class A { private var a: Int! ; private var b = 1 ; fileprivate(set) var c = 2 }"
        #expect(
            try compiled(text, outlets: ["a", "c"])
                == "class A {         var a: Int! ; private var b = 1 ;                  var c = 2 }"
        )
    }

    // MARK: Names of the standard library with an underscore

    @Test("Foreign names with an underscore are found wherever they are used, and nobody else's")
    func underscored() throws {
        let text = """
            struct S { var _own = 1; func _getElement(_ a: Int) -> Int { _own + a } }
            func f() { print(_typeName(S.self), S()._getElement(1)) }
            """
        let tree = try #require(try tree(text))
        #expect(
            tree.underscored.map(\.path).sorted() == ["Swift._typeName"]
        )
    }
}
