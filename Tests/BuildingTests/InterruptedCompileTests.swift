import Foundation
import Results
import Testing

@testable import Catalogue
@testable import Building

@Suite("A compiler that something outside ends")
struct InterruptedCompileTests {
    private static let kill = "kill -KILL $$"

    private func build(_ source: AnswerSource, in sandbox: EndingSandbox) throws -> BuildResult {
        try AttemptBuilder(workbook: Workbook(), exercise: .systemHitTest, sandbox: sandbox)
            .build(source)
    }

    /// A right answer that was never compiled before.
    private func source() throws -> AnswerSource {
        let solution = try String(
            contentsOfFile: Workbook().reference(.systemHitTest),
            encoding: .utf8
        )
        return try AnswerSource(Array("\(solution)// \(UUID())\n".utf8), path: "BaseView.swift")
    }

    @Test(
        "Killed once, the answer is compiled again",
        arguments: [kill, "kill -TERM $$", "exit 137", "echo out of memory; kill -KILL $$"]
    )
    func once(script: String) throws {
        let sandbox = EndingSandbox(script, count: 1)
        guard case .built = try build(source(), in: sandbox) else {
            Issue.record("the answer was not built")
            return
        }
        #expect(sandbox.compiles == 2)
    }

    @Test("Killed twice, the grader is at fault, and nothing of it is kept")
    func twice() throws {
        let sandbox = EndingSandbox(InterruptedCompileTests.kill, count: 2)
        let source = try source()
        #expect(throws: CompilerEnd.wasKilled.fault) { try build(source, in: sandbox) }
        guard case .built = try build(source, in: sandbox) else {
            Issue.record("the answer was not built")
            return
        }
        #expect(sandbox.compiles == 3)
    }

    @Test(
        "On a full disk the grader is at fault, and nothing of it is kept",
        arguments: [
            "<unknown>:0: error: error opening '/a/attempt.o': No space left on device",
            "error: IO failure on output stream: No space left on device",
            "ld.lld: error: cannot open output file attempt: Disk quota exceeded",
        ]
    )
    func fullDisk(words: String) throws {
        let sandbox = EndingSandbox("echo \"\(words)\"; exit 1", count: 2)
        let source = try source()
        #expect(throws: CompilerEnd.hadNoRoom.fault) { try build(source, in: sandbox) }
        guard case .built = try build(source, in: sandbox) else {
            Issue.record("the answer was not built")
            return
        }
    }

    @Test("Without room nothing is compiled")
    func noRoom() throws {
        let folder = NSTemporaryDirectory()
        #expect(throws: CompilerEnd.hadNoRoom) {
            try AttemptCompiler.requireRoom(in: folder, bytes: .max)
        }
        try AttemptCompiler.requireRoom(in: folder, bytes: 1)
    }

    @Test("At a limit of its own, the answer is refused once and for all", arguments: [152, 153])
    func ownLimit(status: Int) throws {
        let sandbox = EndingSandbox("exit \(status)", count: 1)
        let source = try source()
        for _ in 1...2 {
            guard case .refused = try build(source, in: sandbox) else {
                Issue.record("the answer was not refused")
                return
            }
        }
        #expect(sandbox.compiles == 1)
    }

    @Test("After the time for an answer no run begins, which says nothing about the answer")
    func noTimeLeft() throws {
        let sandbox = EndingSandbox("true", count: 0)
        let builder = try AttemptBuilder(
            workbook: Workbook(),
            exercise: .systemHitTest,
            sandbox: sandbox
        )
        var compiler = builder.compiler
        compiler.deadline = 0
        let folder = NSTemporaryDirectory() + "tree-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: CompilerEnd.wasHeldUp(seconds: 20)) {
            try compiler.tree(of: "BaseView.swift", harness: builder.harness, in: folder)
        }
        #expect(sandbox.compiles == 0)
    }
}
