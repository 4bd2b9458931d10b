import Foundation
import Testing

@testable import Judge

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

    #if os(Linux)
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
    #endif
}
