import Wire
import Examples
import Foundation
import Scenario
import Testing

@testable import Isolation
@testable import Play

@Suite("An attempt's process at its end")
struct AttemptProcessTests {
    @Test(
        "One that closed its channel before it ended is told as it ended, in a short time as well"
    )
    func slowEnd() throws {
        let termination = try termination(of: "exec 4>&-; : > begun; sleep 0.1; exit 7")
        #expect(termination?.kind == .exit)
        #expect(termination?.code == 7)
    }

    @Test("One that closes its channel and goes on makes no sense")
    func noEnd() throws {
        #expect(try termination(of: "exec 4>&-; : > begun; sleep 600")?.kind == .malformedReply)
    }

    @Test("One that does not return is asked where it is; a line that it lacks is none")
    func asked() throws {
        let report =
            #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": [{ "description": "#
            + #""f() + 4 in a", "sourceLocation": { "file": "/x/Answer.swift", "line": 2, "#
            + #""column": 1 } }] }] }"#
        let script = "trap 'echo \"$report\" >&2' QUIT; : > begun; while :; do sleep 0.01; done"
        for (line, told) in [(2, 2), (20, nil)] as [(Int, Int?)] {
            let text = report.replacing("\"line\": 2", with: "\"line\": \(line)")
            let end = try termination(of: "report='\(text)'\n\(script)", answer: "a\nb\n")
            #expect(end?.kind == .timeLimit)
            #expect(end?.line == told)
        }
    }

    @Test("One that tells nothing, or is ended by being asked, is ended in time")
    func silent() throws {
        for script in [
            "trap '' QUIT; : > begun; while :; do sleep 0.01; done", ": > begun; exec sleep 600",
        ] {
            let end = try termination(of: script)
            #expect(end?.kind == .timeLimit)
            #expect(end?.line == nil && end?.function == nil)
        }
    }

    /// How a script of the shell ends that is asked for one scene, with a time far too short.
    ///
    /// A busy machine may end the script before it made the file `begun`: then it gets more time.
    private func termination(
        of script: String,
        answer: String? = nil,
        after seconds: Double = 0.05
    ) throws -> Termination? {
        let folder = NSTemporaryDirectory() + "attempt-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = "\(folder)/attempt"
        try writeScript("cd '\(folder)'\n\(script)", to: path)
        try answer?.write(toFile: "\(folder)/Answer.swift", atomically: true, encoding: .utf8)
        var limits = AttemptLimits()
        limits.scene.secondsToStart = seconds
        limits.crashReports.secondsPerReport = answer == nil ? 0.2 : AttemptProcessTests.longest
        let batch = RequestBatch(
            [ExampleScene.family],
            first: 1,
            kinds: [.hit],
            isImmediate: false
        )
        let end = try AttemptProcess(program: path, in: NoSandbox())
            .play(batch, seconds: 0.01, limits: limits).termination
        let hasBegun = FileManager.default.fileExists(atPath: "\(folder)/begun")
        guard !hasBegun, seconds < AttemptProcessTests.longest else { return end }
        return try termination(of: script, answer: answer, after: 4 * seconds)
    }

    /// The longest that anything is waited for, in seconds: a machine may be very busy.
    private static let longest = 60.0
}
