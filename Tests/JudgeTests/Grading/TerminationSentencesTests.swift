import Examples
import Foundation
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Judge
@testable import Play

@Suite("An end before its time, in words")
struct TerminationSentencesTests {
    private typealias Example = ExampleScene

    private func words(
        _ kind: Termination.Kind,
        code: Int = 0,
        message: String = "",
        line: Int? = nil,
        trace: [TraceEvent] = []
    ) -> TerminationSentences {
        var termination = Termination(kind: kind, code: code, message: message)
        termination.line = line
        return TerminationSentences(termination: termination, scene: Example.family, trace: trace)
    }

    static let ends: [(Termination.Kind, Int, String, Int?, String)] = [
        (.signal, 5, "", nil, "The answer crashed."),
        (
            .signal, 5, "Index out of range", 12,
            "The answer crashed: Index out of range (line 12)."
        ),
        (.exit, 0, "", nil, "The answer ended the program with exit(0)."),
        (.timeLimit, 2_000, "", nil, "The answer did not return within 2 s."),
        (.timeLimit, 1_500, "", nil, "The answer did not return within 1.5 s."),
        (.timeLimit, 2_000, "", 7, "The answer did not return within 2 s (line 7)."),
        (
            .timeLimit, 400, Termination.ofComputing, nil,
            "The answer did not return within 0.4 s of computing."
        ),
        (
            .flood, 0, "printed more than 1 MB without returning", nil,
            "The answer printed more than 1 MB without returning."
        ),
        (
            .malformedReply, 0, "the attempt's replies make no sense", nil,
            "The attempt's replies make no sense."
        ),
    ]

    @Test("Each kind of termination has a sentence", arguments: TerminationSentencesTests.ends)
    func sentences(
        kind: Termination.Kind,
        code: Int,
        message: String,
        line: Int?,
        expected: String
    ) {
        #expect(words(kind, code: code, message: message, line: line).sentence == expected)
    }

    static let outcomesOfEnds: [(Termination.Kind, Outcome)] = [
        (.signal, .crashed), (.exit, .crashed), (.timeLimit, .timedOut), (.malformedReply, .failed),
    ]

    @Test("Each kind of end has its outcome", arguments: TerminationSentencesTests.outcomesOfEnds)
    func outcomes(kind: Termination.Kind, outcome: Outcome) {
        #expect(words(kind).outcome == outcome)
    }

    @Test("An answer that never returns is told by the innermost call that did not end")
    func unfinishedCall() {
        let trace: [TraceEvent] = [
            .stepBegan(0), .hitTestBegan(Example.root, Point(1, 2)),
            .pointInsideBegan(Example.root, Point(1, 2)), .pointInsideEnded(Example.root, true),
            .hitTestBegan(Example.child, Point(3, 4)),
            .pointInsideBegan(Example.child, Point(3, 4)),
        ]
        let limit = "The answer did not return within 2 s, in "
        #expect(
            words(.timeLimit, code: 2_000, trace: trace).sentence
                == limit + "child's point(inside:) at (3, 4)."
        )
        #expect(
            words(.timeLimit, code: 2_000, trace: trace + [.pointInsideEnded(Example.child, false)])
                .sentence == limit + "child's hitTest at (3, 4)."
        )
        #expect(
            words(.timeLimit, code: 2_000, trace: [.touches(.began, Example.child, count: 1)])
                .sentence == limit + "child's touchesBegan."
        )
        #expect(
            words(.timeLimit, code: 2_000, trace: [.hit(nil)]).sentence
                == "The answer did not return within 2 s."
        )
    }

    @Test("The report names the last thing that happened, and the script step in which it did")
    func lastStep() {
        #expect(words(.exit).lastStep == "")
        #expect(words(.exit, trace: [.stepBegan(0)]).lastStep == "")
        #expect(words(.exit).stepIndex == 0)
        let late = words(.exit, trace: [.stepBegan(0), .stepBegan(1), .hit(Example.child)])
        #expect(late.lastStep == "Its last step before that: child is hit.")
        #expect(late.stepIndex == 1)
    }

    @Test("An endless attempt is reported up to a fixed step: the step of its end is random")
    func cut() {
        let words = TerminationSentences(
            termination: Termination(kind: .timeLimit, code: 1_000),
            scene: Example.family,
            trace: [.stepBegan(0), .hit(Example.child)],
            isCut: true
        )
        #expect(words.lastStep == "The last of its first 2 steps: child is hit.")
    }
}

@Suite("An answer's output")
struct PrintedTextTests {
    private func printed(_ parts: [(String, String)], limit: Int = 100) -> String {
        var text = PrintedText()
        for (output, errors) in parts {
            let bytes = PrintedBytes(output: Array(output.utf8), errors: Array(errors.utf8))
            text.add(bytes, limit: limit)
        }
        return text.text
    }

