import Testing

@testable import Judge

@Suite("What an answer printed before it crashed")
struct PrintedStackTraceTests {
    private func text(errors: String) -> String {
        var printed = PrintedText()
        printed.add((output: Array("out\n".utf8), errors: Array(errors.utf8)), limit: 1_000)
        return printed.text
    }

    @Test("What the runtime says of a crash is left out, and the answer's own words are kept")
    func crash() {
        let errors = """
            asked at 3
            BaseView.swift:3: Fatal error: no
            Current stack trace:
            0    libswiftCore.so                    0x00007f62d735f130 swift_reportError + 33
            12   attempt                            0x0000562c1a2b3c4d <unavailable> + 12
            *** Signal 4: Backtracing from 0x7f62
            3 views at 0x10

            """
        #expect(text(errors: errors) == "out\nasked at 3\n3 views at 0x10\n")
    }
}
