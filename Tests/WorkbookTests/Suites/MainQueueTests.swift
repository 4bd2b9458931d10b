import Testing

extension CommandTests {
    /// An alert may be presented a turn of the run loop later, as one often does.
    @Suite("Work on the main queue")
    struct MainQueueTests {
        @Test(
            "Work that was put on the main queue is done before the finger moves, or the next step",
            arguments: [
                ("1", "01-ContainsPoint/AsyncAlert"), ("1", "01-ContainsPoint/AsksInATask"),
                ("2", "02-LayerHitTest/EnumAndTask"),
            ]
        )
        func alert(exercise: String, attempt: String) throws {
            let file = WorkbookFolder.repository
                .appendingPathComponent("Tests/WorkbookTests/Attempts/\(attempt).swift")
            let run = try WorkbookFolder().check(exercise, "--attempt", file.path)
            #expect(run.status == 0, "\(run.output)")
        }

        @Test("No scene waits for a delay, and the report says so")
        func delay() throws {
            let folder = WorkbookFolder.repository
                .appendingPathComponent("Tests/WorkbookTests/Attempts")
            let file = folder.appendingPathComponent("01-ContainsPoint/ShowsAfterADelay.swift")
            let run = try WorkbookFolder().check("1", "--attempt", file.path)
            #expect(run.status == 1)
            #expect(run.words.contains("No scene waits for a delay, such as that of asyncAfter."))
        }
    }
}
