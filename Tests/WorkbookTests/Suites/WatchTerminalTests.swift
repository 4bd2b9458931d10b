import Catalogue
import Foundation
import Examples
import Testing

extension CommandTests {
    @Suite("A watch in a real terminal", .enabled(if: Tmux.isInstalled, "needs tmux"))
    struct WatchTerminalTests {
        private let folder: WorkbookFolder
        private let wrong = BaseViewAnswer.file(
            BaseViewAnswer.right.replacing("!isHidden, ", with: "")
        )
        private static let keys =
            "h hint · p picture · t traces · l list · > next · ? keys · q quit"

        init() throws {
            folder = try WorkbookFolder()
        }

        /// Whether what is typed is shown, and comes in lines, as a shell's user expects.
        private func expectUsable(_ terminal: Tmux) throws {
            try terminal.enter(
                "clear; stty -a | tr ' ' '\\n' | grep -E '^-?(icanon|echo);?$'; echo do''ne"
            )
            let screen = try terminal.wait(for: "done")
            #expect(screen.contains("\nicanon") || screen.hasPrefix("icanon"), "\(screen)")
            #expect(!screen.contains("-icanon") && !screen.contains("-echo\n"), "\(screen)")
        }

        @Test("From save to verdict, on 80 columns and 24 lines", arguments: [true, false])
        func saveToVerdict(hasColours: Bool) throws {
            let terminal = try Tmux(in: folder, environment: hasColours ? [:] : ["NO_COLOR": "1"])
            try terminal.start("watch 3")
            try terminal.wait(for: "not started", WatchTerminalTests.keys)
            try folder.answer(.systemHitTest, wrong)
            let screen = try terminal.wait(for: "A hidden view is skipped", WatchTerminalTests.keys)
            // How small the scene is that it tells depends on how busy the machine is.
            #expect(screen.contains("\n  expected  ") && screen.contains("\n  happened  "))
            #expect(screen.contains("\n  First difference: "))
            #expect(screen.split(separator: "\n").last == Substring(WatchTerminalTests.keys))
            let coloured = try terminal.screen(withColours: true).contains("\u{1B}[31m")
            #expect(coloured == hasColours)
            try terminal.type("p")
            #expect(try terminal.wait(for: "✕ tap at").contains("  view "))
            try folder.answer(.systemHitTest, BaseViewAnswer.file(BaseViewAnswer.right))
            #expect(
                try terminal.wait(for: "Press > for").contains("✓ Exercise 3 passed, all 30 tests.")
            )
            try terminal.type("q")
            #expect(try !terminal.wait(for: "ended with 0").contains(WatchTerminalTests.keys))
            try expectUsable(terminal)
        }

