import Foundation
import Testing

@testable import Judge

@Suite("What an answer may not have in it")
struct AnswerRulesTests {
    private func reach(_ text: String) -> AnswerReach? {
        AnswerRules(Array(text.utf8)).firstFinding?.reach
    }

    @Test(
        "Attributes that reach past Swift are refused, however they are written",
        arguments: [
            ("@_cdecl(\"write\") func w() {}", "_cdecl"),
            ("@ _silgen_name(\"x\") func f()", "_silgen_name"),
            ("@/* */_dynamicReplacement(for: f) func g() {}", "_dynamicReplacement"),
            ("@section(\".init_array\") @used let f = 1", "section"), ("@c func main() {}", "c"),
            ("@_spi(Tracing) import UIKit", "_spi"), ("@testable import UIKit", "testable"),
            ("@safe func f() {}", "safe"),
            ("@`_cdecl`(\"x\") func f() {}", "_cdecl"),
            ("#if swift(>=5)\n@ `_silgen_name`(\"x\") func f()\n#endif", "_silgen_name"),
            ("let a = \"\\({ @_cdecl(\"x\") func f() {} }())\"", "_cdecl"),
        ]
    )
    func attributes(text: String, name: String) {
        #expect(reach(text) == .attribute(name))
    }

    @Test(
        "The kit's modules are not imported, in no form",
        arguments: [
            "import AttemptKit", "import\n  Scenario", "import func Scenario.play",
            "import class Scenario.Part", "internal import Judge", "import `Scenario`",
            "import Swift; import Builtin", "@preconcurrency import Testing", "import _Concurrency",
            "import/* UIKit */Scenario", "import\u{0}Scenario", "import struct `Scenario`.Scene",
            "let e: Scenario::TraceEvent", "`Scenario`::Scene.self", "Judge :: Exercise.all",
            "_Concurrency::Task {}", "import Classroom",
        ]
    )
    func modules(text: String) {
        guard case .module = reach(text) else {
            Issue.record("\(text) is accepted")
            return
        }
    }

    @Test(
        "Names of the workbook's own are refused, wherever the compiler sees them",
        arguments: [
            "(self as? WorkbookAnswer)?.part = nil", "self.workbookPart", "view.workbookView",
            "`WorkbookHarness`.self", "a÷WorkbookAnswer",
            "\"\\(WorkbookAnswer.self)\"", "#\"\\#(\"\\(WorkbookAnswer.self)\")\"#",
            "\"\\( /* ) */ WorkbookAnswer.self)\"",
            "\"\"\"\n\\( // )\n WorkbookAnswer.self)\n\"\"\"",
            "let `\"` = 1; WorkbookAnswer()", "let r = #/\"/#; WorkbookAnswer()",
            "let r = #/\n\"\"\"\n/#; WorkbookAnswer()", "let r = ##/ \"/# /##; WorkbookAnswer()",
            "\"a\\\"\"; WorkbookAnswer() // \"", "/* \" */ WorkbookAnswer() /* \" */",
            "// \"\"\"\nWorkbookAnswer()", "\"\\( `)` )\" ; WorkbookAnswer()",
            "\"open\rWorkbookAnswer()",
        ]
    )
    func ownNames(text: String) {
        guard case .ownName = reach(text) else {
            Issue.record("\(text) is accepted")
            return
        }
    }

    @Test(
        "What switches the check of memory safety off is refused",
        arguments: [
            "let p = unsafe malloc(3)", "unsafe (f)(x)", "unowned(unsafe) var x: UIView",
            "for unsafe x in p {}", "return unsafe \"a\".withCString { $0 }", "a = unsafe [p][0]",
            "f(unsafe !p.load(as: Bool.self))", "f(unsafe &x)",
            "let a = b ? unsafe p : unsafe q", "switch 0 { case unsafe p.load(as: Int.self): a }",
            "if case unsafe p.load() = 3 {}", "if case let unsafe p.load() = 3 {}",
            "{ unsafe $0.load() }", "unsafe §p", "let a = unsafe =-=p", "0...unsafe p",
            "unsafe\"a\"",
            "unsafe/**/p", "unsafe ~p",
        ]
    )
    func uncheckedCode(text: String) {
        #expect(reach(text) == .uncheckedCode)
    }

    @Test(
        "Calls of the system that change channels or code are refused",
        arguments: [
            ("dup2(1, 4)", "dup2"), ("let f = dup2", "dup2"),
            ("let f = a ? dup2 : nil", "dup2"), ("Glibc.dup(4)", "dup"),
            ("let h = dlsym(nil, s)", "dlsym"), ("unsafeBitCast(a, to: Int.self)", "unsafeBitCast"),
        ]
    )
    func systemCalls(text: String, name: String) {
        #expect(reach(text) == .systemCall(name))
    }

    @Test("Messages keep their places", arguments: ["#sourceLocation(file: \"a\", line: 1)"])
    func directives(text: String) {
        #expect(reach(text) == .directive("sourceLocation"))
    }

