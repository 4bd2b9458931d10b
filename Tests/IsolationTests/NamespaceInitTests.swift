import Foundation
import Testing

@testable import Isolation
@testable import Platform

/// Whether there is a bubblewrap that this machine lets make namespaces.
private let hasBubblewrap: Bool = {
    guard let program = try? SandboxTools.find("bwrap", package: "") else { return false }
    let run = try? ToolRun(
        program,
        ["--unshare-all", "--ro-bind", "/", "/", "true"],
        secondsAllowed: 20
    )
    return run?.end?.isSuccess == true
}()

@Suite("The end of all that runs in a box", .enabled(if: hasBubblewrap))
struct NamespaceInitTests {
    /// An argument by which this test's processes are told from all others.
    private let mark = "\(UInt32.random(in: 1_000_000...9_999_999))"

    /// A box that would outlive its judge: nothing ends it with its parent, and it is in another group.
    private func box(_ script: String, tells: Bool = true) -> SandboxedCommand {
        let box = "setsid bwrap --unshare-all --ro-bind / / --proc /proc --dev /dev"
        return SandboxedCommand(
            executable: "/bin/sh",
            arguments: ["-c", "\(box) \(tells ? "--info-fd 7" : "") \(script)"],
            environment: ["PATH": "/usr/bin:/bin"],
            makesNamespace: true
        )
    }

    /// Whether a process of this test runs, at the latest after some seconds.
    private func runs(_ isExpected: Bool) -> Bool {
        for _ in 0..<200 {
            if isRunning == isExpected { return isExpected }
            usleep(20_000)
        }
        return !isExpected
    }

    private var isRunning: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.contains { name in
            let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
            return words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                == ["sleep", mark]
        }
    }

    @Test("A killed process takes all of its sandbox with it, in whatever group and session")
    func killed() throws {
        let process = try ChildProcess(box("sleep \(mark) & exec sleep 3600"), with: [])
        #expect(runs(true))
        process.kill()
        #expect(process.wait() == .signalled(SIGKILL))
        #expect(!isRunning)
    }

    @Test("A process that ends by itself leaves nothing of its sandbox behind")
    func ended() throws {
        let process = try ChildProcess(
            box("sh -c 'setsid sleep \(mark) & sleep 3'"),
            with: [(1, 1)]
        )
        #expect(runs(true))
        #expect(process.wait() == .exited(0))
        #expect(!isRunning)
    }

    @Test("So does what is asked whether it has ended")
    func polled() throws {
        let process = try ChildProcess(
            box("sh -c 'setsid sleep \(mark) & sleep 3'"),
            with: [(1, 1)]
        )
        #expect(runs(true))
        var end: ProcessEnd?
        while end == nil { end = process.poll() }
        #expect(end == .exited(0))
        #expect(!isRunning)
    }

    @Test("A tool that takes too long ends with all of its box")
    func tool() throws {
        let run = try ToolRun(
            box("sh -c 'setsid sleep \(mark) >/dev/null 2>&1 & exec sleep 3600'"),
            secondsAllowed: 0.5
        )
        #expect(run.end == nil)
        #expect(!isRunning)
    }

    @Test("Its program is asked for a report, whatever started it, and nothing else is")
    func asked() throws {
        let pipe = try ProcessPipe()
        let script = "trap 'echo asked; exit 5' QUIT; echo up; while :; do sleep 0.05; done"
        let process = try ChildProcess(
            box("sh -c '\(script.replacing("'", with: "'\\''"))'"),
            with: [(pipe.writing, 1)]
        )
        close(pipe.writing)
        let output = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
        #expect(output.availableData == Data("up\n".utf8))
        #expect(process.askForReport())
        #expect(output.availableData == Data("asked\n".utf8))
        #expect(process.wait() == .exited(5))
    }

    @Test("A command that makes no box after all is one like any other")
    func without() throws {
        let command = SandboxedCommand(
            executable: "/bin/sh",
            arguments: ["-c", "echo no box; exit 3"],
            environment: [:],
            makesNamespace: true
        )
        let run = try ToolRun(command, secondsAllowed: 20)
        #expect(run.end == .exited(3))
        #expect(run.text == "no box\n")
    }
}
