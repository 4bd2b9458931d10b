import Foundation
import Scenario
import Testing

@testable import Isolation
@testable import Platform

@Suite("How a compiler ends that neither makes a program nor says what is wrong")
struct CompilerEndTests {
    private static let split =
        "Split long expressions, and literals with very many parts, into several simple ones."

    private func end(_ script: String, as end: ProcessEnd? = nil) throws -> CompilerEnd? {
        var run = try ToolRun("/bin/sh", ["-c", script], environment: [:], secondsAllowed: 60)
        if let end { run.end = end }
        return CompilerEnd(run, secondsAllowed: 6)
    }

    @Test(
        "By a signal, or by the status that the shell has for it",
        arguments: [
            (SIGXCPU, CompilerEnd.computedTooLong(seconds: 5)), (SIGKILL, .wasKilled),
            (SIGXFSZ, .wroteTooMuch),
            (SIGSEGV, .crashed(signal: 11)), (SIGABRT, .crashed(signal: 6)),
        ]
    )
    func signals(number: Int32, expected: CompilerEnd) throws {
        #expect(try end("true", as: .signalled(number)) == expected)
        #expect(try end("exit \(128 + number)") == expected)
    }

    @Test(
        "What ran out of memory says so last",
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
        "A compiler that ends by itself has said what it has to say",
        arguments: [0, 1, 128, 255]
    )
    func byItself(status: Int) throws {
        #expect(try end("exit \(status)") == nil)
    }

    @Test(
        "A student is told of the compiler's end, with what to do",
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
                .wasKilled, "the compiler was stopped before it finished",
                CompilerEndTests.split
            ),
            (
                .crashed(signal: 11), "the compiler itself crashed (signal 11)",
                "That is a bug in the compiler. Write it in another way: split long or deeply "
                    + "nested expressions."
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
}