    @Test("Both channels are kept, the runtime's own words are not")
    func channels() {
        #expect(printed([("a\n", ""), ("b", ""), ("", "c\n")]) == "a\nbc\n")
        let runtime = "d\nA.swift:3: Fatal error: no\n*** Signal 5: Backtracing\ne"
        #expect(printed([("", runtime)]) == "d\ne\n")
        let cast =
            "Could not cast value of type 'A.B' (0x55f31183b638) to 'C.D' (0x7fd81dcf57d0).\nf"
        #expect(printed([("", cast)]) == "f\n")
        let conflict = """
            Simultaneous accesses to 0x55d6, but modification requires exclusive access.
            Previous access (a modification) started at attempt`f() + 41900 (0x55ab).
            Current access (a modification) started at:
            2    attempt                            0x000055ab041648f5 f() + 35061
            Fatal access conflict detected.
            g
            """
        #expect(printed([("", conflict)]) == "g\n")
        let trace = """
            Current stack trace:
            0    libswiftCore.so                    0x00007f905d15f130 swift_reportError + 33
            4    attempt                            0x000055ab041648f5 <unavailable> + 35061
            e
            4    attempt                            0x000055ab041648f5 <unavailable> + 35061
            """
        let own = "4    attempt                            0x000055ab041648f5 <unavailable> + 35061"
        #expect(printed([("", trace)]) == "e\n\(own)\n")
    }

    @Test("A line that only begins like a frame stays, however long it is")
    func longLine() {
        let line = "1" + String(repeating: " ", count: 200_000) + "x\n"
        #expect(printed([("", "Current stack trace:\n\(line)")], limit: 1_000_000) == line)
        let almost = "4 attempt 0x000055ab041648g5 f\n"
        #expect(printed([("", "Current stack trace:\n\(almost)")]) == almost)
    }

    @Test("Output that is too long is cut once, and says so")
    func cut() {
        let note = "\n… and more, which is left out here.\n"
        #expect(printed([("12345", "")], limit: 5) == "12345")
        #expect(printed([("123456", "")], limit: 5) == "12345" + note)
        #expect(printed([("123", ""), ("456", ""), ("7", "")], limit: 5) == "12345" + note)
        #expect(printed([("12345", ""), ("6", "")], limit: 5) == "12345" + note)
    }

    @Test("Lines are counted, whether they are kept, cut away or lost before")
    func lines() {
        func count(_ parts: PrintedBytes...) -> Int {
            var text = PrintedText()
            for part in parts { text.add(part, limit: 5) }
            return text.lineCount
        }
        #expect(count() == 0)
        #expect(count(PrintedBytes(output: Array("a\nb\n".utf8))) == 2)
        #expect(count(PrintedBytes(output: Array("a\nb".utf8))) == 2)
        #expect(count(PrintedBytes(output: Array("a\nb\nc\nd\n".utf8), linesLost: 96)) == 100)
        #expect(count(PrintedBytes(output: Array("a\nb".utf8), linesLost: 98)) == 99)
        let half = PrintedBytes(output: Array("one ".utf8))
        #expect(count(half, half, PrintedBytes(output: Array("line\n".utf8))) == 1)
    }

    @Test("No character is cut in two")
    func wholeCharacters() {
        let note = "\n… and more, which is left out here.\n"
        #expect(printed([("ab视图", "")], limit: 4) == "ab" + note)
        #expect(printed([("ab视图", "")], limit: 5) == "ab视" + note)
    }

    @Test("The output of all tests together is cut as well")
    func allTests() {
        #expect(PrintedText.joined(["a\n", "", "b"]) == "a\nb")
        let all = PrintedText.joined(
            Array(repeating: String(repeating: "é", count: 8_000), count: 30)
        )
        #expect(all.hasPrefix("éé") && all.hasSuffix("é\n… and more, which is left out here.\n"))
        #expect(all.utf8.count < 66_000)
    }

    @Test("Bytes that are no text are shown as such")
    func noText() {
        var text = PrintedText()
        text.add(PrintedBytes(output: [0x61, 0xFF, 0x62]), limit: 100)
        #expect(text.text == "a\u{FFFD}b")
    }
}

@Suite("The limits of time that the README names")
struct LimitsInReadMeTests {
    @Test("They are those in force")
    func limits() throws {
        let readMe = try String(contentsOfFile: Workbook().root + "/README.md", encoding: .utf8)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        func words(_ seconds: Double?) -> String {
            Termination(kind: .timeLimit, code: Int((seconds ?? 0) * 1_000)).limitWords
        }
        let classroom = AttemptLimits.ofClassroom
        let computing = classroom.scene.secondsOfCPUTime(within: classroom.scene.seconds)
        let (first, later) = (
            AttemptLimits().scene.seconds, AttemptLimits().scene.secondsAfterTimeLimit
        )
        let sentences: [String] = [
            "An answer did not return if a scene took it \(words(classroom.scene.seconds)), or "
                + "\(words(computing)) of computing (\(words(first)) in `make check`).",
            "After the first such scene, the others have "
                + "\(words(classroom.scene.secondsAfterTimeLimit)) each "
                + "(\(words(later)) in `make check`);",
            "after \(classroom.exercise.timeouts) of them the rest is not run, nor is it after crashes "
                + "that took \(words(classroom.exercise.secondsOfEnds)) in all.",
        ]
        for sentence in sentences { #expect(readMe.contains(sentence), "\(sentence)") }
    }
}
