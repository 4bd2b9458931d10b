import Examples
import Foundation
import Testing

@testable import Catalogue
@testable import Building
@testable import Isolation

@Suite("Types that Swift takes for one another without a check")
struct MergedTypesTests {
    private func build(_ declarations: String) throws -> BuildResult {
        let text = """
            import UIKit
            \(declarations)
            class BaseView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            }
            """
        let builder = try AttemptBuilder(
            workbook: Workbook(),
            exercise: .systemHitTest,
            sandbox: NoSandbox()
        )
        return try builder.build(AnswerSource(Array(text.utf8), path: "BaseView.swift"))
    }

    private static let giver = "protocol Giver { associatedtype Item; func give() -> Item }\n"
    private static let taker =
        "protocol Taker { associatedtype Element; func take(_ one: Element) }\n"
    private static let iterator = "func next() -> Int? { nil }"

    private static let forms: [(declarations: String, message: String)] = [
        (
            "struct S<T> {}\nprotocol P {}\nextension P { mutating func next() -> Int? { nil } }\n"
                + "extension S: P {}\nextension S: IteratorProtocol where T: Hashable {}",
            "an extension with conditions, or of another module's type, may not conform to "
                + "IteratorProtocol in an answer"
        ),
        (
            "struct S<T> {}\nextension S<Int>: IteratorProtocol { \(iterator) }",
            "an extension with conditions, or of another module's type, may not conform to "
                + "IteratorProtocol in an answer"
        ),
        (
            taker + "func f() { protocol Both: Taker where Self: IteratorProtocol {}\n"
                + "struct S: Both { \(iterator); func take(_ one: Int) {} } }",
            "a protocol of an answer may not have the type Element"
        ),
        (
            "struct S<T> {}\ntypealias Some<T> = S<T> where T: Equatable\n"
                + "extension Some: IteratorProtocol { \(iterator) }",
            "an extension with conditions, or of another module's type, may not conform to "
                + "IteratorProtocol in an answer"
        ),
        (
            "struct S<T> { mutating \(iterator) }\nextension S: @unchecked Sendable {}\n"
                + "extension S: @unchecked Sendable, IteratorProtocol where T: Equatable {}",
            "an extension with conditions, or of another module's type, may not conform to "
                + "IteratorProtocol in an answer"
        ),
        (
            "protocol P {}\nprotocol Q {}\ntypealias Both = P & Q\nextension Int: Both {}",
            "an extension without a member, for protocols joined by &, may not be used in an answer"
        ),
        (
            "protocol Whole where Self: BinaryInteger {}",
            "no type of an answer may conform to Swift.BinaryInteger"
        ),
        (
            giver + "protocol Taker { associatedtype Item; func take(_ item: Item) }",
            "a protocol of an answer may not have the type Item"
        ),
        (
            giver + "protocol Heir: Giver { associatedtype Item }",
            "a protocol of an answer may not have the type Item"
        ),
        (
            "protocol OfLists { typealias Item = [Int] }",
            "a protocol of an answer may not have the type Item"
        ),
        (
            taker + "struct S: Taker, IteratorProtocol { \(iterator); func take(_ one: Int) {} }",
            "a protocol of an answer may not have the type Element"
        ),
        (
            taker + "struct S: Taker { func take(_ one: Int) {} }\n"
                + "extension S: IteratorProtocol { \(iterator) }",
            "a protocol of an answer may not have the type Element"
        ),
        (
            taker + "protocol Both: Taker, IteratorProtocol {}",
            "a protocol of an answer may not have the type Element"
        ),
        (
            taker + "typealias Both = Taker & IteratorProtocol\n"
                + "struct S: Both { \(iterator); func take(_ one: Int) {} }",
            "a protocol of an answer may not have the type Element"
        ),
        (
            taker + "protocol Both: Taker where Self: IteratorProtocol {}\n"
                + "struct S: Both { \(iterator); func take(_ one: Int) {} }",
            "a protocol of an answer may not have the type Element"
        ),
        (
            "protocol Lists { associatedtype Item; associatedtype Element }\n"
                + "protocol Both : Lists where Self : Sequence, Item == Int {}\n"
                + "struct S: Both { func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() } }",
            "a protocol of an answer may not have the type Element"
        ),
        (
            taker + "extension Array: Taker { func take(_ one: Element) {} }",
            "a protocol of an answer may not have the type Element"
        ),
        (
            taker + "extension UIView.AnimationOptions: Taker {\n"
                + "func take(_ one: UIView.AnimationOptions) {} }",
            "a protocol of an answer may not have the type Element"
        ),
        (
            "protocol Taker { associatedtype RawValue }\nenum Kind: Int, Taker { case one }",
            "a protocol of an answer may not have the type RawValue"
        ),
        (
            "struct S<T> {}\nextension S: IteratorProtocol where T: Hashable { \(iterator) }",
            "an extension with conditions, or of another module's type, may not conform to "
                + "IteratorProtocol in an answer"
        ),
        (
            "extension Array: IteratorProtocol { public func next() -> Element? { nil } }",
            "an extension with conditions, or of another module's type, may not conform to "
                + "IteratorProtocol in an answer"
        ),
    ]

