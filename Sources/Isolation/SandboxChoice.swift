import Catalogue
import Foundation
import Hashing
import Platform
import Results
import Scenario

/// Makes the chosen sandbox, or explains why it is not available.
package struct SandboxChoice: Sendable {
    private let workbook: Workbook

    package init(_ workbook: Workbook) {
        self.workbook = workbook
    }

    /// The protection used for other people's answers.
    package static let standard = Protection.bubblewrap

    /// The sandbox that the environment names; without a name no sandbox, as for one's own answers.
    package func ofEnvironment(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SandboxFault) -> any Sandbox {
        guard let name = environment[EnvironmentVariable.sandbox] else { return NoSandbox() }
        guard let protection = Protection(rawValue: name) else {
            throw SandboxFault("There is no sandbox called \(name).")
        }
        return try sandbox(protection)
    }

    package func sandbox(
        _ protection: Protection,
        on system: OperatingSystem = .own
    ) throws(SandboxFault) -> any Sandbox {
        if protection != .none, system == .macOS { throw SandboxFault(SandboxChoice.graded) }
        switch protection {
        case .none: return NoSandbox()
        case .bubblewrap:
            let bubblewrap = try SandboxTools.find("bwrap", package: "bubblewrap")
            let tools = try SandboxTools()
            let libraries = try libraries()
            if tools.user != nil {
                try ReachablePath.prove([
                    workbook.kit, workbook.cache, workbook.modules, libraries.runtime,
                    libraries.toolchain,
                ])
            }
            return BubblewrapSandbox(
                bubblewrap: bubblewrap,
                tools: tools,
                libraries: libraries,
                filters: try SystemCallFilter.files(in: "\(workbook.cache)/sandbox")
            )
        case .user:
            guard SandboxTools.isRoot else {
                throw SandboxFault(
                    "SANDBOX=user needs root: only root can become another user. Choose "
                        + "SANDBOX=bubblewrap."
                )
            }
            let tools = try SandboxTools(userIdentifier: UserSandbox.userIdentifier())
            return UserSandbox(tools: tools, libraries: try libraries())
        }
    }

    /// Why untrusted answers are not graded on macOS.
    private static let graded =
        "A class is graded on Linux, or in a Linux container: macOS has nothing that keeps untrusted "
        + "answers from your files. SANDBOX=none grades answers that you trust, such as your own."

    private func libraries() throws(SandboxFault) -> RuntimeLibraries {
        do {
            let compiler = try SwiftCompiler.found().path
            let program = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
            let versions = workbook.kitFingerprint + Workbook.fingerprint(of: program)
            let name = StableHash(versions + compiler).text
            return try KeptValue(at: "\(workbook.cache)/sandbox/libraries-\(name).json").value {
                try RuntimeLibraries(workbook: workbook, toolchain: compiler)
            }
        } catch {
            throw error as? SandboxFault ?? SandboxFault(error.sentence)
        }
    }
}
