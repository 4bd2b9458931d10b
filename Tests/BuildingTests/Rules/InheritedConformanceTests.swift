import Examples
import Foundation
import Testing

@testable import Catalogue
@testable import Building
@testable import Isolation

@Suite("Conformances that subclasses inherit")
struct InheritedConformanceTests {
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

    private static let inherited: [(name: String, declarations: String)] = [
        ("Giver", giver + "class A: Giver { func give() -> Int { 1 } }\nclass B: A {}"),
        (
            "Giver",
            giver + "class A {}\nextension A: Giver { func give() -> Int { 1 } }\nclass B: A {}"
        ),
        ("Giver", giver + "extension UIView: Giver { func give() -> Int { 1 } }"),
        (
            "Family",
            "protocol Family { associatedtype List: Sequence where List.Element == Self; static func list() -> List }\n"
                + "extension BaseView: Family { static func list() -> [BaseView] { [] } }"
        ),
        (
            "Family",
            "protocol Family { func isSame(as other: Self) -> Bool }\n"
                + "extension BaseView: Family { func isSame(as other: BaseView) -> Bool { true } }"
        ),
        (
            "Giver",
            giver
                + "typealias Both = Giver & Sendable\nclass A: Both { func give() -> Int { 1 } }\n"
                + "typealias Other = A\nclass B: Other {}"
        ),
        (
            "Heir",
            giver + "protocol Heir: Giver {}\nclass A: Heir { func give() -> Int { 1 } }\n"
                + "class B: A {}"
        ),
        (
            "Identifiable",
            "struct Outer { class A: Identifiable { var id: Int { 1 } } }\nclass B: Outer.A {}"
        ),
        (
            "IteratorProtocol",
            "func f() { class A: IteratorProtocol { func next() -> Int? { 1 } }; class B: A {}; _ = B() }"
        ),
        ("CaseIterable", "class A: CaseIterable { class var allCases: [A] { [] } }\nclass B: A {}"),
        (
            "Family",
            "protocol Family { var all: any Sequence<Self> { get } }\n"
                + "class A: Family { var all: any Sequence<A> { [] } }\nclass B: A {}"
        ),
        (
            "Family",
            "struct Found<T>: Error {}\nprotocol Family { func find() throws(Found<Self>) }\n"
                + "class A: Family { func find() throws(Found<A>) {} }\nclass B: A {}"
        ),
        (
            "Family",
            "protocol Family { init(_ all: any Sequence<Self>) }\n"
                + "class A: Family { required init(_ all: any Sequence<A>) {} }\nclass B: A {}"
        ),
    ]

    @Test(
        "A class with subclasses conforms to no protocol with Self or associated types",
        arguments: inherited
    )
    func refused(name: String, declarations: String) throws {
        guard case .notAccepted(let messages) = try build(declarations) else {
            Issue.record("\(declarations) gives \(try build(declarations))")
            return
        }
        let expected = "a class with subclasses may not conform to \(name) in an answer"
        #expect(messages.first?.message == expected)
    }

    @Test(
        "All other conformances are accepted",
        arguments: [
            giver + "struct A: Giver { func give() -> Int { 1 } }\nenum E { case a }\n"
                + "extension E: Giver { func give() -> Int { 1 } }",
            giver + "extension Giver where Self: UIView { func look() -> Item { give() } }\n"
                + "extension BaseView: Giver, Identifiable { func give() -> Int { 1 } }",
            giver + "final class A: Giver { func give() -> Int { 1 } }\n"
                + "class C: Giver { func give() -> Int { 1 } }",
            giver + "extension Array: Giver { func give() -> Element? { first } }\n"
                + "extension CGRect: Giver { func give() -> CGFloat { width } }\n"
                + "typealias Size = CGSize\nextension Size: Giver { func give() -> CGFloat { width } }",
            "class A: CustomStringConvertible, Equatable {\n"
                + "var description: String { \"\" }\nstatic func == (a: A, b: A) -> Bool { a === b } }\n"
                + "class B: A {}",
            "protocol Then {}\nextension Then where Self: UIView {\n"
                + "func then(_ body: (Self) -> Void) -> Self { body(self); return self } }\n"
                + "extension UIView: Then {}",
            "protocol Touchable: UIView { func isTouched(at point: CGPoint) -> Bool }\n"
                + "class A: UIView, Touchable { func isTouched(at point: CGPoint) -> Bool { true } }\n"
                + "class B: A, UIGestureRecognizerDelegate {}",
            "protocol Made { init(number: Int) }\n"
                + "class A: Made { required init(number: Int) {} }\nclass B: A {}",
            "protocol Visitor: AnyObject { func visit<T: UIView>(_ view: T) -> T }\n"
                + "class A: Visitor { func visit<T: UIView>(_ view: T) -> T { view } }\nclass B: A {}",
            "enum Corner: String, CaseIterable { case left, right }\n"
                + "struct Place: Identifiable, Hashable { var id: Int }",
            "typealias Base = UIView\nclass Middle: Base {}\nclass Last: Middle {}",
        ]
    )
    func accepted(declarations: String) throws {
        guard case .built = try build(declarations) else {
            Issue.record("\(declarations) gives \(try build(declarations))")
            return
        }
    }
}
