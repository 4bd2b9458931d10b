import Examples
import Foundation
import Testing

@testable import Catalogue
@testable import Building
@testable import Isolation

@Suite("Overrides that release other arguments")
struct OwnershipOverrideTests {
    private func build(_ declarations: String, printing text: String = "") throws -> BuildResult {
        let text = """
            import UIKit
            \(declarations)
            class BaseView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    print("\(text)")
                    return nil
                }
            }
            """
        let builder = try AttemptBuilder(
            workbook: Workbook(),
            exercise: .systemHitTest,
            sandbox: NoSandbox()
        )
        return try builder.build(AnswerSource(Array(text.utf8), path: "BaseView.swift"))
    }

    @Test(
        "They are refused, whatever hides the modifier",
        arguments: [
            "class A { init(_ l: borrowing [Int]) {} }\nclass B: A { override init(_ l: [Int]) { super.init(l) } }",
            "class A<T> { func f(_ t: T) {} }\n"
                + "class B: A<(consuming [Int]) -> Void> { override func f(_ t: @escaping ([Int]) -> Void) {} }",
            "class A { class var f: ([Int]) -> Int { { _ in 1 } } }\ntypealias F = (consuming [Int]) -> Int\n"
                + "class B: A { override class var f: F { { _ in 1 } } }",
            "func g() { class A { init(_ l: borrowing [Int]) {} }\n"
                + "class B: A { override init(_ l: [Int]) { super.init(l) } } }",
        ]
    )
    func refused(declarations: String) throws {
        guard case .notAccepted(let messages) = try build(declarations) else {
            Issue.record("accepted: \(declarations)")
            return
        }
        #expect(messages.map(\.message) == ["an override may not change who releases an argument"])
        #expect(messages.first?.sourceLine?.contains("override") == true)
    }

    @Test("A method that consumes its object is refused")
    func consumingMethod() throws {
        let result = try build(
            "class A { func f() {} }\nclass B: A { override consuming func f() {} }"
        )
        guard case .notAccepted(let messages) = result else {
            Issue.record("accepted")
            return
        }
        #expect(messages.first?.message == "consuming may not be used in an answer")
    }

    @Test(
        "Modifiers elsewhere, and the words in strings and comments, are accepted",
        arguments: [
            "struct S { func f(_ m: borrowing [Int]) {} }",
            "protocol P { associatedtype F; func f(_ f: F) }\nclass A: P { func f(_ f: () -> Void) {} }",
            "class A<T> { let t: T; init(_ t: T) { self.t = t } }\n"
                + "class B: A<Int> { override init(_ t: Int) { super.init(t) } }",
            "class A { func f(_ f: () -> Void) {} }\nclass B: A { override func f(_ f: () -> Void) {} }",
            "/* consuming the touch, sending it on */",
        ]
    )
    func accepted(declarations: String) throws {
        guard case .built = try build(declarations, printing: "sending event, consuming touches")
        else {
            Issue.record("refused: \(declarations)")
            return
        }
    }
}
