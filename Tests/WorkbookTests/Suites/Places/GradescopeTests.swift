import Catalogue
import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite(
        "Gradescope's autograder",
        .enabled(if: AutograderFolder.isPossible, "needs zip, unzip and bash")
    )
    struct GradescopeTests {
        /// Gradescope's keys of a result, and of a test in it.
        private static let resultKeys: Set = [
            "score", "execution_time", "output", "output_format", "test_output_format",
            "test_name_format", "visibility", "stdout_visibility", "extra_data", "tests",
            "leaderboard",
        ]
        private static let testKeys: Set = [
            "score", "max_score", "status", "name", "name_format", "number", "output",
            "output_format", "tags", "visibility", "extra_data",
        ]

        @Test("The unpacked zip grades a submission, and says so as Gradescope reads it")
        func protocolOfGradescope() throws {
            let folder = try AutograderFolder(
                WorkbookFolder(),
                ["--seed", "7", "--sandbox", "none"]
            )
            let wrong = BaseViewAnswer.right.replacing("!isHidden, ", with: "")
            try folder.write(BaseViewAnswer.file(wrong), to: "submission/BaseView.swift")
            let run = try folder.run()
            #expect(run.end?.isSuccess == true, "\(run.text)")
            let text = try #require(folder.text("results/results.json"))
            let results = try #require(
                JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            )
            #expect(GradescopeTests.resultKeys.isSuperset(of: results.keys))
            let tests = try #require(results["tests"] as? [[String: Any]])
            var points = (0.0, 0.0)
            for test in tests {
                #expect(GradescopeTests.testKeys.isSuperset(of: test.keys))
                let score = try #require(test["score"] as? Double)
                let most = try #require(test["max_score"] as? Double)
                let status = try #require(test["status"] as? String)
                #expect(0 <= score && score <= most)
                #expect(status == "passed" ? score == most : status == "failed")
                #expect((test["name"] as? String)?.hasPrefix("Exercise ") == true)
                points = (points.0 + score, points.1 + most)
            }
            // The exercises that are missing give nothing, and count.
            let scheme = try Workbook().pointsScheme()
            let worth = try Exercise.all.map { try #require(scheme.maximum(of: $0.number)) }
            #expect(points == (25, worth.reduce(0, +)))
            #expect(results["score"] == nil)
            let missing = tests.count { ($0["tags"] as? [String]) == ["missing"] }
            #expect(missing == worth.count - 1)
            let hidden = tests.first {
                ($0["name"] as? String)?.contains("A hidden view is") == true
            }
            #expect(hidden?["status"] as? String == "failed")
            #expect((hidden?["output"] as? String)?.contains("below is hit") == true)
        }

        @Test("A grader at fault leaves no result, not even an old one: that is no zero")
        func fault() throws {
            let folder = try AutograderFolder(WorkbookFolder(), ["--sandbox", "none"])
            try folder.write("{}", to: "results/results.json")
            let run = try folder.run(kit: folder.root.path)
            #expect(run.end?.isSuccess == false)
            #expect(run.text.hasSuffix("at fault, not the submission. Run the autograder again.\n"))
            #expect(folder.text("results/results.json") == nil)
        }

        @Test("The zip holds what the kit is built from, the settings, and the points")
        func contents() throws {
            let workbook = try WorkbookFolder()
            let points = workbook.root.appendingPathComponent("my points.csv").path
            try Data("3,*,50\n".utf8).write(to: URL(fileURLWithPath: points))
            let folder = try AutograderFolder(workbook, ["--seed", "7", "--points", points])
            #expect(folder.text("source/settings") == "SEED=7\nSANDBOX=\n")
            #expect(folder.text("source/points.csv") == "3,*,50\n")
            for name in ["Package.swift", "Makefile", "Sources/workbook/WorkbookCommand.swift"] {
                #expect(folder.text("source/workbook/\(name)") != nil, "\(name)")
            }
            let names = try FileManager.default.contentsOfDirectory(
                atPath: folder.root.appendingPathComponent("source/workbook").path
            )
            let expected = [
                "Exercises", "LICENSE", "Makefile", "Package.swift", "Solutions", "Sources",
                "Tests",
            ]
            #expect(names.sorted() == expected)
            for script in ["setup.sh", "run_autograder", "install-swift.sh"] {
                let path = folder.root.appendingPathComponent("source/\(script)").path
                #expect(FileManager.default.isExecutableFile(atPath: path))
                let bash = OutsidePrograms.path(of: "bash") ?? "/bin/bash"
                let reading = try ToolRun(bash, ["-n", path], secondsAllowed: 20)
                #expect(reading.end?.isSuccess == true && reading.text == "")
            }
        }
    }
}