    @Test(
        "What somebody may well write is accepted",
        arguments: [
            "import UIKit\nimport Foundation\n@preconcurrency import QuartzCore",
            "nonisolated(unsafe) var count = 0", "let unsafe = 3; print(unsafe, unsafe + 1)",
            "var unsafe: Int { 3 }\nf(unsafe)\n", "if unsafe { }",
            "unsafe && b, unsafe - 1, !unsafe || unsafe-1", "view.unsafe.frame", "unsafe = 4",
            "guard let unsafe else { }", "case unsafe(Int)", "case unsafe, other", "f(unsafe: 1)",
            "case let unsafe where unsafe > 3: a", "unsafe == 3 ? a : b", "[unsafe]", "unsafe[0]",
            "func dup(_ x: Int) {}\ndup(3)", "pen.dup2(3)", "func f(dup: Int) {}; f(dup: 3)",
            "func kill() {}; kill(); exit(0); write(3); fork.close()",
            "// import Scenario, WorkbookAnswer",
            "\"import Scenario\"", "/* @_cdecl */ let a = \"@_cdecl dlsym \\(b)\"",
            "@available(iOS 13, *) @MainActor @objc @discardableResult @inlinable func f() {}",
            "struct Scenario {}; let s = Scenario()", "let x = #line", "#selector(f)", "#if DEBUG",
            "enum Judge { case `import`, testing }; Judge.import", "let r = a / b / c",
        ]
    )
    func accepted(text: String) {
        #expect(reach(text) == nil)
    }

    @Test("All answers that are known to compile are accepted")
    func knownAnswers() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var count = 0
        for folder in ["Solutions", "Exercises", "Tests/WorkbookTests/Attempts"] {
            let files = FileManager.default.enumerator(atPath: root.path + "/" + folder)
            while let file = files?.nextObject() as? String {
                guard file.hasSuffix(".swift") else { continue }
                let bytes = try [UInt8](Data(contentsOf: root.appending(path: "\(folder)/\(file)")))
                #expect(AnswerRules(bytes).firstFinding == nil, "\(file)")
                count += 1
            }
        }
        #expect(count > 400)
    }

    @Test("A refusal names the place, the reason, and what to do")
    func diagnostic() throws {
        let text = "import UIKit\r\n  @_cdecl(\"write\") func write() {}\r\n"
        #expect(throws: AnswerFault.self) { try AnswerSource(Array(text.utf8), path: "A.swift") }
        do {
            _ = try AnswerSource(Array(text.utf8), path: "A.swift")
        } catch {
            let diagnostic = error.diagnostic
            #expect(diagnostic.file == "A.swift")
            #expect(diagnostic.line == 2)
            #expect(diagnostic.column == 3)
            #expect(diagnostic.sourceLine == "  @_cdecl(\"write\") func write() {}")
            #expect(diagnostic.message == "@_cdecl may not be used in an answer")
            #expect(
                diagnostic.advice
                    == "It reaches past the exercise: with it, code could change what is recorded "
                    + "of it. No exercise needs it; leave it out."
            )
        }
    }

    @Test(
        "Each way to reach past the exercise is told in a sentence",
        arguments: [
            (AnswerReach.module("Judge"), "an answer may not import Judge"),
            (.ownName("WorkbookAnswer"), "WorkbookAnswer is a name of the workbook's own"),
            (.uncheckedCode, "unsafe code may not be used in an answer"),
            (.directive("sourceLocation"), "#sourceLocation may not be used in an answer"),
            (.systemCall("dup2"), "dup2 may not be used in an answer"),
            (
                .memory(name: nil),
                "memory that Swift does not check may not be used in an answer"
            ),
            (
                .memory(name: "malloc"),
                "malloc may not be used in an answer: it leads to memory that Swift does not check"
            ),
        ]
    )
    func sentences(reach: AnswerReach, message: String) {
        #expect(reach.message == message)
    }

    @Test(
        "The C library's streams are compiled as the kit's, unless they are somebody's own",
        arguments: [
            ("fflush(stdout); fputs(a, stderr)", "fflush(stdio1); fputs(a, stdio2)"),
            ("let s = a ? stdout : stderr", "let s = a ? stdio1 : stdio2"),
            ("setvbuf(Glibc.stdout, nil)", "setvbuf(      stdio1, nil)"),
            ("var stdout = 1; print(stdout)", "var stdout = 1; print(stdout)"),
            ("f(stderr: 3); log.stderr()", "f(stderr: 3); log.stderr()"),
            ("func f(stderr: Int) { print(stderr) }", "func f(stderr: Int) { print(stderr) }"),
            ("a.map { stdout in stdout }", "a.map { stdout in stdout }"),
            ("print(\"stdout\") // stdout", "print(\"stdout\") // stdout"),
        ]
    )
    func streams(text: String, compiled: String) throws {
        let source = try AnswerSource(Array(text.utf8), path: "A.swift")
        #expect(String(decoding: source.compiledBytes, as: UTF8.self) == compiled)
    }
}
