import Foundation
import Testing

@testable import Platform

@Suite("The programs that the judge starts")
struct ToolRunTests {
    private func shell(_ script: String, seconds: Double = 60) throws -> ToolRun {
        try ToolRun("/bin/sh", ["-c", script], environment: [:], secondsAllowed: seconds)
    }

    @Test(
        "Signals end them, whatever the thread that starts them has blocked",
        arguments: [(SIGINT, "INT"), (SIGTERM, "TERM"), (SIGHUP, "HUP"), (SIGPIPE, "PIPE")]
    )
    func signals(number: Int32, name: String) throws {
        let run = try shell("kill -\(name) $$; echo survived")
        #expect(run.end == .signalled(number))
        #expect(run.text == "")
    }

    @Test("Their end is told, and what they printed on both channels")
    func output() throws {
        let run = try shell("echo out; echo err >&2; exit 7")
        #expect(run.end == .exited(7))
        #expect(run.text == "out\nerr\n")
    }

    @Test("An expected first line is removed from the output; any other stays")
    func firstLine() throws {
        var run = try shell("echo started; echo started; exit 1")
        let isStarted = run.dropFirstLine("started")
        #expect(isStarted)
        #expect(run.text == "started\n")
        var other = try shell("echo 'starte'; echo started")
        let isOtherStarted = other.dropFirstLine("started")
        #expect(!isOtherStarted)
        #expect(other.text == "starte\nstarted\n")
    }

    @Test("A tool that exceeds its time limit is ended")
    func tooLong() throws {
        let run = try shell("while :; do :; done", seconds: 0.2)
        #expect(run.end == nil)
    }

    @Test("A machine however busy does not extend the time of a tool past its last limit")
    func atMost() throws {
        let run = try ToolRun(
            SandboxedCommand(script: "sleep 60", environment: ["PATH": "/usr/bin:/bin"]),
            secondsAllowed: 60,
            secondsAtMost: 0.2
        )
        #expect(run.end == nil)
    }

    @Test(
        "After a timeout the CPU time until then is told",
        .enabled(if: OperatingSystem.own == .linux)
    )
    func computedUntilTimeout() throws {
        let sleep = try #require(shell("exec sleep 600", seconds: 0.4).secondsOfLongestThread)
        // A machine that stands still for that time computes nothing.
        let loops = (1...10).lazy.map { _ in
            try? shell("while :; do :; done", seconds: 0.4).secondsOfLongestThread
        }
        #expect(loops.contains { $0.map { $0 > sleep } ?? false })
        #expect(try shell("true").secondsOfLongestThread == nil)
    }

    @Test("The CPU time of the tool and of its children is told")
    func computed() throws {
        let counting = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"
        let busy = try shell("(\(counting)); true").secondsComputed
        #expect(try shell("true").secondsComputed < busy)
        #expect(busy > 0.01)
    }

    @Test("More output than is kept is read and forgotten")
    func flood() throws {
        let run = try ToolRun(
            "/bin/sh",
            ["-c", "i=0; while [ $i -lt 2000 ]; do echo 0123456789; i=$((i+1)); done"],
            environment: [:],
            secondsAllowed: 60,
            outputLimit: 1_000
        )
        #expect(run.end == .exited(0))
        #expect(run.output.count == 1_000)
    }

    @Test("They see the environment and the open files that they are given, and nothing else")
    func surroundings() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try Data("open".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try ToolRun(
            "/bin/sh",
            ["-c", "cat <&5; echo; read line || echo end; echo $NAME"],
            environment: ["NAME": "value", "PATH": "/usr/bin:/bin"],
            openFiles: [5: file.path],
            secondsAllowed: 60
        )
        #expect(run.text == "open\nend\nvalue\n")
    }

    @Test("A program that is not there is a fault, not an end")
    func missing() {
        #expect(throws: SpawnError.self) {
            try ToolRun("/no/such/program", [], environment: [:], secondsAllowed: 1)
        }
    }
}
