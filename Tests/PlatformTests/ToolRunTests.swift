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

    @Test("What goes on for too long is ended")
    func tooLong() throws {
        let run = try shell("while :; do :; done", seconds: 0.2)
        #expect(run.end == nil)
    }

    @Test("After a timeout their CPU time is told, where the system reports it")
    func computed() throws {
        guard OperatingSystem.own == .linux else { return }
        let loop = try #require(shell("while :; do :; done", seconds: 0.4).secondsComputed)
        let sleep = try #require(shell("exec sleep 600", seconds: 0.4).secondsComputed)
        #expect(loop > sleep)
        #expect(try shell("true").secondsComputed == nil)
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
