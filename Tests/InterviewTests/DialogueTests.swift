import Reports
import Testing

@testable import Interview

@Suite("The dialogue with a candidate")
struct DialogueTests {
    /// The text of a question, with the time that is left before it or without.
    private func asked(_ prompt: String, secondsLeft: Double? = nil) -> [Substring] {
        let transcript = Transcript()
        let dialogue = Dialogue(["y"], transcript)
        dialogue.deadline = secondsLeft.map { dialogue.seconds + $0 }
        _ = try? dialogue.askYesOrNo(prompt, help: "y or n.")
        return transcript.lines
    }

    @Test("A prompt that is wider than the terminal is broken between words")
    func longPrompt() {
        let words =
            "An interview is not finished: 12 of 14 questions done, 44:50 left, seed 736182."
        #expect(
            asked(words + " Continue it?") == [
                "An interview is not finished: 12 of 14 questions done, 44:50 left, seed 736182.",
                "Continue it? [y/n] y", "",
            ]
        )
        let lines = asked(words, secondsLeft: 600)
        #expect(lines.count == 3)
        #expect(lines.first?.hasPrefix("[10:00] An interview") == true)
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test("Input that was typed ahead stands behind its prompt", arguments: [true, false])
    func typedAhead(isTypedAhead: Bool) throws {
        let transcript = Transcript()
        let dialogue = Dialogue(
            style: TextStyle(glyphs: .unicode),
            lines: ScriptedLines(["root"], isTypedAhead: isTypedAhead),
            echoes: false
        ) { transcript.write($0) }
        #expect(try dialogue.ask(">", help: "") == "root")
        #expect(transcript.text == (isTypedAhead ? "> root\n" : "> "))
    }

    @Test("A prompt that fits stays as it is, with its indentation")
    func shortPrompt() {
        #expect(asked("    said?") == ["    said? [y/n] y", ""])
        #expect(asked("    said?", secondsLeft: 600) == ["[10:00]     said? [y/n] y", ""])
    }
}
