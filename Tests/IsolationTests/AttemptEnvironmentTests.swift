import CLibrary
import Testing

@testable import Isolation
@testable import Platform

@Suite("The crash settings in an attempt's environment")
struct AttemptEnvironmentTests {
    @Test("The runtime reports them where it can")
    func reported() {
        #expect(OperatingSystem.linux.crashes == .reportedByRuntime)
        let command = NoSandbox(crashes: .reportedByRuntime)
            .attempt("/attempt", reportsCrashes: true)
        #expect(command.environment["SWIFT_BACKTRACE"]?.hasPrefix("enable=yes") == true)
        #expect(command.environment[CrashHandlers.variable] == nil)
        #expect(command.end(.exited(128 + SIGSEGV)) == .exited(128 + SIGSEGV))
    }

    @Test("On macOS it is asked for no report, and the end's status names the signal")
    func told() {
        #expect(OperatingSystem.macOS.crashes == .exitStatus)
        let command = NoSandbox(crashes: .exitStatus).attempt("/attempt", reportsCrashes: true)
        #expect(command.environment["SWIFT_BACKTRACE"] == "enable=no")
        #expect(command.environment[CrashHandlers.variable] == "1")
        #expect(command.end(.exited(128 + SIGSEGV)) == .signalled(SIGSEGV))
        #expect(command.end(.exited(7)) == .exited(7))
    }
}
