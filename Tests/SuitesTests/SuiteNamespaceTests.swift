import Foundation
import Testing

@testable import Suites
@testable import Platform

@Suite("The namespace of a suite's process")
struct SuiteNamespaceTests {
    /// Whether the system lets anybody make one.
    private static let isPossible = SuiteNamespace.command(["/bin/sh"]).count > 1

    /// An argument by which this test's process is told from all others.
    private let mark = "\(UInt32.random(in: 1_000_000...9_999_999))"

    private var isRunning: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.contains { name in
            let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
            return words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                == ["sleep", mark]
        }
    }

    private func waits(until condition: () -> Bool) -> Bool {
        for _ in 0..<6_000 {
            if condition() { return true }
            usleep(20_000)
        }
        return false
    }

    @Test(
        "Processes that a suite started end with it, in whatever session",
        .enabled(if: isPossible)
    )
    func killed() throws {
        let command = ToolRun.endingWithJudge(SuiteNamespace.command(["/bin/sh"]))
        let process = try ChildProcess(
            command[0],
            command.dropFirst() + ["-c", "setsid sleep \(mark) & exec sleep 3600"],
            environment: ["PATH": "/usr/bin:/bin"],
            descriptors: []
        )
        #expect(waits { isRunning })
        _ = kill(process.identifier, SIGKILL)
        _ = process.wait()
        #expect(waits { !isRunning })
    }

    @Test(
        "A process in it finds itself, and what it starts, by their numbers",
        .enabled(if: OperatingSystem.own == .linux)
    )
    func numbers() throws {
        let command = SuiteNamespace.command(["/bin/sh"])
        let run = try ToolRun(
            command[0],
            command.dropFirst() + [
                "-c", "sleep 600 & [ -d /proc/$! ] && [ -d /proc/$$ ] && kill $!",
            ],
            secondsAllowed: 120
        )
        #expect(run.end == .exited(0))
    }
}
