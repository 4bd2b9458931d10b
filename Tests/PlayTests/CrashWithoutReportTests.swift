import Wire
import Catalogue
import Examples
import Foundation
import Platform
import Results
import Scenario
import Testing

@testable import Building
@testable import Isolation
@testable import Play

@Suite("A crash of which the runtime reports nothing")
struct CrashWithoutReportTests {
    /// How an answer ends that does this in the third line of its file.
    private func end(of statement: String) throws -> Termination? {
        let text = """
            import UIKit
            class BaseView: UIView { override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            \(statement)
            return nil } }
            """
        let builder = try AttemptBuilder(
            workbook: Workbook(),
            exercise: .systemHitTest,
            sandbox: NoSandbox()
        )
        let result = try builder.build(AnswerSource(Array(text.utf8), path: "BaseView.swift"))
        guard case .built(let program, _, _) = result else {
            Issue.record("\(result)")
            return nil
        }
        let batch = RequestBatch(
            [ExampleScene.family],
            first: 1,
            kinds: [.hit],
            isImmediate: true
        )
        return try AttemptProcess(program: program, in: NoSandbox(crashes: .exitStatus))
            .play(batch, seconds: 20, limits: AttemptLimits()).termination
    }

    @Test("It is told as a crash, with the line that the runtime's message names")
    func message() throws {
        let end = try end(of: "let view: UIView? = point.x > 1e9 ? self : nil; _ = view!")
        #expect(end?.kind == .signal)
        #expect([SIGTRAP, SIGILL].contains(Int32(end?.code ?? 0)))
        #expect(end?.message.contains("Unexpectedly found nil") == true)
        #expect(end?.line == 3)
    }

    @Test("If no message names a line, the report names none")
    func noLine() throws {
        let end = try end(of: "_ = [Int](repeating: 0, count: point.x > 1e9 ? 1 : 0)[0]")
        #expect(end?.kind == .signal)
        #expect(end?.message == "Index out of range")
        #expect(end?.line == nil)
    }

    @Test("A stack that overflows is a crash, too")
    func overflow() throws {
        let end = try end(of: "return hitTest(point, with: event)?.superview")
        #expect(end?.kind == .signal)
        #expect([SIGSEGV, SIGBUS].contains(Int32(end?.code ?? 0)))
    }
}
