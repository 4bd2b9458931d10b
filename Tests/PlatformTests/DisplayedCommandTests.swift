import Testing

@testable import Platform

@Suite("Commands in messages")
struct DisplayedCommandTests {
    private static let installed = CommandForm.installed(
        home: "/workbook",
        here: "/mine/Exercises"
    )

    @Test(
        "They are displayed as the user started this one",
        arguments: [
            (DisplayedCommand("check"), "make check", "workbook check"),
            (DisplayedCommand("check", 3), "make check EX=3", "workbook check 3"),
            (
                DisplayedCommand("check", 3, with: ["CASE": "hiddenView.1", "SEED": "7"]),
                "make check EX=3 CASE=hiddenView.1 SEED=7",
                "workbook check 3 CASE=hiddenView.1 SEED=7"
            ),
            (
                DisplayedCommand("hint", 3, in: "my copy"), "make hint EX=3 DIR='my copy'",
                "workbook hint 3 DIR='my copy'"
            ),
            (
                DisplayedCommand("check", 1, with: ["CASE": "it's; ls"]),
                "make check EX=1 CASE='it'\\''s; ls'", "workbook check 1 CASE='it'\\''s; ls'"
            ),
        ]
    )
    func words(command: DisplayedCommand, made: String, installed: String) {
        #expect(command.words(as: .make) == made)
        #expect(command.words(as: DisplayedCommandTests.installed) == installed)
    }

    @Test(
        "The installed command names no folder that it takes by itself",
        arguments: [("/workbook", true), ("/mine", true), ("/mi", false), ("/other", false)]
    )
    func folder(folder: String, isTaken: Bool) {
        let words = DisplayedCommand("watch", in: folder).words(as: DisplayedCommandTests.installed)
        #expect(words == (isTaken ? "workbook watch" : "workbook watch DIR=\(folder)"))
    }

    @Test("More variables go behind the others")
    func adding() {
        let command = DisplayedCommand("check", 2, with: ["ATTEMPT": "a.swift"]).adding([
            "SEED": "1"
        ])
        #expect(command.words(as: .make) == "make check EX=2 ATTEMPT=a.swift SEED=1")
    }

    @Test("Only the installed command's environment makes messages speak of it")
    func environment() {
        #expect(CommandForm([:]) == .make)
        #expect(CommandForm(["WORKBOOK_HERE": "/mine"]) == .make)
        #expect(
            CommandForm(["WORKBOOK_INSTALLED": "/workbook", "WORKBOOK_HERE": "/mine"])
                == .installed(home: "/workbook", here: "/mine")
        )
        #expect(CommandForm.make.exercise(3) == "EX=3")
        #expect(DisplayedCommandTests.installed.exercise(3) == "3")
    }
}
