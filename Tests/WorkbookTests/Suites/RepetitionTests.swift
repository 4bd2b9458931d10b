import Catalogue
import Foundation
import Examples
import Testing

extension CommandTests {
    @Suite("The same again")
    struct RepetitionTests {
        private func folder(_ body: String) throws -> WorkbookFolder {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, BaseViewAnswer.file(body))
            return folder
        }

        private let ascending = BaseViewAnswer.right.replacing(
            "subviews.reversed()",
            with: "subviews"
        )

        /// When each kept report was written.
        private func keptReports(_ folder: WorkbookFolder) throws -> [Date?] {
            let files = try FileManager.default.contentsOfDirectory(
                at: folder.root.appendingPathComponent(".build/workbook/reports"),
                includingPropertiesForKeys: [.contentModificationDateKey]
            )
            return try files.map {
                try $0.resourceValues(forKeys: [.contentModificationDateKey])
                    .contentModificationDate
            }
        }

        /// The text about the first failure.
        private func section(_ run: CommandRun) -> Substring {
            run.output[(run.output.range(of: "\n\n")?.upperBound ?? run.output.startIndex)...]
                .prefix(while: { $0 != "▸" })
        }

        @Test("CASE and SEED repeat the very case of a failed check")
        func oneCase() throws {
            let folder = try folder(ascending)
            let whole = try folder.check("3", "--seed", "4711")
            let again = try folder.check("3", "--case", "frontmostView.1", "--seed", "4711")
            #expect(again.status == 1)
            #expect(!section(whole).isEmpty && section(whole) == section(again))
            let report = try ReportObject(
                folder.check("3", "--case", "frontmostView.1", "--seed", "4711", "--format", "json")
            )
            #expect(report.tests.map(\.outcome) == ["failed"])
        }

        /// As the explorer names it: above a view lies a hidden one, and the touch is on both.
        static let hiddenScene =
            "scene-eyJyb290Ijp7ImZyYW1lIjpbMCwwLDM3NSw2NjddLCJraW5kIjoid2luZG93IiwibmFtZSI6Indpbm"
            + "RvdyIsInZpZXdzIjpbeyJmcmFtZSI6WzAsMCwzNzUsNjY3XSwibmFtZSI6InJvb3QiLCJ2aWV3cyI6W3siZn"
            + "JhbWUiOlswLDAsMjAwLDIwMF0sIm5hbWUiOiJiZWxvdyJ9LHsiZnJhbWUiOlswLDAsMjAwLDIwMF0sImhpZG"
            + "RlbiI6dHJ1ZSwibmFtZSI6ImFib3ZlIn1dfV19LCJ0b3VjaCI6WzUwLDUwXX0"

