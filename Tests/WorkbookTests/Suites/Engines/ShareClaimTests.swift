import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite("A share that outlives its run")
    struct ShareClaimTests {
        @Test("It holds the results, so that the next run leaves its copies of answers alone")
        func claim() throws {
            let sample = try GradedClass()
            try sample.handIn("ada", body: "while true {}")
            // Deals the shares, and grades none.
            let engine = try FakeEngine(["parallel": "cat >/dev/null"], in: sample.folder)
            let dealt = try sample.folder.run(
                sample.arguments(["--seed", "11"] + FakeEngine.parallel),
                environment: engine.environment
            )
            #expect(dealt.status == 3, "\(dealt.complaint)")
            let share = try RunningCommand(
                ["grade-share", sample.results().path, "1"],
                in: sample.folder
            )
            let work = sample.results().appendingPathComponent(".workbook")
            let copies = work.appendingPathComponent("answers").path
            func names() -> [String] {
                (try? FileManager.default.contentsOfDirectory(atPath: copies)) ?? []
            }
            try RunningCommand.wait(for: "an answer in work") { !names().isEmpty }
            let graders = open(work.appendingPathComponent("graders").path, O_RDWR)
            defer { close(graders) }
            #expect(flock(graders, LOCK_EX | LOCK_NB) != 0)
            #expect(try share.end().status == 0)
            #expect(flock(graders, LOCK_EX | LOCK_NB) == 0)
        }
    }
}
