import Foundation
import Examples
import Testing

extension CommandTests {
    @Suite("The interview, the quiz and the cards")
    struct InterviewTests {
        /// Answers for every prompt of an interview, whichever comes.
        private static let stubborn = Array(
            repeating: ["", "y", "n", "y", "y", "root", "nil", "done", "skip"],
            count: 20
        ).flatMap { $0 }.joined(separator: "\n")

        @Test("A piped interview comes to its scorecard, without a control character")
        func piped() throws {
            let run = try WorkbookFolder().run(
                ["interview", "--seed", "11", "--questions", "6", "--new"],
                input: InterviewTests.stubborn
            )
            #expect(run.status == 0 && run.complaint == "")
            #expect(run.words.contains("Question 6 of 6: write code."))
            #expect(run.words.contains("Scorecard, seed 11"))
            #expect(!run.words.contains("cannot be asked"))
            #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
        }

        @Test("Code is graded as by `make check`, in a file apart from the workbook's")
        func code() throws {
            let folder = try WorkbookFolder()
            let order = [
                "interview", "--seed", "3", "--minutes", "30", "--questions", "3",
                "--topic", "responder-chain",
            ]
            let environment = ["INTERVIEW_DIR": folder.root.appendingPathComponent("code").path]
            let first = try folder.run(
                order,
                environment: environment,
                input: "skip\nskip\ncheck\nquit\n"
            )
            #expect(first.words.contains("The file is still the empty stub."))
            #expect(first.words.contains("`make interview RESUME=1` continues it."))
            let code = folder.root.appendingPathComponent("code")
            let session = try #require(
                FileManager.default.contentsOfDirectory(atPath: code.path).first
            )
            let file = "code/\(session)/ResponderChain.swift"
            try folder.write("import UIKit\nnonsense", to: file)
            let broken = try folder.run(
                ["interview", "--resume"],
                environment: environment,
                input: "check\nquit\n"
            )
            #expect(broken.words.contains("Question 3 of 3: write code."))
            #expect(broken.words.contains("It does not compile (line 2):"))
            try folder.write(WorkbookFolder.reference(.responderChain), to: file)
            let right = try folder.run(
                ["interview"],
                environment: environment,
                input: "what?\ny\ncheck\n"
            )
            #expect(right.words.contains("An interview is not finished: 2 of 3 questions done"))
            #expect(right.words.contains("tests passed."))
            #expect(right.words.contains("code 100 %"))
            let stub = try String(
                contentsOfFile: folder.root.appendingPathComponent(
                    WorkbookFolder.answerPath(.responderChain)
                ).path,
                encoding: .utf8
            )
            #expect(try stub != WorkbookFolder.reference(.responderChain))
        }

        @Test("A piped quiz marks ten scenes, and ends with the input")
        func quiz() throws {
            let input = Array(repeating: "banana\nroot", count: 10).joined(separator: "\n")
            let run = try WorkbookFolder().run(
                ["quiz", "--seed", "2", "--level", "5"],
                input: Array(repeating: input, count: 2).joined(separator: "\n") + "\nskip"
            )
            #expect(run.status == 0 && run.complaint == "")
            #expect(run.words.contains("Question 1 of 10, level 5: predict"))
            #expect(run.words.contains("“banana” is not a name here."))
            #expect(run.lines.allSatisfy { $0.count <= 80 })
        }

        @Test("The same seed asks the same again")
        func seeds() throws {
            let folder = try WorkbookFolder()
            func quiz(_ seed: String) throws -> String {
                try folder.run(["quiz", "--seed", seed], input: "skip\nskip\nskip\nquit\n").output
            }
            #expect(try quiz("4") == quiz("4"))
            #expect(try quiz("4") != quiz("5"))
        }

