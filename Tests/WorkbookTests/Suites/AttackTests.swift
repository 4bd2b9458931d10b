import Foundation
import Testing

extension CommandTests {
    @Suite("Attacks on the grader")
    struct AttackTests {
        /// An attack of each sort, those that end soon: `make attacks` tries them all.
        private static let sample = [
            "SuperInScenesByChance", "BacktickAttributes", "MemoryFile", "DuplicateMain",
            "ExitInMethod", "KillsEverybody", "ForkBomb", "MarkupEverywhere", "CStreams",
            "Solutions",
            "Pipe", "LinkToTheSolution",
        ]

        /// Whether other people's answers can be run here.
        private static let hasSandbox: Bool = {
            guard let folder = try? WorkbookFolder() else { return false }
            return (try? folder.run(["sandbox"]))?.status == 0
        }()

        @Test(
            "An attack of each sort is held, and leaves nothing behind",
            .enabled(
                if: hasSandbox,
                "There is no sandbox here, so no attack was tried: apt-get install bubblewrap."
            )
        )
        func sampleIsHeld() throws {
            let folder = try WorkbookFolder(withAttacks: true)
            let run = try folder.run(
                // Other tests keep the machine busy.
                [
                    "attacks", "--seconds", "90", "--only",
                    AttackTests.sample.joined(separator: " "),
                ],
                of: "maintain"
            )
            #expect(run.status == 0, "\(run.output)\(run.complaint)")
            #expect(run.complaint == "\(AttackTests.sample.count) attacks\n")
            #expect(
                run.output.contains(
                    "\(AttackTests.sample.count) of \(AttackTests.sample.count) attacks held"
                )
            )
        }

        @Test("An attack whose head promises something else is told, and the class is kept")
        func wrongExpectation() throws {
            guard AttackTests.hasSandbox else { return }
            let folder = try WorkbookFolder(withAttacks: true)
            let path = "Tests/WorkbookTests/Attacks/Harmless/StaticCache.swift"
            let file = folder.root.appendingPathComponent(path)
            let text = try String(contentsOf: file, encoding: .utf8)
            try folder.write(
                text.replacing("// Expect: passed", with: "// Expect: failed"),
                to: path
            )
            let run = try folder.run(["attacks", "--only", "StaticCache"], of: "maintain")
            #expect(run.status == 1)
            #expect(run.output.contains("✗ Harmless/StaticCache is passed, not failed.\n"))
            let kept = try #require(
                run.output.firstMatch(of: /The class and its results: (\S+)/)?.output.1
            )
            #expect(FileManager.default.fileExists(atPath: "\(kept)/out/gradebook.csv"))
            try FileManager.default.removeItem(atPath: String(kept))
        }

        @Test("Without protection no attack is tried, and one that there is not is named")
        func wrongUse() throws {
            let folder = try WorkbookFolder(withAttacks: true)
            let open = try folder.run(["attacks", "--sandbox", "none"], of: "maintain")
            #expect(open.status == 2)
            #expect(open.complaint.contains("attacks are never run without a sandbox"))
            let unknown = try folder.run(["attacks", "--only", "Nothing"], of: "maintain")
            #expect(unknown.status == 2)
            #expect(unknown.complaint.contains("ONLY=Nothing: there is no such attack"))
        }
    }
}
