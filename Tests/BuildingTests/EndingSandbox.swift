import Platform
import Results

@testable import Isolation

/// A sandbox that counts compiles, and runs a shell script instead of the first ones.
final class EndingSandbox: Sandbox, @unchecked Sendable {
    private let script: String
    private let count: Int
    private(set) var compiles = 0

    init(_ script: String, count: Int) {
        self.script = script
        self.count = count
    }

    var protection: Protection { .bubblewrap }

    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        NoSandbox().attempt(program, reportsCrashes: reportsCrashes)
    }

    func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        compiles += 1
        return NoSandbox().compile(
            compiles > count ? script : self.script,
            reading: files,
            writing: folder
        )
    }
}
