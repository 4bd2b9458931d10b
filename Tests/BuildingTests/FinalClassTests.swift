import Foundation
import Testing

@testable import Catalogue
@testable import Building

@Suite("A final class that the harness subclasses")
struct FinalClassTests {
    @Test(
        "The class of that name alone is opened, and columns stay",
        arguments: [
            ("final class A: B {}", "      class A: B {}"),
            ("@MainActor public final class A\n: B {}", "@MainActor public       class A\n: B {}"),
            ("final class A<T>: B {}", "      class A<T>: B {}"),
            ("final class AB: B {}", "final class AB: B {}"),
            ("final class B: A {}", "final class B: A {}"),
            ("class A: B { final func f() {} }", "class A: B { final func f() {} }"),
        ]
    )
    func opened(source: String, compiled: String) {
        let found = FinalClass.opened("A", in: Array(source.utf8))
        #expect(String(decoding: found, as: UTF8.self) == compiled)
    }

    @Test(
        "The usual final class takes one run of the compiler, and an unusual one is built as well"
    )
    func runs() throws {
        let workbook = Workbook()
        let solution = try String(
            contentsOfFile: workbook.reference(.systemHitTest),
            encoding: .utf8
        )
        let runs = try ["final class", "final  class"].map { words in
            let sandbox = EndingSandbox("", count: 0)
            let text = solution.replacing("class BaseView", with: "\(words) BaseView")
            #expect(text != solution)
            let source = try AnswerSource(
                Array("\(text)// \(UUID())\n".utf8),
                path: "BaseView.swift"
            )
            let builder = try AttemptBuilder(
                workbook: workbook,
                exercise: .systemHitTest,
                sandbox: sandbox
            )
            guard case .built = try builder.build(source) else {
                Issue.record("the answer was not built")
                return 0
            }
            return sandbox.compiles
        }
        #expect(runs[0] == 1 && runs[1] > 1)
    }
}
