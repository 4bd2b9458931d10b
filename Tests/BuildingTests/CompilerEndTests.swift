import Foundation
import Scenario
import Testing

@testable import Building
@testable import Platform

@Suite("How a compiler ends that neither makes a program nor says what is wrong")
struct CompilerEndTests {
    private static let split =
        "Split long expressions, and literals with very many parts, into several simple ones."
    private static let machine =
        "The machine may be short of memory, or busy: check again with less beside it."

    private func end(_ script: String, as end: ProcessEnd? = nil) throws -> CompilerEnd? {
        var run = try ToolRun("/bin/sh", ["-c", script], environment: [:], secondsAllowed: 60)
        if let end { run.end = end }
        return CompilerEnd(run, secondsAllowed: 6)
    }

    @Test(
        "By a signal, or by the status that the shell has for it",
        arguments: [
            (SIGXCPU, CompilerEnd.computedTooLong(seconds: 5)), (SIGKILL, .wasKilled),
            (SIGTERM, .wasKilled), (SIGXFSZ, .wroteTooMuch),
            (SIGSEGV, .crashed(signal: 11)), (SIGABRT, .crashed(signal: 6)),
        ]
    )
    func signals(number: Int32, expected: CompilerEnd) throws {
        #expect(try end("true", as: .signalled(number)) == expected)
        #expect(try end("exit \(128 + number)") == expected)
    }

    @Test(
        "A compiler that ran out of memory says so last",
        arguments: [
            "LLVM ERROR: out of memory", "terminate called after throwing 'std::bad_alloc'",
            "ld.lld: error: cannot open a.o: Cannot allocate memory",
        ]
    )
    func memory(complaint: String) throws {
        #expect(try end("echo \"\(complaint)\"; exit 134") == .ranOutOfMemory)
        #expect(try end("echo \"\(complaint)\"; exit 1") == nil)
    }

    @Test(
        "At the time limit, the answer is to blame only if the compiler computed until then",
        arguments: [
            (20, 20, CompilerEnd.tookTooLong(seconds: 20)), (20, 1, .wasHeldUp(seconds: 20)),
            (6, 4.9, .wasHeldUp(seconds: 6)), (6, 5.1, .tookTooLong(seconds: 6)),
            (20, nil, .tookTooLong(seconds: 20)),
        ] as [(Double, Double?, CompilerEnd)]
    )
    func timeLimit(allowed: Double, computed: Double?, expected: CompilerEnd) throws {
        var run = try ToolRun("/bin/sh", ["-c", "true"], environment: [:], secondsAllowed: 60)
        run.end = nil
        run.secondsOfLongestThread = computed
        #expect(CompilerEnd(run, secondsAllowed: allowed) == expected)
    }

    @Test("A compiler has the limit of a sandbox, whose signal is no kill, without one too")
    func limitOfAnswer() throws {
        let script = AttemptCompiler.limitOfAnswer + "ulimit -S -t"
        let run = try ToolRun("/bin/sh", ["-c", script], environment: [:], secondsAllowed: 60)
        #expect(run.text == "5\n")
    }

    @Test(
        "Only what ends the compiler from outside says nothing about the answer",
        arguments: [
            (CompilerEnd.wasKilled, true), (.wasHeldUp(seconds: 6), true), (.hadNoRoom, true),
            (.tookTooLong(seconds: 20), false), (.computedTooLong(seconds: 5), false),
            (.ranOutOfMemory, false), (.wroteTooMuch, false), (.crashed(signal: 11), false),
        ]
    )
    func outside(end: CompilerEnd, isFromOutside: Bool) {
        #expect(end.isFromOutside == isFromOutside)
    }

    @Test(
        "Only the compiler's own words say that a disk is full",
        arguments: [
            ("<unknown>:0: error: /a/b: No space left on device", true),
            ("LLVM ERROR: IO failure on output stream: No space left on device", true),
            ("BaseView.swift:3:1: error: No space left on device", false),
            ("warning: No space left on device", false), ("error: no such file", false),
        ]
    )
    func fullDisk(text: String, isFull: Bool) {
        #expect(CompilerEnd.saysDiskIsFull("a line\n\(text)\n") == isFull)
    }

    @Test(
        "A compiler that ends by itself has said what it has to say",
        arguments: [0, 1, 128, 255]
    )
    func byItself(status: Int) throws {
        #expect(try end("exit \(status)") == nil)
    }

    @Test(
        "A student reads how the compiler ended, and what to do",
        arguments: [
            (
                CompilerEnd.tookTooLong(seconds: 5), "the compiler did not finish within 5 s",
                "Split long expressions into several simple ones."
            ),
            (
                .computedTooLong(seconds: 5),
                "the compiler was stopped after 5 s of processor time",
                CompilerEndTests.split
            ),
            (
                .ranOutOfMemory, "the compiler ran out of memory",
                CompilerEndTests.split
            ),
            (
                .wroteTooMuch, "the program would be larger than 8 MB",
                "Shorten what is very long: names, literals, or the whole file."
            ),
            (
                .wasKilled, "something outside stopped the compiler before it finished",
                CompilerEndTests.machine
            ),
            (
                .wasHeldUp(seconds: 6), "the machine did not let the compiler finish within 6 s",
                CompilerEndTests.machine
            ),
            (
                .crashed(signal: 11), "the compiler itself crashed (signal 11)",
                "That is a bug in the compiler. Write it in another way: split long or deeply "
                    + "nested expressions, and write throws without a type of error."
            ),
        ]
    )
    func words(end: CompilerEnd, message: String, advice: String) {
        let diagnostic = end.diagnostic(on: "BaseView.swift")
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.file == "BaseView.swift")
        #expect(diagnostic.message == message)
        #expect(diagnostic.advice == advice)
    }

    @Test("A fault of the grader's says what happened, and what to do")
    func fault() {
        #expect(
            CompilerEnd.wasKilled.fault.message
                == "something outside stopped the compiler before it finished. "
                + CompilerEndTests.machine
        )
    }
}
