import Foundation
import Testing

@testable import Platform

@Suite("A tool that is no longer needed")
struct CancellationTests {
    @Test("A cancelled tool ends at once, and has no end of its own")
    func cancelled() throws {
        let cancellation = Cancellation()
        let start = FileManager.default.temporaryDirectory
            .appendingPathComponent("started \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: start) }
        Thread.detachNewThread {
            while !FileManager.default.fileExists(atPath: start.path) { usleep(1_000) }
            cancellation.cancel()
            cancellation.cancel()
        }
        let run = try ToolRun(
            "/bin/sh",
            ["-c", "echo begun; : > '\(start.path)'; sleep 600"],
            secondsAllowed: 600,
            cancellation: cancellation
        )
        #expect(run.end == nil)
        #expect(run.text == "begun\n" || run.text.isEmpty)
        #expect(cancellation.isCancelled)
    }

    @Test("A tool that refuses to end is killed")
    func stubborn() throws {
        let cancellation = Cancellation()
        cancellation.cancel()
        let run = try ToolRun(
            "/bin/sh",
            ["-c", "trap '' TERM; while :; do sleep 0.1; done"],
            secondsAllowed: 600,
            cancellation: cancellation
        )
        #expect(run.end == nil)
    }

    @Test("A tool that is not cancelled ends as ever")
    func undisturbed() throws {
        let run = try ToolRun(
            "/bin/sh",
            ["-c", "echo done"],
            secondsAllowed: 600,
            cancellation: Cancellation()
        )
        #expect(run.end == .exited(0) && run.text == "done\n")
    }
}
