import Foundation
import Platform
import Examples
import Testing

extension CommandTests {
    @Suite("Files that cannot be graded")
    struct RefusedFileTests {
        private func refused(_ bytes: [UInt8]) throws -> (run: CommandRun, report: ReportObject) {
            let folder = try WorkbookFolder()
            try folder.write(bytes, to: WorkbookFolder.answerPath(.systemHitTest))
            let run = try folder.check("3")
            #expect(run.status == 1)
            #expect(run.lines.first?.hasSuffix("does not compile") == true)
            let report = try ReportObject(folder.check("3", "--format", "json"))
            #expect(report.outcome == "didNotCompile" && report.score == 0)
            #expect(report.tests.allSatisfy { $0.outcome == "didNotCompile" })
            #expect(report.diagnostics.first?.file == "Exercises/03-SystemHitTest/BaseView.swift")
            return (run, report)
        }

        @Test("A syntax error is told with the student's own file and line")
        func syntaxError() throws {
            let (run, report) = try refused(
                Array(BaseViewAnswer.file("let a = 1\nguard a == 1 else { return nil").utf8)
            )
            #expect(run.output.contains("Exercises/03-SystemHitTest/BaseView.swift:"))
            #expect(run.output.contains("error: "))
            #expect(report.diagnostics.first?.line != nil)
            #expect(!run.output.contains(".build"), "the compiled copy is nobody's business")
        }

        @Test("A type error is told with its line, text and column")
        func typeError() throws {
            let (run, report) = try refused(Array(BaseViewAnswer.file("return 42 + unknown").utf8))
            #expect(run.output.contains("BaseView.swift:5:21"))
            #expect(run.output.contains("cannot find 'unknown' in scope"))
            #expect(run.output.contains("return 42 + unknown"))
            #expect(report.diagnostics.first?.line == 5)
        }

        @Test("A declaration that does not fit is told about, not the harness")
        func misfit() throws {
            for declaration in ["class MyView: UIView {}", "struct BaseView {}"] {
                let (run, _) = try refused(Array("import UIKit\n\(declaration)\n".utf8))
                #expect(run.output.contains("class BaseView: UIView"))
                #expect(!run.output.contains("Harness"))
            }
        }

        @Test("A file that is not UTF-8 is told with its line")
        func notText() throws {
            let (run, report) = try refused(
                Array("import UIKit\n\n// f".utf8) + [0xFC]
                    + Array("r\nclass BaseView: UIView {}".utf8)
            )
            #expect(run.output.contains("the file is not UTF-8 text"))
            #expect(report.diagnostics.map(\.line) == [3])
            #expect(report.diagnostics.first?.advice != nil)
        }

        @Test(
            "A file without code is told how to get the stub back",
            arguments: ["", "// nothing\n"]
        )
        func empty(text: String) throws {
            let (run, _) = try refused(Array(text.utf8))
            #expect(run.output.contains("the file has no code"))
            #expect(run.words.contains("make reset EX=3 restores the stub"))
        }

        @Test("A file that ends in the middle of a text does no harm")
        func cutShort() throws {
            let text = "import UIKit\nclass BaseView: UIView {}\nlet a = \"\\"
            #expect(try refused(Array(text.utf8)).report.diagnostics.first?.line == 3)
        }

        @Test("Zero bytes, one endless line and a large file do no harm")
        func odd() throws {
            _ = try refused([0, 0, 0])
            _ = try refused(Array(("let a = " + String(repeating: "(", count: 3_000)).utf8))
            let large = [UInt8](repeating: UInt8(ascii: "a"), count: 128 * 1_024 + 1)
            #expect(try refused(large).run.words.contains("an answer has at most 131072"))
        }

        @Test(
            "Forbidden code is not accepted: the message names the words, the reason and the way out",
            arguments: [
                ("_ = unsafe point.x", "unsafe code may not be used in an answer", "leave it out"),
                (
                    "_ = Scenario::Scene.self", "Scenario.Scene may not be used in an answer",
                    "It is outside the exercises"
                ),
                ("print(malloc(8) as Any)", "malloc may not be used in an answer", "use print"),
            ]
        )
        func notAccepted(statement: String, message: String, advice: String) throws {
            let folder = try WorkbookFolder()
            try folder.answer(
                .systemHitTest,
                BaseViewAnswer.file(statement + "\n" + BaseViewAnswer.right)
            )
            let run = try folder.check("3")
            #expect(run.status == 1)
            #expect(run.lines.first?.hasSuffix("not accepted") == true)
            #expect(run.words.contains(message) && run.words.contains(advice))
            #expect(run.output.contains("Exercises/03-SystemHitTest/BaseView.swift:5:"))
            let report = try ReportObject(folder.check("3", "--format", "json"))
            #expect(report.outcome == "notAccepted" && report.score == 0)
        }

        @Test("Names that Linux lacks get a way out", .enabled(if: OperatingSystem.own == .linux))
        func selector() throws {
            let (run, _) = try refused(
                Array(BaseViewAnswer.file("_ = #selector(getter: frame)\nreturn nil").utf8)
            )
            #expect(run.words.contains("Use addAction(UIAction"))
        }
    }
}
