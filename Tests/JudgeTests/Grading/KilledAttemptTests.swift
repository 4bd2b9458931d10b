import Examples
import Isolation
import Platform
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Judge

/// A sandbox whose first attempts end with a signal.
private final class EndingSandbox: Sandbox, @unchecked Sendable {
    private let signal: String
    private let count: Int
    private(set) var attempts = 0

    init(_ signal: String, count: Int) {
        self.signal = signal
        self.count = count
    }

    var protection: Protection { .none }

    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        attempts += 1
        guard attempts <= count else {
            return NoSandbox().attempt(program, reportsCrashes: reportsCrashes)
        }
        return SandboxedCommand(
            executable: "/bin/sh",
            arguments: ["-c", "kill -\(signal) $$"],
            environment: [:]
        )
    }

    func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        NoSandbox().compile(script, reading: files, writing: folder)
    }
}

@Suite("An attempt that something outside kills", .serialized)
struct KilledAttemptTests {
    /// A session with a right answer.
    private func session(in sandbox: EndingSandbox, seed: UInt64? = nil) throws -> GradingSession {
        let workbook = Workbook()
        let file = workbook.reference(.systemHitTest)
        let session = GradingSession(.systemHitTest, workbook: workbook, file: file, seed: seed)
        let program = try #require(session.processes).referenceProgram
        session.processes = SessionProcesses(
            attempt: program,
            reference: program,
            sandbox: sandbox
        )
        return session
    }

    private func outcome(_ session: GradingSession) throws -> Outcome {
        let grader = SceneGrader(session: session, criterion: .hitViews)
        switch grader.grade([("test.1", ExampleScene.family)]) {
        case .passed: return .passed
        case .failed(let outcome, _, _): return outcome
        case .skipped: return .skipped
        case .fault: return .graderFault
        }
    }

    @Test("Killed once, it plays the scenes again and passes", arguments: ["KILL", "TERM"])
    func once(signal: String) throws {
        let sandbox = EndingSandbox(signal, count: 1)
        #expect(try outcome(session(in: sandbox)) == .passed)
        #expect(sandbox.attempts == 2)
    }

    @Test("Killed once in the random scenes, it plays them again and passes")
    func onceInRandomScenes() throws {
        let session = try session(in: EndingSandbox("KILL", count: 1), seed: 3)
        let grader = SceneGrader(session: session, criterion: .hitViews)
        guard case .passed = grader.gradeRandomRound(named: "random") else {
            Issue.record("the random scenes did not pass")
            return
        }
    }

    @Test("Killed twice in the same scenes, it counts as crashed")
    func twice() throws {
        #expect(try outcome(session(in: EndingSandbox("KILL", count: 2))) == .crashed)
    }

    @Test("A crash of its own counts the first time", arguments: ["ILL", "SEGV", "ABRT", "XCPU"])
    func crash(signal: String) throws {
        #expect(try outcome(session(in: EndingSandbox(signal, count: 1))) == .crashed)
    }
}
