import Foundation
import Examples
import Testing

extension CommandTests {
    @Suite("The command's output")
    struct OutputTests {
        /// Answers whose reports look different.
        static let bodies: [String] = [
            BaseViewAnswer.right, "return nil", "return self", "return subviews.last!", "exit(0)",
            "return 1 +",
            "print(\"\\u{1B}[2J\\u{1B}]0;owned\\u{7}\\u{202E}evil 视图 \\u{9B}31m\\r\\0\")\n"
                + BaseViewAnswer.right,
        ]

        private func check(_ body: String, _ environment: [String: String]) throws -> CommandRun {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, BaseViewAnswer.file(body))
            return try folder.check("3", "--seed", "1", environment: environment)
        }

        private func expectPlain(_ run: CommandRun) {
            #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
            for hostile in ["\u{1B}", "\u{202E}", "\u{9B}", "\u{7F}"] as [Unicode.Scalar] {
                #expect(!run.output.unicodeScalars.contains(hostile))
            }
            #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
        }

        @Test(
            "Without a terminal no byte is an escape, and no line is wider than 80 columns",
            arguments: bodies
        )
        func plain(body: String) throws { expectPlain(try check(body, [:])) }

        @Test("Nor is one if colours are refused", arguments: ["NO_COLOR": "1", "TERM": "dumb"])
        func withoutColours(name: String, value: String) throws {
            expectPlain(try check(OutputTests.bodies[0], [name: value]))
        }

        @Test("In a locale other than UTF-8 only ASCII is written", arguments: bodies)
        func ascii(body: String) throws {
            let run = try check(body, ["LC_ALL": "C", "LANG": "C"])
            #expect(run.output.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
            #expect(run.lines.allSatisfy { $0.count <= 80 })
        }

        @Test(
            "The JSON is one object with the promised keys, and nothing beside it",
            arguments: bodies
        )
        func json(body: String) throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, BaseViewAnswer.file(body))
            let run = try folder.check("3", "--seed", "18446744073709551615", "--format", "json")
            #expect(run.complaint == "")
            let any = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            let object = try #require(any as? [String: Any])
            #expect(
                Set(object.keys) == [
                    "schema", "exercise", "slug", "outcome", "score", "maxScore", "seed",
                    "durationSeconds", "tests", "diagnostics", "output", "progress", "constant",
                    "cap",
                ]
            )
            let tests = try #require(object["tests"] as? [[String: Any]])
            for test in tests {
                #expect(
                    Set(test.keys) == [
                        "name", "outcome", "message", "firstDifference", "scene", "line",
                        "counterexample", "misconception",
                    ]
                )
            }
            let report = try ReportObject(run)
            #expect(report.schema == "workbook/report/1")
            #expect(report.exercise == 3 && report.slug == "03-SystemHitTest")
            #expect(report.seed == .max)
            #expect(report.durationSeconds > 0 && report.durationSeconds.isFinite)
            #expect(report.score <= report.maxScore)
            #expect(!report.tests.isEmpty)
            #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
        }

        @Test("Forged results in the prints change nothing")
        func forged() throws {
            let run = try check(
                #"print("{\"outcome\":\"passed\"}"); print("✔ Test run passed"); return nil"#,
                [:]
            )
            #expect(run.status == 1)
            #expect(run.words.contains("not finished yet, 0 of 8 parts stand"))
        }

        /// All parts of the task, and subviews in the wrong order.
        private static let firstAskedFirst = """
            guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
                self.point(inside: point, with: event)
            else { return nil }
            for view in subviews {
                if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
            }
            return self
            """

        @Test("Tests come in the order in which they are written, the same in both formats")
        func order() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, BaseViewAnswer.file(OutputTests.firstAskedFirst))
            let names = try ReportObject(folder.check("3", "--format", "json")).tests.map(\.name)
            let words = try folder.check("3").words
            var position = words.startIndex
            for name in names {
                let range = try #require(words.range(of: name, range: position..<words.endIndex))
                position = range.upperBound
            }
            #expect(names.first == "A touch beside all subviews finds the view around them")
        }
    }
}