        @Test(
            "CASE takes a scene from the explorer, which a wrong answer fails and a right one passes"
        )
        func sharedScene() throws {
            let wrong = try folder(BaseViewAnswer.right.replacing("!isHidden, ", with: ""))
            let failed = try wrong.check("3", "--case", RepetitionTests.hiddenScene)
            #expect(failed.status == 1, "\(failed.output)")
            #expect(failed.output.contains("First difference: The reference answers nil for above"))
            #expect(failed.output.contains("CASE=scene-"))
            #expect(
                failed.output.contains("✗ Agrees with the reference in the scene from the explorer")
            )
            #expect(!failed.output.contains("random"))
            let passed = try wrong.check(
                "3",
                "--case",
                RepetitionTests.hiddenScene,
                "--attempt",
                "\(Workbook().root)/Solutions/03-SystemHitTest/BaseView.swift"
            )
            #expect(passed.status == 0, "\(passed.output)")
        }

        @Test("A case by chance is the same scene for the same seed, another one for another")
        func caseByChance() throws {
            let folder = try folder("return subviews.first")
            func scene(_ seed: String) throws -> String {
                try folder.check(
                    "3",
                    "--case",
                    "randomHierarchies.7",
                    "--seed",
                    seed,
                    "--format",
                    "json"
                ).output.components(separatedBy: "\"scene\"").last ?? ""
            }
            let first = try scene("1")
            #expect(first.contains("view_1"))
            #expect(try first == scene("1"))
            #expect(try first != scene("2"))
        }

        @Test(
            "A case by chance that is right but for what is forbidden says so again",
            arguments: [ForbiddenByChance.superOfNamedScenes, .nextOfNamedScenes]
        )
        func forbiddenCaseByChance(answer: ForbiddenByChance) throws {
            let folder = try WorkbookFolder()
            try folder.answer(answer.exercise, answer.text)
            let number = "\(answer.exercise.number)"
            let whole = try folder.check(number, "--seed", "4711")
            #expect(whole.output.components(separatedBy: "✗ ").count == 3, "one test is not passed")
            #expect(whole.output.contains(answer.forbidden))
            let name = try #require(whole.output.firstMatch(of: /CASE=(\S+)/)?.output.1)
            let again = try folder.check(number, "--case", String(name), "--seed", "4711")
            #expect(again.status == 1)
            #expect(!section(whole).isEmpty && section(whole) == section(again))
        }

        @Test(
            "A rule broken in another test's scene is reported, and again when that case is repeated"
        )
        func ruleInAnotherScene() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, ForbiddenByChance.superOfTheExperiment)
            let whole = try folder.check("3", "--seed", "4711")
            #expect(whole.status == 1)
            #expect(whole.words.contains("hitTest(_:with:) must not call super.hitTest"))
            #expect(whole.words.contains("Your answer breaks a rule of the exercise"))
            let name = try #require(whole.output.firstMatch(of: /CASE=(\S+)/)?.output.1)
            let again = try folder.check("3", "--case", String(name), "--seed", "4711")
            #expect(again.status == 1)
            #expect(again.words.contains("hitTest(_:with:) must not call super.hitTest"))
        }

        @Test(
            "The same answer gets the same words again, from the cache",
            arguments: ["terminal", "json"]
        )
        func cached(format: String) throws {
            for body in [BaseViewAnswer.right, ascending, "return subviews.last!", "return 1"] {
                let folder = try folder(body)
                let first = try folder.check("3", "--format", format)
                let kept = try keptReports(folder)
                let again = try folder.check("3", "--format", format)
                #expect(first.output == again.output, "\(body)")
                #expect(first.status == again.status && first.complaint == again.complaint)
                // Graded again, it would have been kept again.
                #expect(try kept.count == 1 && keptReports(folder) == kept)
            }
        }

        @Test("A changed answer is graded anew, and the old one is still known")
        func changed() throws {
            let folder = try folder(ascending)
            let wrong = try folder.check("3")
            try folder.answer(.systemHitTest, BaseViewAnswer.file(BaseViewAnswer.right))
            #expect(try folder.check("3").status == 0)
            try folder.answer(.systemHitTest, BaseViewAnswer.file(ascending))
            #expect(try folder.check("3").output == wrong.output)
        }

        @Test("Without its cache the command finds the same")
        func withoutCache() throws {
            let folder = try folder(ascending)
            let first = try folder.check("3", "--seed", "9")
            try FileManager.default.removeItem(
                at: folder.root.appendingPathComponent(".build/workbook")
            )
            #expect(try folder.check("3", "--seed", "9").output == first.output)
        }

        @Test("One bad case does not hide the others' results")
        func othersResults() throws {
            let folder = try folder(
                "if subviews.isEmpty, isHidden { fatalError(\"hidden\") }\n" + BaseViewAnswer.right
            )
            let report = try ReportObject(folder.check("3", "--seed", "3", "--format", "json"))
            #expect(report.outcome == "crashed")
            #expect(report.tests.filter { $0.outcome == "passed" }.count > 12)
            let crashed = report.tests.filter { $0.outcome == "crashed" }
            #expect(!crashed.isEmpty)
            #expect(crashed.allSatisfy { $0.message?.contains("hidden") == true && $0.line == 5 })
        }

        @Test("A broken exercise does not affect another; all are summed up in a table")
        func otherExercises() throws {
            let folder = try folder("this is not Swift")
            try folder.solve(.containsPoint)
            try folder.answer(
                .shelterView,
                "import UIKit\nclass ShelterView: UIView { deinit { exit(0) } }"
            )
            let run = try folder.check("--seed", "2")
            #expect(run.status == 1)
            for exercise in Exercise.all { #expect(run.output.contains("\(exercise.number)")) }
            let json = try folder.check("--seed", "2", "--format", "json")
            let summary = try JSONDecoder().decode(Summary.self, from: Data(json.output.utf8))
            #expect(summary.schema == "workbook/summary/1")
            let others = [String](repeating: "notStarted", count: Exercise.all.count - 4)
            #expect(
                summary.exercises.map(\.outcome)
                    == ["passed", "notStarted", "didNotCompile", "crashed"] + others
            )
        }

        private struct Summary: Decodable {
            struct Exercise: Decodable { let outcome: String }
            let schema: String
            let exercises: [Exercise]
        }
    }
}
