import Catalogue
import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite("A class and its sandbox")
    struct ClassSandboxTests {
        private let sample: GradedClass

        init() throws {
            sample = try GradedClass()
            try sample.handIn("ada", body: BaseViewAnswer.right)
            try sample.handIn("ben", body: SampleClass.ascending)
            try sample.handIn("cem", body: "exit(0)")
        }

        /// Whether untrusted answers can be run safely on this machine.
        private static let hasBubblewrap: Bool = {
            let run = try? WorkbookFolder().run(["sandbox", "--sandbox", "bubblewrap"])
            return run?.status == 0
        }()

        @Test(
            "Without bubblewrap it refuses, says what to install, and writes nothing",
            .enabled(if: OperatingSystem.own == .linux)
        )
        func missingBubblewrap() throws {
            let empty = sample.folder.root.appendingPathComponent("no programs").path
            let run = try sample.grade("--sandbox", "bubblewrap", environment: ["PATH": empty])
            #expect(run.status == 3)
            #expect(run.output == "")
            #expect(
                run.complaint
                    == "There is no bwrap on this machine, and without it untrusted answers are not "
                    + "run. Install it (apt-get install bubblewrap), or choose SANDBOX=none if you "
                    + "trust every answer.\n"
            )
            #expect(!FileManager.default.fileExists(atPath: sample.results().path))
        }

        @Test(
            "With an engine, a machine without bubblewrap may deal the class out",
            .enabled(if: OperatingSystem.own == .linux)
        )
        func engineWithoutSandbox() throws {
            let run = try sample.grade(
                "--engine",
                "slurm",
                "--sandbox",
                "bubblewrap",
                environment: ["PATH": "/no/programs"]
            )
            // The engine is missing.
            #expect(run.complaint.contains("sbatch"), "\(run.complaint)")
            #expect(!run.complaint.contains("bwrap"))
        }

        @Test(
            "Bubblewrap is what is taken where nothing is chosen",
            .enabled(if: OperatingSystem.own == .linux)
        )
        func standard() throws {
            let run = try sample.folder.run(
                ["grade", "class", "--out", "results"],
                environment: ["PATH": "/no/programs"]
            )
            #expect(run.status == 3)
            #expect(run.complaint.hasPrefix("There is no bwrap on this machine"))
        }

        @Test(
            "In a sandbox the same comes out, and every report says so",
            .enabled(if: hasBubblewrap)
        )
        func bubblewrap() throws {
            let open = try sample.grade("--seed", "11")
            #expect(open.complaint.contains("sandbox none: the answers could do whatever"))
            let first = try sample.grades()
            let refused = try sample.grade("--sandbox", "bubblewrap")
            #expect(refused.status == 2)
            #expect(
                refused.complaint
                    == "OUT=results was graded with SANDBOX=none, not bubblewrap. Choose that one, or "
                    + "name another folder with OUT=.\n"
            )
            let run = try sample.grade("--seed", "11", "--sandbox", "bubblewrap", into: "boxed")
            #expect(run.status == 0, "\(run.complaint)")
            let words = "bubblewrap: no files, no network, no other processes"
            #expect(run.complaint.contains("sandbox \(words)\n"))
            let missing = 3 * (Exercise.all.count - 1)
            #expect(run.complaint.contains("3 answers graded, \(missing) missing\n"))
            #expect(run.output.hasSuffix("seed 11, sandbox \(words)\n"))
            let second = try sample.grades(in: "boxed")
            #expect(second.protections == ["bubblewrap"])
            let answers = second.students.flatMap(\.answers)
            #expect(answers.allSatisfy { $0.protection == "bubblewrap" && $0.seed == 11 })
            #expect(second.students.map(\.third?.outcome) == ["passed", "failed", "crashed"])
            #expect(first.students.map(\.third?.outcome) == second.students.map(\.third?.outcome))
            #expect(first.students.map(\.points) == second.students.map(\.points))
            for name in ["ada.md", "ada.html", "ben.md", "ben.html", "cem.md", "cem.html"] {
                #expect(
                    try sample.text("feedback/\(name)", in: "boxed").contains("\(words)."),
                    "\(name)"
                )
            }
        }
    }
}
