import Catalogue
import Examples
import Foundation
import Testing

extension CommandTests {
    @Suite("Lines for editors")
    struct EditorTests {
        private struct Tasks: Decodable {
            let tasks: [Task]

            struct Task: Decodable {
                let command: String
                let problemMatcher: Matcher?

                enum CodingKeys: CodingKey { case command, problemMatcher }

                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    command = try container.decode(String.self, forKey: .command)
                    problemMatcher = try? container.decode(Matcher.self, forKey: .problemMatcher)
                }
            }

            struct Matcher: Decodable { let pattern: Pattern }

            struct Pattern: Decodable { let regexp: String }
        }

        /// The matches of the committed task's problem matcher in a command's output.
        private func matches(_ output: String) throws -> [[String]] {
            let data = try Data(
                contentsOf: WorkbookFolder.repository.appendingPathComponent(".vscode/tasks.json")
            )
            let tasks = try JSONDecoder().decode(Tasks.self, from: data).tasks
            let pattern = try #require(tasks.compactMap(\.problemMatcher).first?.pattern.regexp)
            let regex = try Regex(pattern)
            return output.split(separator: "\n").compactMap { line in
                try? regex.wholeMatch(in: line).map { match in
                    match.output.dropFirst().map { String($0.substring ?? "") }
                }
            }
        }

        @Test("The task's matcher finds the failed scene on the student's line, in any copy")
        func failedScene() throws {
            let folder = try WorkbookFolder()
            let place = folder.root.path + " copy"
            defer { try? FileManager.default.removeItem(atPath: place) }
            _ = try folder.run(["new", place])
            let answer = place + "/" + WorkbookFolder.answerPath(.systemHitTest)
            let text = BaseViewAnswer.file(
                BaseViewAnswer.right.replacing("!isHidden, ", with: "")
            )
            try Data(text.utf8).write(to: URL(fileURLWithPath: answer))
            let run = try folder.run(
                ["check", "03-SystemHitTest", "--dir", place, "--format", "editor"]
            )
            #expect(run.status == 1)
            let match = try #require(try matches(run.output).first)
            let line = try #require(Int(match[1]))
            #expect(match[0] == answer && match[3] == "error")
            #expect(match[4].hasPrefix("A hidden view is skipped, with all inside it: expected "))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[line - 1].contains("override func hitTest"))
            #expect(run.output.contains("25 of 30 tests passed"))
            #expect(
                FileManager.default.fileExists(atPath: place + "/.vscode/tasks.json")
            )
        }

        @Test("It finds what the compiler says, and nothing after a pass")
        func compiler() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, "import UIKit\nnonsense")
            let broken = try folder.check("3", "--format", "editor")
            let match = try #require(try matches(broken.output).first)
            #expect(match[0] == folder.root.path + "/" + WorkbookFolder.answerPath(.systemHitTest))
            #expect(match[1] == "2" && match[3] == "error")
            try folder.solve(.systemHitTest)
            let passed = try folder.check("3", "--format", "editor")
            #expect(passed.status == 0)
            #expect(try matches(passed.output).isEmpty)
        }
    }
}
