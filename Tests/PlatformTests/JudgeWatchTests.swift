import Foundation
import Testing

@testable import Platform

@Suite("A script that ends together with the judge")
struct JudgeWatchTests {
    private func run(_ script: String) throws -> ToolRun {
        try ToolRun(
            SandboxedCommand(script: script, environment: ["PATH": "/usr/bin:/bin"]),
            secondsAllowed: 60
        )
    }

    @Test(
        "While the judge runs, it does what it does by itself",
        arguments: [
            ("echo out; echo err >&2; exit 7", "out\nerr\n", 7),
            ("sleep 0.1 & wait; echo waited", "waited\n", 0),
            ("(exit 3) || echo failed", "failed\n", 0),
        ]
    )
    func alone(script: String, output: String, status: Int32) throws {
        let run = try run(script)
        #expect(run.text == output)
        #expect(run.end == .exited(status))
    }

    @Test("The signal that ends its last program is in its status")
    func signal() throws {
        #expect(try run("sh -c 'kill -XCPU $$'").end == .exited(128 + SIGXCPU))
    }

    @Test("When the judge ends, it is killed with all that it started")
    func killed() throws {
        let watch = try ProcessPipe()
        let output = try ProcessPipe()
        defer { close(output.reading) }
        let process = try ChildProcess(
            "/bin/sh",
            ["-c", JudgeWatch.script("sleep 60 & sleep 60")],
            environment: ["PATH": "/usr/bin:/bin"],
            descriptors: [(watch.reading, JudgeWatch.descriptor), (output.writing, 1)]
        )
        for end in [watch.reading, output.writing, watch.writing] { close(end) }
        #expect(process.wait() == .signalled(SIGKILL))
        // The pipe is at its end only when nothing is left that could write to it.
        var byte: UInt8 = 0
        #expect(read(output.reading, &byte, 1) == 0)
    }
}
