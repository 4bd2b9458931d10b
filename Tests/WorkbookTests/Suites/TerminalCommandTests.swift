import Catalogue
import Examples
import Foundation
import Testing

extension CommandTests {
    @Suite(
        "Every command on terminals of 60, 80 and 140 columns",
        .enabled(if: Tmux.isInstalled, "needs tmux")
    )
    struct TerminalCommandTests {
        /// A command as it is typed, its status, and words that show that it did its work.
        struct Typed {
            let line: String
            var status: Int32 = 0
            let sign: String
        }

        struct Group: CustomTestStringConvertible {
            let name: String
            let lines: [Typed]
            var testDescription: String { name }
        }

        /// Commands that share a folder and its terminals, which take longer to make than most commands.
        static let groups = [
            Group(
                name: "where one stands",
                lines: [
                    Typed(line: "status", sign: "Next: make watch EX=1"),
                    Typed(line: "status DIR=MINE", sign: "EX=1 DIR=../mine-"),
                    Typed(line: "check", status: 1, sign: "Next: make check EX=1"),
                    Typed(
                        line: "check DIR=MINE",
                        status: 1,
                        sign: "Next: make check EX=1 DIR=../mine-"
                    ),
                    Typed(line: "check 3", status: 1, sign: "not started"),
                    Typed(line: "help", sign: "Exit status: 0"),
                ]
            ),
            Group(
                name: "checks",
                lines: [
                    Typed(line: "check 2 DIR=MINE SEED=4", status: 0, sign: "Exercise 2 passed"),
                    Typed(line: "check 3 DIR=MINE SEED=4", status: 1, sign: "does not compile"),
                    Typed(line: "check 4 DIR=MINE SEED=4", status: 1, sign: "crashed"),
                    Typed(line: "check 5 DIR=MINE SEED=4", status: 1, sign: "SEED=4"),
                    Typed(
                        line: "check 5 DIR=MINE SEED=4 FORMAT=editor",
                        status: 1,
                        sign: "error: "
                    ),
                    Typed(line: "check 5 CASE=nonsense", status: 2, sign: "The tests are:"),
                    Typed(line: "check 99", status: 2, sign: "There is no exercise 99."),
                    Typed(line: "watch 5 DIR=MINE < /dev/null", sign: "failed"),
                    Typed(line: "report 5 DIR=MINE", sign: "file:///"),
                ]
            ),
            Group(
                name: "the desk",
                lines: [
                    Typed(line: "hint 5 DIR=MINE", sign: "gives the next"),
                    Typed(line: "hint 2 DIR=MINE", sign: "has passed, and needs no hint."),
                    Typed(
                        line: "reset",
                        status: 2,
                        sign: "choose one of EX=1 to EX=\(Exercise.all.count)."
                    ),
                    Typed(line: "solution 5 DIR=MINE", status: 1, sign: "FORCE=1"),
                    Typed(line: "new FRESH", sign: "make watch EX=1"),
                    Typed(line: "new MINE", sign: "Nothing is missing in"),
                    Typed(line: "reset 5 DIR=MINE", sign: "Your answer is kept:"),
                    Typed(line: "reset 6 DIR=MINE", sign: "is the stub already."),
                ]
            ),
            Group(
                name: "the other rooms",
                lines: [
                    Typed(line: "interview SEED=11 NEW=1 < /dev/null", sign: "End of input."),
                    Typed(line: "quiz SEED=3 < /dev/null", sign: "Question 1 of 10"),
                    Typed(line: "cards OUT=cards.txt", sign: "cards are in cards.txt"),
                    Typed(line: "explorer OUT=explorer.html", sign: "open it in a browser."),
                    Typed(line: "book OUT=site", sign: "index.html in a browser."),
                    Typed(line: "app 5 OUT=apps", sign: "Open it in Xcode"),
                    Typed(line: "truth OUT=apps", sign: "make truth COMPARE=truth.json"),
                    Typed(
                        line: "grade class OUT=results SEED=4 SANDBOX=none",
                        sign: "gradebook.csv"
                    ),
                    Typed(line: "grade", status: 2, sign: "SUBMISSIONS is missing"),
                    Typed(line: "watsh 3", status: 2, sign: "There is no command watsh"),
                ]
            ),
        ]

        private let room: TerminalRoom

        init() throws { room = try TerminalRoom() }

        @Test("It is whole in each line, and broken between words only", arguments: groups)
        func widths(group: Group) throws {
            for typed in group.lines {
                let wide = try room.run(typed.line, columns: TerminalRoom.widest)
                for columns in [60, 80, 140] {
                    let run = try room.run(typed.line, columns: columns)
                    #expect(run.status == typed.status, "\(run)")
                    #expect(run.words.joined(separator: " ").contains(typed.sign), "\(run)")
                    #expect(run.brokenLines == [], "\(run)")
                    #expect(run.pieces(of: wide) == [], "\(run)")
                }
            }
        }

        @Test("The help of every command fits, with the rest of a line below its beginning")
        func help() throws {
            let list = try room.run("help", columns: TerminalRoom.widest).text
            let names = Set(list.matches(of: /workbook ([a-z-]+)/).map { String($0.1) })
            #expect(names.count > 20)
            for columns in [60, 80, 140] {
                for name in names.sorted() {
                    let run = try room.run("\(name) --help", columns: columns)
                    #expect(run.status == 0 && run.brokenLines == [], "\(run)")
                    let usage = run.text.split(separator: "\n\n")[0].split(separator: "\n")
                    #expect(usage[0].hasPrefix("usage: workbook \(name)"), "\(run)")
                    #expect(usage.dropFirst().allSatisfy { $0.hasPrefix("       ") }, "\(run)")
                }
            }
        }

        @Test("A quiz that is answered, skipped and left", arguments: [60, 80, 140])
        func quiz(columns: Int) throws {
            let terminal = try room.terminal(columns: columns)
            try terminal.start("quiz SEED=3")
            try terminal.wait(for: "Question 1 of 10", "?")
            try terminal.enter("help")
            try terminal.wait(for: "Type one name")
            try terminal.enter("skip")
            try terminal.wait(for: "Question 2 of 10")
            try terminal.enter("quit")
            let end = try terminal.end()
            #expect(end.status == 0)
            #expect(try terminal.brokenLines() == [], "\(end.text)")
        }
    }
}
