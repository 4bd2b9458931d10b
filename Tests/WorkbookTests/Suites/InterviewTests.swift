import Foundation
import Judge
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
            #expect(first.words.contains("`make interview RESUME=1` goes on with it."))
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
            #expect(broken.words.contains("It does not compile. line 2:"))
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
            #expect(run.words.contains("“banana” is no name here."))
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
            let written = try folder.run(["cards", "--output", "cards.txt"])
            #expect(written.output.hasSuffix("cards are in cards.txt: in Anki, File, Import.\n"))
            let file = folder.root.appendingPathComponent("cards.txt")
            #expect(try String(contentsOf: file, encoding: .utf8) == shown.output)
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
            #expect(run.words.contains("The input is at an end."))
        }

        // MARK: In a terminal

        @Test(
            "In a terminal of 80 by 24 one comes from start to scorecard, with colours and without",
            .enabled(if: TerminalScreen.isPossible),
            arguments: [true, false]
        )
        func terminal(hasColours: Bool) throws {
            let folder = try WorkbookFolder()
            let screen = try TerminalScreen(
                ["interview", "--seed", "11", "--questions", "3", "--new"],
                in: folder,
                environment: hasColours ? [:] : ["NO_COLOR": "1"]
            )
            try screen.wait(for: "Question 1 of 3: explain.")
            try screen.type("I would say that it depends.")
            try screen.type("")
            try screen.wait(for: "Which of these points did you make?")
            try screen.type("maybe")
            try screen.wait(for: "Type y for yes or n for no.")
            for _ in 0..<6 where try !screen.text().contains("Question 2 of 3") {
                try screen.type("y")
            }
            try screen.wait(for: "Question 2 of 3: predict.")
            try screen.type("banana")
            try screen.wait(for: "is no name here")
            try screen.type("skip")
            try screen.wait(for: "Question 3 of 3: write code.")
            try screen.type("check")
            try screen.wait(for: "The file is still the empty stub.")
            try screen.type("done")
            try screen.wait(for: "Scorecard, seed 11")
            #expect(try screen.text(withColours: true).contains("\u{1B}[") == hasColours)
        }

        @Test("After Ctrl-C nothing is lost", .enabled(if: TerminalScreen.isPossible))
        func interrupted() throws {
            let folder = try WorkbookFolder()
            let screen = try TerminalScreen(
                ["interview", "--seed", "11", "--questions", "3", "--new"],
                in: folder
            )
            try screen.wait(for: "Question 1 of 3")
            try screen.type("skip")
            try screen.wait(for: "Question 2 of 3")
            try screen.press("C-c")
            try screen.waitForEnd()
            let run = try folder.run(["interview", "--resume"], input: "quit\n")
            #expect(run.words.contains("Question 2 of 3"))
        }
    }
}
