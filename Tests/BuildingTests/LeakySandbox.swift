import Results
import Scenario

@testable import Isolation
@testable import Platform

/// A sandbox that claims bubblewrap's protection, but isolates only as much as a test requests.
struct LeakySandbox: Sandbox {
    /// The sandbox's behaviour while answers are compiled.
    enum Compiling {
        /// Nothing is isolated.
        case open
        /// The test of the compiler's sandbox finds it closed, but answers are compiled without isolation.
        case closed
        /// The same, but no compiler can be started.
        case broken
    }

    var compiling = Compiling.closed
    /// The program that is started in an attempt's place.
    var replacement: String?

    var protection: Protection { .bubblewrap }

    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        NoSandbox().attempt(replacement ?? program, reportsCrashes: reportsCrashes)
    }

    func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        let isTest = files.isEmpty
        switch compiling {
        case .closed where isTest, .broken where isTest:
            return NoSandbox().compile("echo own", reading: [], writing: folder)
        case .broken:
            return NoSandbox().compile("false", reading: [], writing: folder)
        case .open, .closed:
            return NoSandbox().compile(script, reading: files, writing: folder)
        }
    }
}
