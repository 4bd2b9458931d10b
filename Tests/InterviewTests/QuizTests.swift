import Testing

@testable import Interview

@Suite("The quiz")
struct QuizTests {
    /// The right answers to ten questions, kind by kind in turn.
    private static let right = (0..<10).map { index in
        ["view_1", "root view_2 view_1", "view 1, root controller, window, application"][index % 3]
    }

    private func hold(_ lines: [String], level: Int = 1) throws -> Transcript {
        let transcript = Transcript()
        try Quiz(
            seed: 3,
            level: PredictionLevel(level),
            predictions: KnownScenes.prediction,
            dialogue: Dialogue(lines, transcript)
        ).run()
        return transcript
    }

    private func levels(_ transcript: Transcript) -> [Int] {
        transcript.text.split(separator: "\n").filter { $0.hasPrefix("Question ") }.compactMap {
            $0.split(separator: "level ").last?.first?.wholeNumberValue
        }
    }

    @Test("Two right answers in a row make it harder, up to the last level")
    func harder() throws {
        let transcript = try hold(QuizTests.right + ["n"])
        #expect(levels(transcript) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
        #expect(transcript.words.contains("10 of 10 right, and you are at level 5."))
    }

    @Test("A wrong answer makes it easier, and breaks the row")
    func easier() throws {
        var lines = QuizTests.right
        lines[1] = "root"
        lines[5] = "window"
        let transcript = try hold(lines + ["n"], level: 2)
        #expect(levels(transcript) == [2, 2, 1, 1, 2, 2, 1, 1, 2, 2])
        #expect(transcript.words.contains("8 of 10 right, and you are at level 3."))
    }

    @Test("A topic asks its own kinds of questions only")
    func topic() throws {
        let transcript = Transcript()
        try Quiz(
            seed: 3,
            level: PredictionLevel(1),
            kinds: [.chain],
            predictions: KnownScenes.prediction,
            dialogue: Dialogue(["skip", "skip", "quit"], transcript)
        ).run()
        #expect(transcript.words.ranges(of: "> skip").count == 2)
        // Three are asked, and two of them are listed as missed.
        #expect(transcript.words.ranges(of: "List all responders after view 2").count == 5)
    }

    @Test("No question comes twice while others are left, and the oldest comes first again")
    func repetition() throws {
        func starts(outOf count: UInt64) throws -> [String] {
            let transcript = Transcript()
            try Quiz(
                seed: 3,
                level: PredictionLevel(1),
                kinds: [.chain],
                predictions: { kind, level, seed in
                    var prediction = try KnownScenes.prediction(kind, level, seed: seed)
                    prediction.scene.script = [.chain(from: "view \(seed % count)")]
                    return prediction
                },
                dialogue: Dialogue(Array(repeating: "skip", count: 10) + ["n"], transcript)
            ).run()
            let questions = transcript.text.components(separatedBy: "Missed")[0]
            return questions.matches(of: /responders after (view \d+),/).map { String($0.1) }
        }
        let many = try starts(outOf: 40)
        #expect(many.count == 10 && Set(many).count == 10)
        let few = try starts(outOf: 3)
        #expect(few.count == 10 && Set(few).count == 3)
        #expect(zip(few, few.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test("A question that is left out changes neither the level nor the row")
    func skipped() throws {
        var lines = QuizTests.right
        for index in 1...3 { lines[index] = "skip" }
        let transcript = try hold(lines + ["n"], level: 3)
        #expect(levels(transcript) == [3, 3, 3, 3, 3, 4, 4, 5, 5, 5])
        #expect(transcript.words.contains("7 of 10 right, and you are at level 5."))
    }

    @Test("Ten more come if one likes, at the level reached")
    func tenMore() throws {
        let transcript = try hold(QuizTests.right + ["perhaps", "y"] + QuizTests.right + ["n"])
        #expect(levels(transcript).count == 20)
        #expect(levels(transcript)[10] == 5)
        #expect(transcript.words.contains("Type y for yes or n for no."))
    }

    @Test("It stops at quit and at the end of the input, and says how far one came")
    func stops() throws {
        #expect(
            try hold(["view_1", "quit"]).words.hasSuffix("1 of 1 right, and you are at level 1.")
        )
        #expect(
            try hold(["view_1", "skip", "view 1, window", "quit"]).words.hasSuffix(
                "1 of 3 right, and you are at level 1. Missed 2. In which order does one pass of hit "
                    + "testing ask the views inside the window? Skipped. 3. List all responders "
                    + "after view 2, in order. The second to come is root controller, not "
                    + "window. The chain: view 1 → root controller → window → application."
            )
        )
        let ended = try hold(["view_1"])
        #expect(ended.words.contains("End of input."))
        #expect(try !hold([]).words.contains("right, and"))
    }
}