    @Test(
        "A protocol has no type with another's name, and an extension adds none",
        arguments: forms.indices
    )
    func refused(index: Int) throws {
        let (declarations, message) = MergedTypesTests.forms[index]
        guard case .notAccepted(let messages) = try build(declarations) else {
            Issue.record("\(declarations) gives \(try build(declarations))")
            return
        }
        #expect(messages.first?.message == message)
    }

    private static let box = "struct Box<T>: Error { var one: T }\n"
    private static let sink = "protocol Sink { associatedtype Thing; func put(_ thing: Thing) }\n"

    @Test(
        "A class's Self is no part of a typed error or of a condition",
        arguments: [
            box + "class A { func f() throws(Box<Self>) {} }",
            box + "class A { var f: Int { get throws(Box<Self>) { 1 } } }",
            box + "protocol P { var f: Int { get throws(Box<Self>) } }",
            box
                + "class A { init() {}\nconvenience init(_ a: A) throws(Box<Self>) { self.init() } }",
            sink + "class A { func put<S: Sink>(_ sink: S) where S.Thing == [Self] {} }",
            "class A { func take(_ one: (() -> Self)?) {} }",
            "class A { func take(_ all: [() -> Self]) {} }",
            "class A { init(_ one: @escaping () -> Self) {} }",
            "class A { subscript(_ one: (() -> Self)?) -> Int { 1 } }",
            sink + "class A { func put<S: Sink>(_ sink: S) where S.Thing == Self? {} }",
            "struct Keep<T> {}\nclass A { subscript<K>(_ keep: K) -> Int where K == Keep<Self> { 1 } }",
        ]
    )
    func dynamicSelf(declarations: String) throws {
        guard case .notAccepted(let messages) = try build(declarations) else {
            Issue.record("\(declarations) gives \(try build(declarations))")
            return
        }
        let expected = [
            "Self may only be the result of a class's method in an answer",
            "a typed error of a property may not be used in an answer",
        ]
        #expect(expected.contains(messages.first?.message ?? ""), "\(messages)")
    }

    @Test(
        "All others are accepted",
        arguments: [
            giver + "protocol Taker { associatedtype Gift; func take(_ gift: Gift) }\n"
                + "struct S: Giver, Taker { func give() -> Int { 1 }; func take(_ gift: String) {} }",
            giver
                + "extension Array: Giver where Element: UIView { func give() -> Element? { first } }",
            taker + "struct S: Taker { func take(_ one: Int) {} }\nfinal class A: UIView, Taker {\n"
                + "func take(_ one: CGPoint) {} }\nextension UIView { var area: CGRect { bounds } }\n"
                + "struct T<Element>: Taker, Hashable {\n"
                + "func take(_ one: Element) {} }",
            "protocol Query { associatedtype Value; func run() -> Value }\n"
                + "struct Tag: Query { func run() -> Int { 1 } }\nenum Place { case blue, white }",
            "struct Walk: Sequence, IteratorProtocol { mutating func next() -> UIView? { nil } }",
            "struct Walk<T> { var all: [T] }\nextension Walk: Sequence {\n"
                + "func has<U: Equatable>(_ one: U) -> Bool { false }\n"
                + "func makeIterator() -> IndexingIterator<[T]> { all.makeIterator() } }",
            "protocol P {}\nprotocol Q {}\nstruct S {}\nextension S: P, Q {}\nextension UIView {}\n"
                + "class One: P {}\nclass Two: One {}\nextension One: Q { func f() {} }",
            "protocol Shown where Self: UIView {}\nextension Shown { func show() { isHidden = false } }\n"
                + "class A: UIView, Shown {}",
            "struct Walk {}\nextension Walk: Sequence {\n"
                + "func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() } }",
            "class A { var count: Int { get throws { 1 } } }",
            "enum Corner { case left }\nextension Corner: CaseIterable {}",
            "struct Pair<T> { var one: T }\nextension Pair: Equatable where T: Equatable {}\n"
                + "extension Pair: CustomStringConvertible where T: UIView { var description: String { \"\" } }",
            "enum XDirection { case left }\nclass A { func go(_ one: XDirection, _ all: [() -> XDirection]) {} }",
            "let make = { () -> Int in class Inner { deinit { print(1) } }; _ = Inner(); return 1 }",
            "class A { required init() {}\nfunc me() -> Self { self }\nvar other: Self { Self() }\n"
                + "class func make() -> Self { Self() } }\nclass B: A {}",
            "extension UIView { func with<V>(_ path: ReferenceWritableKeyPath<UIView, V>, _ value: V) -> Self {\n"
                + "self[keyPath: path] = value; return self } }",
            "extension CGPoint: @retroactive AdditiveArithmetic {\n"
                + "public static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }\n"
                + "public static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) } }",
            "extension CGPoint: Hashable { public func hash(into hasher: inout Hasher) { hasher.combine(x) } }",
        ]
    )
    func accepted(declarations: String) throws {
        guard case .built = try build(declarations) else {
            Issue.record("\(declarations) gives \(try build(declarations))")
            return
        }
    }
}
