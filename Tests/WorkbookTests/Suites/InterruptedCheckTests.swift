import Catalogue
import Examples
import Foundation
import Testing

@testable import Platform

extension CommandTests {
    @Suite("A check that is interrupted")
    struct InterruptedCheckTests {
        @Test(
            "Its suite ends with the command, even if it could not notice the end by itself",
            .enabled(if: OperatingSystem.own == .linux)
        )
        func suiteEnds() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, BaseViewAnswer.file("while true {}"))
            let check = try RunningCommand(["check", "3"], in: folder)
            // A suite that has started a process is at work.
            try RunningCommand.wait(for: "the suite") {
                suite(of: check).map { !RunningCommand.children(of: $0).isEmpty } ?? false
            }
            let process = try #require(suite(of: check))
            kill(process, SIGSTOP)
            check.signal(SIGKILL)
            _ = try check.end()
            try RunningCommand.wait(for: "the suite's end") { !isRunning(process) }
        }

        /// Whether a process exists that is more than an end that nobody has asked for.
        private func isRunning(_ process: pid_t) -> Bool {
            RunningCommand.state(of: process).map { $0.first != "Z" } ?? false
        }

        private func suite(of check: RunningCommand) -> pid_t? {
            RunningCommand.children(of: check.identifier).first { child in
                let data = FileManager.default.contents(atPath: "/proc/\(child)/cmdline") ?? Data()
                return String(decoding: data, as: UTF8.self).contains("--testing-library")
            }
        }
    }
}