        @Test("An answer that never returns keeps no key from being answered")
        func endlessLoop() throws {
            try folder.answer(.systemHitTest, BaseViewAnswer.file("while true {}"))
            let terminal = try Tmux(in: folder)
            try terminal.start("watch 3")
            try terminal.wait(for: "checking…")
            try terminal.type("x")
            let screen = try terminal.wait(for: "That key does nothing")
            #expect(screen.contains("checking…") || screen.contains("did not return"))
            let end = try terminal.wait(for: "did not return", "29 not played")
            #expect(
                end.contains("exercise 3 of \(Exercise.all.count) · 0 of 31 points · 30 tests left")
            )
            try terminal.type("q")
            try terminal.wait(for: "ended with 0")
        }

        @Test(
            "Control-C, and the signal that ends programs, leave a usable terminal",
            arguments: [0, 15]
        )
        func signals(number: Int) throws {
            let terminal = try Tmux(in: folder)
            try terminal.start("watch 3")
            try terminal.wait(for: "not started", WatchTerminalTests.keys)
            if number == 0 {
                try terminal.type("C-c")
            } else {
                try terminal.signal(number)
            }
            try terminal.wait(for: Tmux.prompt)
            try expectUsable(terminal)
        }

        @Test("Control-Z gives the terminal back, and fg goes on")
        func suspension() throws {
            let terminal = try Tmux(in: folder)
            try terminal.start("watch 3")
            try terminal.wait(for: "not started", WatchTerminalTests.keys)
            try terminal.type("C-z")
            try terminal.wait(for: Tmux.prompt)
            try expectUsable(terminal)
            try terminal.enter("clear; fg")
            try terminal.wait(for: WatchTerminalTests.keys)
            try folder.answer(.systemHitTest, wrong)
            try terminal.wait(for: "A hidden view is skipped")
            try terminal.type("q")
            try terminal.wait(for: Tmux.prompt)
            try expectUsable(terminal)
        }

        @Test("A terminal that becomes smaller and larger is written to as it is")
        func resize() throws {
            let terminal = try Tmux(in: folder)
            try terminal.start("watch 3")
            try terminal.wait(for: "not started", WatchTerminalTests.keys)
            try terminal.resize(columns: 50, rows: 20)
            try folder.answer(.systemHitTest, wrong)
            let small = try terminal.wait(
                for: "A hidden view is skipped",
                "h hint · p picture · t traces"
            )
            #expect(small.split(separator: "\n").allSatisfy { $0.count <= 50 })
            try terminal.resize(columns: 120, rows: 40)
            #expect(try terminal.wait(for: WatchTerminalTests.keys).contains("happened"))
            try terminal.type("q")
        }

        @Test("A file that goes is told of, and is checked when it is back")
        func deleted() throws {
            let terminal = try Tmux(in: folder)
            try terminal.start("watch 3")
            try terminal.wait(for: "not started", WatchTerminalTests.keys)
            let path = WorkbookFolder.answerPath(.systemHitTest)
            try FileManager.default.removeItem(at: folder.root.appendingPathComponent(path))
            try terminal.wait(for: "is missing.")
            try folder.answer(.systemHitTest, wrong)
            #expect(try terminal.wait(for: "A hidden view is skipped").contains("is missing."))
            try terminal.type("q")
        }

        @Test("No line is broken by the terminal, whatever is asked for", arguments: [60, 80, 140])
        func widths(columns: Int) throws {
            try folder.linkSources()
            let terminal = try Tmux(in: folder, columns: columns)
            try giveEditor(to: terminal)
            try terminal.start("watch 3")
            try terminal.wait(for: "not started", "? keys")
            #expect(try terminal.brokenLines() == [])
            try folder.answer(.systemHitTest, wrong)
            try terminal.wait(for: "A hidden view is skipped", "25 of 31 points · 5 tests left")
            #expect(try terminal.brokenLines() == [])
            for (key, sign) in [
                ("p", "✕ tap at"), ("t", "SEED="), ("v", "✓ Many siblings and a deep tree"),
                ("h", "hint 1 of 3"),
                ("?", "ends the watch"), ("l", "This is exercise 3."),
                ("x", "That key does nothing"),
                ("a", "until you press a"), ("b", "Opened"), ("o", "The page is"),
                ("<", "Exercise 2, "),
                (">", "25 of 31 points"), ("r", "25 of 31 points"),
            ] {
                try terminal.clear()
                try terminal.type(key)
                try terminal.wait(for: sign, "? keys")
                // An address is no sentence: it stays whole.
                let broken = try terminal.brokenLines().filter { $0.contains(" ") }
                #expect(broken == [], "\(key)")
            }
            try terminal.type("q")
            let end = try terminal.wait(for: "ended with 0")
            #expect(end.contains("0 of \(Exercise.all.count) exercises passed. Still open:"))
            #expect(end.contains("failed, best 25 of"))
            #expect(try terminal.brokenLines() == [])
        }

        @Test("A save ends the check of an endless loop at once", arguments: [60, 140])
        func saveDuringLoop(columns: Int) throws {
            let terminal = try Tmux(in: folder, columns: columns)
            try folder.answer(.systemHitTest, BaseViewAnswer.file("while true {}"))
            try terminal.start("watch 3")
            try terminal.wait(for: "checking…")
            try folder.answer(.systemHitTest, BaseViewAnswer.file(BaseViewAnswer.right))
            let screen = try terminal.wait(for: "✓ Exercise 3 passed, all 30 tests.")
            #expect(!screen.contains("did not return"))
            try terminal.type("q")
            try terminal.wait(for: "1 of \(Exercise.all.count) exercises passed.", "ended with 0")
        }

        /// An editor that only notes what it opens.
        ///
        /// The shell writes its command, so that no other test's process has it open.
        private func giveEditor(to terminal: Tmux) throws {
            try terminal.enter("mkdir programs; PATH=\"$PWD/programs:$PATH\"")
            try terminal.enter("export TERM_PROGRAM=vscode")
            try terminal.enter(
                "printf '#!/bin/sh\\necho \"$1\" > opened.txt\\n' > programs/code; chmod +x programs/code"
            )
        }

        @Test("It follows the file that is saved, jumps, opens the lesson, and goes on by itself")
        func follows() throws {
            let terminal = try Tmux(in: folder)
            try giveEditor(to: terminal)
            try terminal.start("watch 3")
            try terminal.wait(for: "not started", WatchTerminalTests.keys)
            try folder.solve(.roundButton)
            try terminal.wait(for: "Watching Exercises/05-RoundButton", "✓ Exercise 5 passed")
            try terminal.type("3")
            try terminal.wait(
                for: "Watching Exercises/03-SystemHitTest/BaseView.swift.",
                "3 of \(Exercise.all.count)"
            )
            try terminal.type("b")
            try terminal.wait(for: "Opened Exercises/03-SystemHitTest/README.md.")
            try terminal.type("a")
            try terminal.wait(for: "After a pass the watch moves on to the next open exercise")
            try folder.solve(.systemHitTest)
            try terminal.wait(for: "Watching Exercises/04-ShelterView/ShelterView.swift.")
            try terminal.type("q")
            try terminal.wait(for: "2 of \(Exercise.all.count) exercises passed.", "ended with 0")
            // The opener runs beside the watch, and may be slower.
            let isOpened = "grep -q 03-SystemHitTest/README.md opened.txt"
            try terminal.enter("clear; until \(isOpened); do sleep 0.1; done; echo it is op''ened")
            try terminal.wait(for: "it is opened")
        }

        @Test("After the last exercise there is a closing page", arguments: [60, 80, 140])
        func closing(columns: Int) throws {
            let last = try #require(Exercise.all.last)
            for exercise in Exercise.all where exercise != last { try folder.solve(exercise) }
            _ = try folder.check()
            let terminal = try Tmux(in: folder, columns: columns)
            try terminal.start("watch")
            try terminal.wait(for: "Watching Exercises/\(last.slug)")
            try folder.solve(last)
            try terminal.wait(
                for: "All \(Exercise.all.count) exercises passed",
                "make interview",
                "? keys"
            )
            #expect(try terminal.brokenLines() == [])
            try terminal.type("q")
            try terminal.wait(for: "ended with 0")
        }
    }
}
