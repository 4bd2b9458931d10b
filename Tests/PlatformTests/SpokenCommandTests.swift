import Testing

@testable import Platform

@Suite("Commands in messages")
struct SpokenCommandTests {
    private static let installed = CommandSpeech.installed(
        home: "/workbook",
        here: "/mine/Exercises"
    )

    @Test(
        "They are spoken as the user started this one",
        arguments: [
            (SpokenCommand("check"), "make check", "workbook check"),
            (SpokenCommand("check", 3), "make check EX=3", "workbook check 3"),
            (
                SpokenCommand("check", 3, with: ["CASE": "hiddenView.1", "SEED": "7"]),
                "make check EX=3 CASE=hiddenView.1 SEED=7",
                "workbook check 3 CASE=hiddenView.1 SEED=7"
            ),
            (
                SpokenCommand("hint", 3, in: "my copy"), "make hint EX=3 DIR='my copy'",
                "workbook hint 3 DIR='my copy'"
            ),
            (
                SpokenCommand("check", 1, with: ["CASE": "it's; ls"]),
                "make check EX=1 CASE='it'\\''s; ls'", "workbook check 1 CASE='it'\\''s; ls'"
            ),
        ]
    )
    func words(command: SpokenCommand, made: String, installed: String) {
        #expect(command.words(by: .make) == made)
        #expect(command.words(by: SpokenCommandTests.installed) == installed)
    }

    @Test(
        "The installed command names no folder that it takes by itself",
        arguments: [("/workbook", true), ("/mine", true), ("/mi", false), ("/other", false)]
    )
    func folder(folder: String, isTaken: Bool) {
        let words = SpokenCommand("watch", in: folder).words(by: SpokenCommandTests.installed)
        #expect(words == (isTaken ? "workbook watch" : "workbook watch DIR=\(folder)"))
    }

    @Test("More variables go behind the others")
    func adding() {
        let command = SpokenCommand("check", 2, with: ["ATTEMPT": "a.swift"]).adding(["SEED": "1"])
        #expect(command.words(by: .make) == "make check EX=2 ATTEMPT=a.swift SEED=1")
    }

    @Test("Only the installed command's environment makes messages speak of it")
    func environment() {
        #expect(CommandSpeech([:]) == .make)
        #expect(CommandSpeech(["WORKBOOK_HERE": "/mine"]) == .make)
        #expect(
            CommandSpeech(["WORKBOOK_INSTALLED": "/workbook", "WORKBOOK_HERE": "/mine"])
                == .installed(home: "/workbook", here: "/mine")
        )
        #expect(CommandSpeech.make.exercise(3) == "EX=3")
        #expect(SpokenCommandTests.installed.exercise(3) == "3")
    }
}
