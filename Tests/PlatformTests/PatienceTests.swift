import Foundation
import Testing

@testable import Platform

@Suite("How long a program is waited for")
struct PatienceTests {
    /// No process has this number: nothing is known of what it waits for.
    private let nobody: pid_t = .max

    @Test("A program that waits for no processor has the time that it is allowed, and no more")
    func plain() {
        let now = monotonicSeconds()
        for (start, end) in [(now, now + 100), (now - 100, now - 50), (now - 1, now + 1)] {
            var patience = Patience(from: start, to: end)
            for _ in 0..<3 { #expect(patience.end(for: nobody) == end) }
            #expect(patience.secondsWaited == 0)
        }
    }

    @Test("An end before the start is the start")
    func negative() {
        var patience = Patience(from: 5, to: 3)
        #expect(patience.end(for: nobody) == 5)
        #expect(patience.step > 0)
    }

    @Test("What begins may compute all its time, and its share from when it is up")
    func computingAtStart() {
        let now = monotonicSeconds()
        let patience = Patience(from: now, to: now + 1, computing: 0.2)
        #expect(patience.step == 0.05)
        #expect(patience.lasting(atLeast: 4).step == 1)
        #expect(patience.fromNow.step == 0.05)
    }

    @Test("What begins has the longer time of two, and its own time from when it is up")
    func starting() {
        let now = monotonicSeconds()
        var short = Patience(from: now, to: now + 1).lasting(atLeast: 4)
        #expect(short.end(for: nobody) == now + 4)
        var long = Patience(from: now, to: now + 9).lasting(atLeast: 4)
        #expect(long.end(for: nobody) == now + 9)
        var restarted = Patience(from: now - 100, to: now - 99).fromNow
        #expect(restarted.end(for: nobody) >= now + 1)
    }

    private static var isTold: Bool {
        FileManager.default.fileExists(atPath: "/proc/self/schedstat")
    }

    /// Programs that take all processors, until they are let go of.
    private final class Crowd {
        let processes: [ChildProcess]

        init() throws {
            let count = 4 * ProcessInfo.processInfo.activeProcessorCount
            processes = try (0..<count).map { _ in
                try ChildProcess(
                    "/bin/sh",
                    ["-c", "while :; do :; done"],
                    environment: [:],
                    descriptors: []
                )
            }
        }

        deinit {
            for process in processes {
                process.kill()
                _ = process.wait()
            }
        }
    }

    @Test(
        "What computes without an end has its share of the time, and what sleeps all of it",
        .enabled(if: isTold),
        arguments: [("while :; do :; done", true), ("sleep 60", false)]
    )
    func computing(script: String, hasExhaustedCPUTime: Bool) throws {
        let process = try ChildProcess(
            "/bin/sh",
            ["-c", script],
            environment: ["PATH": "/usr/bin:/bin"],
            descriptors: []
        )
        defer {
            process.kill()
            _ = process.wait()
        }
        let start = monotonicSeconds()
        var patience = Patience(
            from: start,
            to: start + (hasExhaustedCPUTime ? 300 : 0.5),
            computing: 0.1
        )
        while monotonicSeconds() < patience.end(for: process.identifier) { usleep(5_000) }
        #expect(patience.hasExhaustedCPUTime == hasExhaustedCPUTime)
        #expect((patience.secondsComputed > 0) == hasExhaustedCPUTime)
    }

    @Test("Where a machine stands still nothing is computed", .enabled(if: isTold))
    func standingStill() throws {
        let process = try ChildProcess(
            "/bin/sh",
            ["-c", "while :; do :; done"],
            environment: [:],
            descriptors: []
        )
        defer {
            process.kill()
            _ = process.wait()
        }
        let start = monotonicSeconds()
        var patience = Patience(from: start, to: start + 300, computing: 0.4)
        usleep(150_000)
        _ = patience.end(for: process.identifier)
        // As if nobody had looked for long, though the program computed all the time.
        usleep(600_000)
        _ = patience.end(for: process.identifier)
        #expect(patience.secondsComputed <= 0.15 + 1e-9)
        #expect(!patience.hasExhaustedCPUTime)
    }

    @Test(
        "Where more is ready to run than there are processors, it is waited longer",
        .enabled(if: isTold)
    )
    func crowded() throws {
        let crowd = try Crowd()
        let process = try #require(crowd.processes.first).identifier
        let start = monotonicSeconds()
        var patience = Patience(from: start, to: start + 0.1)
        // It ends: nobody is waited for more than eight times as long as allowed.
        while monotonicSeconds() < patience.end(for: process) { usleep(2_000) }
        #expect(patience.secondsWaited > 0)
        #expect(patience.secondsWaited <= 0.7 + 1e-9)
    }
}
