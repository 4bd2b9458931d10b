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
        let termination = try termination(of: "exec 4>&-; sleep 0.2; exit 7")
        #expect(termination?.kind == .exit)
        #expect(termination?.code == 7)
    }

    @Test("One that closes its channel and goes on makes no sense")
    func noEnd() throws {
        #expect(try termination(of: "exec 4>&-; sleep 30")?.kind == .nonsense)
    }

    @Test("One that does not return is asked where it is; a line that it lacks is none")
    func asked() throws {
        let report =
            #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": [{ "description": "#
            + #""f() + 4 in a", "sourceLocation": { "file": "/x/Answer.swift", "line": 2, "#
            + #""column": 1 } }] }] }"#
        let script = "trap 'echo \"$report\" >&2' QUIT; while :; do sleep 0.01; done"
        for (line, told) in [(2, 2), (20, nil)] as [(Int, Int?)] {
            let text = report.replacing("\"line\": 2", with: "\"line\": \(line)")
            let end = try termination(of: "report='\(text)'\n\(script)", answer: "a\nb\n")
            #expect(end?.kind == .timeLimit)
            #expect(end?.line == told)
        }
    }

    @Test("One that tells nothing, or is ended by being asked, is ended in time")
    func silent() throws {
        for script in ["trap '' QUIT; while :; do sleep 0.01; done", "exec sleep 60"] {
            let end = try termination(of: script)
            #expect(end?.kind == .timeLimit)
            #expect(end?.line == nil && end?.function == nil)
        }
    }

    /// How a script of the shell ends that is asked for one scene, with a time far too short.
    private func termination(of script: String, answer: String? = nil) throws -> Termination? {
        let folder = NSTemporaryDirectory() + "attempt-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = "\(folder)/attempt"
        try writeScript(script, to: path)
        try answer?.write(toFile: "\(folder)/Answer.swift", atomically: true, encoding: .utf8)
        var limits = AttemptLimits()
        // The shell takes its time to set its trap.
        limits.scene.secondsToStart = answer == nil ? 0.01 : 0.5
        limits.crashReports.secondsPerReport = answer == nil ? 0.2 : 5
        let batch = RequestBatch(
            [ExampleScene.family],
            first: 1,
            kinds: [.hit],
            isImmediate: false
        )
        return try AttemptProcess(program: path, in: NoSandbox())
            .play(batch, seconds: 0.01, limits: limits).termination
    }
}
