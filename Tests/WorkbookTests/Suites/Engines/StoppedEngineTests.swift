import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite("An engine whose run is stopped")
    struct StoppedEngineTests {
        private let sample: GradedClass
        private let engine: FakeEngine

        /// Programs that wait until a signal ends them, and say so in files.
        init() throws {
            sample = try GradedClass()
            try sample.handIn("ada", body: BaseViewAnswer.right)
            let place = sample.folder.root.path
            let waiting = """
                trap 'echo >"\(place)/ended"; exit' TERM
                read -r number
                echo "$number" >"\(place)/begun"
                while :; do sleep 0.05; done
                """
            engine = try FakeEngine(
                [
                    "parallel": waiting, "sbatch": "echo \"$@\" >\"\(place)/options\"\n\(waiting)",
                    "scancel": "echo \"$@\" >\"\(place)/cancelled\"",
                ],
                in: sample.folder
            )
        }

        private func text(_ name: String) -> String? {
            try? String(
                contentsOf: sample.folder.root.appendingPathComponent(name),
                encoding: .utf8
            )
        }

        /// Starts the engine, which then waits.
        private func begin(_ options: [String]) throws -> RunningCommand {
            let command = try RunningCommand(
                sample.arguments(["--seed", "11"] + options),
                in: sample.folder,
                environment: engine.environment
            )
            try RunningCommand.wait(for: "the engine") { text("begun")?.isEmpty == false }
            return command
        }

        @Test("A signal ends it, and the command says how to go on", arguments: [SIGINT, SIGTERM])
        func signalled(number: Int32) throws {
            let command = try begin(FakeEngine.parallel)
            #expect(text("begun") == "1\n")
            command.signal(number)
            let end = try command.end()
            #expect(end.status == 130 && end.reason == .exit)
            #expect(text("ended") != nil)
            #expect(
                try command.complaint().hasSuffix(
                    "\nStopped: ending all shares of the class; the same command continues where it "
                        + "stopped.\n"
                )
            )
        }

        @Test("The end of a killed command ends it as well", arguments: [true, false])
        func killed(isWorker: Bool) throws {
            let command = try begin(FakeEngine.parallel)
            if isWorker {
                kill(try #require(command.worker), SIGKILL)
            } else {
                command.signal(SIGKILL)
            }
            _ = try command.end()
            try RunningCommand.wait(for: "the engine's end") { text("ended") != nil }
        }

        @Test("Slurm's jobs are cancelled by the name that they got", arguments: [true, false])
        func slurm(isKilled: Bool) throws {
            let command = try begin(["--engine", "slurm"])
            command.signal(isKilled ? SIGKILL : SIGINT)
            _ = try command.end()
            try RunningCommand.wait(for: "the cancelling") { text("cancelled")?.isEmpty == false }
            let options = try #require(text("options"))
            let name = try #require(options.firstMatch(of: /--job-name (workbook-\w+)/)?.1)
            #expect(text("cancelled") == "--quiet --name \(name)\n")
            #expect(text("ended") != nil)
        }
    }
}
