import Foundation
import Testing

@testable import Platform

@Suite("How long a program is waited for")
struct TimeAllowanceTests {
    /// No process has this number: nothing is known of what it waits for.
    private let nobody: pid_t = .max

    @Test("A program that waits for no processor has the time that it is allowed, and no more")
    func plain() {
        let now = monotonicSeconds()
        for (start, end) in [(now, now + 100), (now - 100, now - 50), (now - 1, now + 1)] {
            var allowance = TimeAllowance(from: start, to: end)
            for _ in 0..<3 { #expect(allowance.end(for: nobody) == end) }
            #expect(allowance.secondsWaited == 0)
        }
    }

    @Test("A machine that stalls takes nothing of the time, within limits")
    func stalled() {
        let now = monotonicSeconds()
        var allowance = TimeAllowance(from: now, to: now + 1)
        allowance.noteWait(of: 0.25, taken: 0.26)
        #expect(allowance.end(for: nobody) == now + 1)
        allowance.noteWait(of: 0.25, taken: 2.25)
        #expect(allowance.end(for: nobody) == now + 3)
        allowance.noteWait(of: 0.25, taken: 100)
        #expect(allowance.end(for: nobody) == now + 8)
    }

    @Test("An end before the start is the start")
    func negative() {
        var allowance = TimeAllowance(from: 5, to: 3)
        #expect(allowance.end(for: nobody) == 5)
        #expect(allowance.step > 0)
    }

    @Test("A new process may compute all its time, and its share from when it is up")
    func computingAtStart() {
        let now = monotonicSeconds()
        let allowance = TimeAllowance(from: now, to: now + 1, computing: 0.2)
        #expect(allowance.step == 0.05)
        #expect(allowance.lasting(atLeast: 4).step == 1)
        #expect(allowance.fromNow.step == 0.05)
    }

    @Test("A new process has the longer time of two, and its own time from when it is up")
    func starting() {
        let now = monotonicSeconds()
        var short = TimeAllowance(from: now, to: now + 1).lasting(atLeast: 4)
        #expect(short.end(for: nobody) == now + 4)
        var long = TimeAllowance(from: now, to: now + 9).lasting(atLeast: 4)
        #expect(long.end(for: nobody) == now + 9)
        var restarted = TimeAllowance(from: now - 100, to: now - 99).fromNow
        #expect(restarted.end(for: nobody) >= now + 1)
    }

    /// A program on a machine whose clock is the test's: what it does in each second of that clock.
    private final class Program {
        private(set) var now = 1_000.0
        private var time = (computed: 0.0, waited: 0.0)
        private let share: (computed: Double, waited: Double)

        init(computing: Double = 0, waiting: Double = 0) { share = (computing, waiting) }

        func pass(_ seconds: Double) {
            now += seconds
            time = (time.computed + share.computed * seconds, time.waited + share.waited * seconds)
        }

        func end(_ allowance: inout TimeAllowance) -> Double {
            allowance.end(at: now) {
                let start = self.time
                return { (self.time.computed - start.computed, self.time.waited - start.waited) }
            }
        }

        /// Lets the time pass until the program's is up.
        func run(_ allowance: inout TimeAllowance) {
            while now < end(&allowance) { pass(0.005) }
        }
    }

    @Test("An endless computation has its share of the time")
    func computing() {
        let program = Program(computing: 1)
        var allowance = TimeAllowance(from: program.now, to: program.now + 300, computing: 0.1)
        program.run(&allowance)
        #expect(allowance.hasExhaustedCPUTime)
        #expect(program.now < 1_001)
    }

    @Test("A sleeping process has all of the time")
    func sleeping() {
        let program = Program()
        var allowance = TimeAllowance(from: program.now, to: program.now + 300, computing: 0.1)
        program.run(&allowance)
        #expect(!allowance.hasExhaustedCPUTime && allowance.secondsComputed == 0)
        #expect(program.now >= 1_300)
    }

    @Test("On a machine that stands still nothing is computed")
    func standingStill() {
        let program = Program(computing: 1)
        var allowance = TimeAllowance(from: program.now, to: program.now + 300, computing: 0.4)
        program.pass(0.15)
        _ = program.end(&allowance)
        // As if nobody had looked for long, though the program computed all the time.
        program.pass(0.6)
        _ = program.end(&allowance)
        #expect(allowance.secondsComputed > 0 && allowance.secondsComputed <= 0.15 + 1e-9)
        #expect(!allowance.hasExhaustedCPUTime)
    }

    @Test("The wait is longer if more is ready to run than there are processors")
    func crowded() {
        let program = Program(waiting: 0.5)
        var allowance = TimeAllowance(from: program.now, to: program.now + 1)
        program.run(&allowance)
        #expect(allowance.secondsWaited > 0.2 && program.now > 1_001.2)
        // It ends: nobody is waited for more than eight times as long as allowed.
        let starved = Program(waiting: 1)
        var longest = TimeAllowance(from: starved.now, to: starved.now + 1)
        starved.run(&longest)
        #expect(longest.secondsWaited <= 7 + 1e-9 && starved.now <= 1_008.1)
    }

    @Test(
        "The system tells what a program computes, and how long it waits for a processor",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/schedstat"))
    )
    func system() throws {
        let crowd = try (0...2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
            try ChildProcess(
                "/bin/sh",
                ["-c", "while :; do :; done"],
                environment: [:],
                descriptors: []
            )
        }
        defer {
            for process in crowd {
                process.kill()
                _ = process.wait()
            }
        }
        let time = ProcessorTime(of: try #require(crowd.first).identifier)
        // With more programs than processors, each must wait at some time.
        while time.seconds.computed < 0.01 || time.seconds.waited < 0.01 { usleep(5_000) }
    }
}
