import Catalogue
import Foundation
import Testing

extension CommandTests {
    @Suite("Engines")
    struct EngineTests {
        /// The whole tests take minutes; `make engines-test` asks for them.
        private static var isWhole: Bool {
            ProcessInfo.processInfo.environment["WORKBOOK_ALL_ENGINES"] != nil
        }
        private var students: Int { EngineTests.isWhole ? 8 : 4 }

        @Test(
            "GNU parallel grades as this machine does, although a host dies midway",
            .enabled(if: SecureShellHosts.isPossible, "needs root, GNU parallel, sshd and unshare")
        )
        func dyingHost() throws {
            let hosts = try SecureShellHosts()
            let faulty = try FaultyWorkbook(in: hosts.folder.url, failure: .powerFails)
            try expectSameResults(
                ["--engine", "parallel", "--hosts", "first,second", "--jobs", "1"],
                faulty,
                hosts.environment
            )
        }

        @Test(
            "Slurm grades as this machine does, although a job is cancelled midway",
            .enabled(if: SlurmCluster.isPossible, "needs root, Slurm, munge and unshare")
        )
        func cancelledJob() throws {
            let cluster = try SlurmCluster()
            let faulty = try FaultyWorkbook(in: cluster.folder.url, failure: .jobIsCancelled)
            let run = try expectSameResults(["--engine", "slurm"], faulty, cluster.environment)
            #expect(run.complaint.contains("is not graded yet; trying again."), "\(run.complaint)")
            #expect(run.complaint.contains("The reason is in elsewhere/.workbook/slurm-"))
        }

        @Test(
            "Slurm grades as this machine does, although a node dies midway",
            .enabled(if: isWhole, "takes a minute; make engines-test runs it"),
            .enabled(if: SlurmCluster.isPossible, "needs root, Slurm, munge and unshare")
        )
        func dyingNode() throws {
            let cluster = try SlurmCluster()
            let faulty = try FaultyWorkbook(in: cluster.folder.url, failure: .powerFails)
            try expectSameResults(["--engine", "slurm"], faulty, cluster.environment)
        }

        /// Grades a class with an engine and without, and expects the same to the byte.
        @discardableResult
        private func expectSameResults(
            _ engine: [String],
            _ faulty: FaultyWorkbook,
            _ environment: [String: String]
        ) throws -> CommandRun {
            let folder = try WorkbookFolder()
            let dealt = try DealtClass(folder, students: students)
            #expect(try dealt.grade(into: "here").status == 0)
            let run = try dealt.grade(
                into: "elsewhere",
                engine,
                environment: environment.merging(["WORKBOOK_REMOTE": faulty.path]) { $1 }
            )
            #expect(run.status == 0, "\(run.complaint)")
            #expect(faulty.hasFailed)
            let here = try dealt.results(in: "here")
            let elsewhere = try dealt.results(in: "elsewhere")
            #expect(here.count == 4 + (dealt.students.count + 1) * (Exercise.all.count + 2))
            #expect(here["gradebook.csv"]?.contains("The submission is") == false)
            #expect(here.keys.sorted() == elsewhere.keys.sorted())
            let names = here.keys.sorted().filter { here[$0] != elsewhere[$0] }
            let differing = names.map { name in
                let (own, other) = (here[name, default: ""], elsewhere[name, default: ""])
                let same = zip(own, other).prefix { $0 == $1 }.count
                let parts = [own, other].map { $0.dropFirst(max(same - 60, 0)).prefix(300) }
                return "\(name): \(parts[0]) / \(parts[1])"
            }
            #expect(differing == [])
            return run
        }
    }
}
