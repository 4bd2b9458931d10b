import Foundation
import Scenario
import Testing

@testable import Judge

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

    /// How a script of the shell ends that is asked for one scene, with a time far too short.
    private func termination(of script: String) throws -> Termination? {
        let path = NSTemporaryDirectory() + "attempt-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try writeScript(script, to: path)
        var limits = AttemptLimits()
        limits.secondsToStart = 0.01
        let batch = RequestBatch(
            [ExampleScene.family],
            first: 1,
            kinds: [.hit],
            isImmediate: false
        )
        return try AttemptProcess(program: path, in: OpenSandbox())
            .play(batch, seconds: 0.01, limits: limits).termination
    }
}