        @Test("Cards go to standard output, or to a file")
        func cards() throws {
            let folder = try WorkbookFolder()
            let shown = try folder.run(["cards"])
            #expect(shown.status == 0)
            #expect(shown.output.hasPrefix("#separator:tab\n#html:true\n"))
            let written = try folder.run(["cards", "--out", "cards.txt"])
            #expect(
                written.output.hasSuffix("cards are in cards.txt. In Anki choose File > Import.\n")
            )
            let file = folder.root.appendingPathComponent("cards.txt")
            #expect(try String(contentsOf: file, encoding: .utf8) == shown.output)
        }

        @Test("A file behind a link is written, and the link stays")
        func linkedFile() throws {
            let folder = try WorkbookFolder()
            try folder.write("", to: "kept.txt")
            let link = folder.root.path + "/link.txt"
            try FileManager.default.createSymbolicLink(
                atPath: link,
                withDestinationPath: "kept.txt"
            )
            #expect(try folder.run(["cards", "--out", "link.txt"]).status == 0)
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: link) == "kept.txt"
            )
            let file = folder.root.appendingPathComponent("kept.txt")
            #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("#separator:tab"))
        }

        @Test("A folder for the code that cannot be made is named before the first question")
        func unusableCodeFolder() throws {
            let folder = try WorkbookFolder()
            try folder.write("a file", to: "f")
            let run = try folder.run(
                ["interview", "--new"],
                environment: ["INTERVIEW_DIR": "f/code"]
            )
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(run.complaint.hasPrefix("INTERVIEW_DIR=f/code cannot be made"))
        }

        @Test(
            "Input that is no text is answered",
            arguments: [[0xFF, 0xFE, 0x0A], [0], [0x0D, 0x0A]]
        )
        func noText(bytes: [UInt8]) throws {
            let run = try WorkbookFolder().run(
                ["quiz", "--seed", "1"],
                input: String(decoding: bytes, as: UTF8.self)
            )
            #expect(run.status == 0)
            #expect(run.words.contains("End of input."))
        }

        // MARK: In a terminal

        @Test(
            "In a terminal of 80 by 24 one comes from start to scorecard, with colours and without",
            .enabled(if: Tmux.isInstalled, "needs tmux"),
            arguments: [true, false]
        )
        func terminal(hasColours: Bool) throws {
            let folder = try WorkbookFolder()
            let terminal = try Tmux(
                in: folder,
                environment: hasColours ? [:] : ["NO_COLOR": "1"]
            )
            try terminal.start("interview --seed 11 --questions 3 --new")
            try terminal.wait(for: "Question 1 of 3: explain.")
            try terminal.enter("I would say that it depends.")
            try terminal.enter("")
            try terminal.wait(for: "Which of these points did you make?", "1. ")
            #expect(try terminal.screen(withColours: true).contains("\u{1B}[") == hasColours)
            try terminal.enter("maybe")
            try terminal.wait(for: "Type y for yes or n for no.")
            for count in 1...InterviewTests.pointsOfFirstQuestion {
                try terminal.wait(for: "\(count). ")
                try terminal.enter("y")
            }
            try terminal.wait(for: "Return for the next question;")
            try terminal.enter("")
            try terminal.wait(for: "Question 2 of 3: predict.", "] >")
            try terminal.enter("banana")
            try terminal.wait(for: "is not a name here")
            try terminal.enter("skip")
            try terminal.wait(for: "Return for the next question;")
            try terminal.enter("")
            try terminal.wait(for: "Question 3 of 3: write code.", "skip >")
            try terminal.enter("check")
            try terminal.wait(for: "The file is still the empty stub.")
            try terminal.enter("done")
            let card = try terminal.wait(for: "Scorecard, seed 11", "ended with 0")
            #expect(card.contains("To practise"))
            #expect(card.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }

        @Test(
            "A skipped question gets its answer, and is listed at the end, at any width",
            .enabled(if: Tmux.isInstalled, "needs tmux"),
            arguments: [60, 80, 140]
        )
        func widths(columns: Int) throws {
            let folder = try WorkbookFolder()
            let terminal = try Tmux(in: folder, columns: columns, rows: 120)
            try terminal.start("interview --seed 11 --questions 3 --new --scorecard card.md")
            try terminal.wait(for: "Question 1 of 3: explain.", "] >")
            try terminal.enter("skip")
            try terminal.wait(
                for: "Good answer",
                "An interviewer listens for:",
                "Return for the next question;"
            )
            try terminal.enter("")
            try terminal.wait(for: "Question 2 of 3: predict.", "at the ✕?\n[")
            try terminal.enter("clear")
            try terminal.wait(for: "is not a name here")
            try terminal.enter("skip")
            try terminal.wait(for: "is hit.", "Return for the next question;")
            try terminal.enter("")
            try terminal.wait(for: "Question 3 of 3: write code.")
            let code = try terminal.wait(for: "Exercises/Interviews/", "skip >")
            let said = code.split(separator: "\n").drop { !$0.hasPrefix("Interview, ") }
            #expect(!said.isEmpty)
            #expect(said.allSatisfy { $0.count <= min(columns, 80) }, "\(code)")
            try terminal.enter("clear")
            try terminal.enter("skip")
            let card = try terminal.wait(for: "A good answer:", "Missed", "ended with 0")
            #expect(card.contains("card.md."))
            let lines = card.split(separator: "\n").map { $0.drop { $0 == " " } }
            for start in ["1. ", "2. ", "3. "] {
                #expect(lines.contains { $0.hasPrefix(start) }, "\(card)")
            }
            let text = try String(
                contentsOf: folder.root.appendingPathComponent("card.md"),
                encoding: .utf8
            )
            #expect(text.contains("\n## 3. Exercise "))
        }

        @Test(
            "When the time is up the answer at hand is finished in peace",
            .enabled(if: Tmux.isInstalled, "needs tmux")
        )
        func timeUp() throws {
            let folder = try WorkbookFolder()
            let terminal = try Tmux(in: folder)
            try terminal.start("interview --seed 11 --questions 3 --new")
            try terminal.wait(for: "Question 1 of 3", "] >")
            try terminal.type("C-c")
            try terminal.wait(for: "The interview is kept, with", Tmux.prompt)
            // All but the last seconds of the time are over.
            let file = folder.root.appendingPathComponent(
                ".build/workbook/interview/unfinished.json"
            )
            let kept = try String(contentsOf: file, encoding: .utf8)
            let used = try #require(kept.firstMatch(of: /"secondsUsed":[0-9.e-]+/))
            try kept.replacing(used.output, with: "\"secondsUsed\":2697")
                .write(to: file, atomically: true, encoding: .utf8)
            try terminal.start("interview --resume")
            try terminal.wait(for: "Question 1 of 3", "] >")
            try terminal.wait(for: "The time is up. Finish this answer without a clock")
            try terminal.enter("quit")
            let card = try terminal.wait(for: "Scorecard, seed 11", "ended with 0")
            #expect(card.contains("2 questions not reached"))
            #expect(card.contains("An interviewer listens for:") || card.contains("Missed"))
        }

        /// The points of the question that seed 11 begins with.
        private static let pointsOfFirstQuestion = 3

        @Test(
            "Ctrl-C at a prompt keeps the interview, says so, and leaves the time that was left",
            .enabled(if: Tmux.isInstalled, "needs tmux")
        )
        func interrupted() throws {
            let folder = try WorkbookFolder()
            let terminal = try Tmux(in: folder)
            try terminal.start("interview --seed 11 --questions 3 --new")
            try terminal.wait(for: "Question 1 of 3", "] >")
            try terminal.enter("skip")
            try terminal.wait(for: "Return for the next question;")
            try terminal.type("C-c")
            try terminal.wait(for: "The interview is kept, with", Tmux.prompt)
            let run = try folder.run(["interview", "--resume"], input: "quit\n")
            #expect(run.words.contains("Question 2 of 3"))
        }
    }
}
