import Catalogue
import Foundation
import Examples
import Testing

extension CommandTests {
    @Suite("The student's desk")
    struct DeskCommandTests {
        private let wrong = BaseViewAnswer.file(
            BaseViewAnswer.right.replacing("!isHidden, ", with: "")
        )

        @Test("Status knows what was checked, without checking")
        func status() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, wrong)
            #expect(try folder.run(["status"]).output.contains("not checked"))
            _ = try folder.check("3", "--seed", "7")
            _ = try folder.check("3")
            let checked = try folder.run(["status"])
            #expect(checked.status == 0)
            #expect(checked.lines.contains { $0.contains("3  ✗") && $0.contains("25/31") })
            try folder.answer(.systemHitTest, wrong + "\n")
            #expect(try folder.run(["status"]).output.contains("changed since"))
            try FileManager.default.removeItem(
                at: folder.root.appendingPathComponent(".build/workbook/desk")
            )
            #expect(try folder.run(["status"]).output.contains("not checked"))
        }

        @Test("Hints follow what the last check found, one more each time")
        func hints() throws {
            let folder = try WorkbookFolder()
            let unstarted = try folder.run(["hint"])
            #expect(unstarted.complaint == "Exercise 1, since no answer has changed yet:\n")
            let first = try folder.run(["hint", "3"])
            #expect(first.words.contains("Exercise 3, hint 1 of 3 Four questions, in this order."))
            try folder.answer(.systemHitTest, wrong)
            _ = try folder.check("3")
            let found = try folder.run(["hint", "3"])
            #expect(found.words.contains("Look at your list of reasons to refuse"))
            #expect(try folder.run(["hint", "3"]).output.contains("hint 2 of 3"))
            try folder.solve(.systemHitTest)
            _ = try folder.check("3")
            #expect(
                try folder.run(["hint", "3"]).output
                    == "Exercise 3 has passed, and needs no hint. "
                    + "make solution EX=3 shows other ways.\n"
            )
            let unnamed = try folder.run(["hint"])
            #expect(unnamed.complaint == "Exercise 3, whose answer changed last:\n")
            #expect(unnamed.output.hasPrefix("Exercise 3 has passed"))
        }

        @Test("The solution is shown after a pass, or by force; what the notes say does not count")
        func solution() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, wrong)
            let desk = folder.root.appendingPathComponent(".build/workbook/desk")
            try FileManager.default.createDirectory(at: desk, withIntermediateDirectories: true)
            try folder.write(
                "{\"3\":{\"outcome\":\"passed\",\"points\":31,\"maximum\":31,\"best\":31,\"hints\":0}}",
                to: ".build/workbook/desk/answers.json"
            )
            let refused = try folder.run(["solution", "3"])
            #expect(refused.status == 1 && refused.output == "")
            #expect(refused.complaint.hasPrefix("Exercise 3 has not passed yet. Try make"))
            let forced = try folder.run(["solution", "3", "--force"])
            #expect(forced.status == 0)
            #expect(forced.output.contains("\n+         guard !isHidden, isUserInteractionEnabled"))
            #expect(forced.words.contains("a lazy search that takes the first value"))
            #expect(
                forced.words.contains("make solution EX=3 SHOW=ChineseComments shows the first")
            )
            let shown = try folder.run(["solution", "--force", "--show", "lastwhere"])
            #expect(shown.complaint == "Exercise 3, whose answer changed last:\n")
            let alternative = folder.root.appendingPathComponent(
                "Solutions/03-SystemHitTest/Alternatives/LastWhere.swift"
            )
            #expect(try shown.output == String(contentsOf: alternative, encoding: .utf8))
            let unknown = try folder.run(["solution", "3", "--force", "--show", "magic"])
            #expect(unknown.status == 2)
            #expect(
                unknown.complaint.hasPrefix(
                    "SHOW=magic is unknown in exercise 3: choose one of ChineseComments, "
                )
            )
            try folder.answer(.systemHitTest, BaseViewAnswer.file(BaseViewAnswer.right))
            #expect(try folder.run(["solution", "3"]).status == 0)
        }

        @Test("A pass names the next exercise that has not passed")
        func nextOpen() throws {
            let folder = try WorkbookFolder()
            for exercise in [Exercise.shelterView, .systemHitTest] {
                try folder.solve(exercise)
                let run = try folder.check("\(exercise.number)")
                #expect(run.output.contains("Next: read Exercises/05-RoundButton/README.md"))
            }
        }

        @Test("A reset keeps the answer in a folder beside it")
        func reset() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, wrong)
            let run = try folder.run(["reset", "3"])
            #expect(
                run.output.hasPrefix(
                    "Exercises/03-SystemHitTest/BaseView.swift is the stub again. "
                        + "Your answer is kept:\nExercises/03-SystemHitTest/.kept/"
                )
            )
            #expect(
                try folder.run(["reset", "3"]).output
                    == "Exercises/03-SystemHitTest/BaseView.swift is the stub already.\n"
            )
            let kept = try #require(run.lines.last)
            let text = try String(
                contentsOf: folder.root.appendingPathComponent(kept),
                encoding: .utf8
            )
            #expect(text == wrong)
        }

        @Test("A student's own copy is checked, told of, helped and reset like the workbook's")
        func ownCopy() throws {
            let folder = try WorkbookFolder()
            let place = folder.root.path + " copy"
            defer { try? FileManager.default.removeItem(atPath: place) }
            #expect(try folder.run(["new", place]).words.contains("make watch EX=1"))
            let answer = place + "/Exercises/03-SystemHitTest/BaseView.swift"
            try Data(wrong.utf8).write(to: URL(fileURLWithPath: answer))
            let check = try folder.run(["check", "3", "--dir", place])
            #expect(check.status == 1)
            #expect(check.words.contains("CASE=hiddenView.1"))
            #expect(check.words.contains("DIR='\(place)'"))
            let here = try folder.run(
                ["check", "3", "--dir", place],
                environment: ["WORKBOOK_HERE": place]
            )
            #expect(here.words.contains("again make check EX=3 CASE=hiddenView.1"))
            #expect(try folder.run(["status", "--dir", place]).output.contains("25/31"))
            #expect(try folder.run(["status"]).output.contains("not started"))
            #expect(!(try folder.run(["status"]).output.contains("25/31")))
            #expect(
                try folder.run(["hint", "3", "--dir", place]).words.contains("refuse every touch")
            )
            let watch = try folder.run(["watch", "3", "--dir", place])
            #expect(watch.words.contains("\(place)/Exercises/03-SystemHitTest/BaseView.swift"))
            #expect(watch.words.contains("A hidden view is skipped"))
            #expect(try folder.run(["reset", "3", "--dir", place]).output.contains("/.kept/"))
            #expect(try folder.run(["solution", "3", "--dir", place]).status == 1)
            _ = try folder.run(
                ["cards", "--out", "cards.txt"],
                environment: ["WORKBOOK_HERE": place]
            )
            #expect(FileManager.default.fileExists(atPath: place + "/cards.txt"))
            let error = try folder.run(
                ["check", "3", "--dir", place],
                environment: ["WORKBOOK_HERE": place]
            )
            #expect(
                error.words.contains(
                    "Exercises/03-SystemHitTest/BaseView.swift run make check EX=3"
                )
            )
        }

        @Test(
            "In a pipe, keys are characters, and nothing is sent that only a terminal understands"
        )
        func pipedWatch() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, wrong)
            let run = try folder.run(["watch"], input: "lp\nx\u{1B}[A\nq never read")
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("Watching Exercises/01-ContainsPoint/"))
            let third = try folder.run(["watch", "3"], input: "lph\nx\u{1B}[A\u{FF}\nnq")
            #expect(third.status == 0)
            #expect(third.words.contains("✗ A hidden view is skipped, with all inside it expected"))
            #expect(third.output.contains("✕ tap at (100, 100)"))
            #expect(third.output.contains("Exercise 3, hint 1 of 3"))
            #expect(third.output.contains("That key does nothing"))
            #expect(third.output.contains("Exercise 4"))
            #expect(!third.output.contains("\u{1B}"))
        }

        @Test("A watch ends with its input, after the first report", arguments: ["", "\n"])
        func endOfInput(input: String) throws {
            let folder = try WorkbookFolder()
            let run = try folder.run(["watch", "5"], input: input)
            #expect(run.status == 0)
            #expect(run.output.contains("Exercise 5, A round button: not started"))
        }

        @Test(
            "Wrong use ends with 2 and a sentence",
            arguments: [
                (
                    ["reset"],
                    "make reset needs an exercise: choose one of EX=1 to EX=\(Exercise.all.count)."
                ),
                (
                    ["report", "--case", "a.1"],
                    "make report needs an exercise: choose one of EX=1 to EX=\(Exercise.all.count)."
                ),
                (["new", ""], "DIR is missing: make new DIR=../my-exercises."),
                (
                    ["check", "--dir", "/nowhere"],
                    "DIR=/nowhere contains no exercises: `make new DIR=/nowhere` starts a copy there."
                ),
                (["watch", "--force"], "--force is not understood."),
                (["hint", "99"], "There is no exercise 99."),
            ]
        )
        func wrongUse(arguments: [String], sentence: String) throws {
            let run = try WorkbookFolder().run(arguments)
            #expect(run.status == 2 && run.output == "")
            #expect(run.complaint.hasPrefix(sentence))
        }
    }
}
