import Foundation
import Platform

/// The system's programs that limit untrusted programs and run them as another user.
package struct SandboxTools: Hashable, Sendable {
    /// The names of these programs, with which their error messages begin.
    static let names = ["prlimit", "chroot"]

    let limiter: String
    /// The user as which untrusted programs run; `nil` unless the judge is root.
    let user: User?

    struct User: Hashable, Sendable {
        /// The program that changes the user.
        let program: String
        let identifier: UInt32
    }

    /// The user as which a root judge runs untrusted programs: `nobody`, who owns no file.
    static let nobody: UInt32 = 65_534

    /// Whether the judge is root, which process limits do not apply to.
    package static var isRoot: Bool { geteuid() == 0 }

    package static func find(
        _ name: String,
        package: String,
        path: String? = ProcessInfo.processInfo.environment["PATH"]
    ) throws(SandboxFault) -> String {
        if let program = SystemProgram.path(of: name, in: path) { return program }
        throw SandboxFault(
            "There is no \(name) on this machine, and without it untrusted answers are not run. "
                + "Install it (apt-get install \(package)), or choose SANDBOX=none if you trust "
                + "every answer."
        )
    }

    /// The prefix of a command that runs as another user; empty unless the judge is root.
    ///
    /// The root folder stays the same. The plus makes `chroot` take the identifier as a number instead of
    /// looking it up among user names.
    var asUser: [String] {
        guard let user else { return [] }
        return [
            user.program, "--skip-chdir", "--userspec=+\(user.identifier):+\(user.identifier)",
            "--groups=", "/",
        ]
    }

    /// The prefix of a command that applies resource limits and, if necessary, changes the user.
    func limited(_ limits: ResourceLimits) -> [String] {
        asUser + [limiter] + limits.options + ["--"]
    }

    /// Gives a folder to the user as which untrusted programs run.
    func handOver(_ folder: String) {
        if let user { chown(folder, user.identifier, user.identifier) }
    }
}

extension SandboxTools {
    /// Finds the programs.
    ///
    /// - Parameter userIdentifier: The user as which untrusted programs run, if the judge is root.
    init(userIdentifier: UInt32 = SandboxTools.nobody) throws(SandboxFault) {
        limiter = try SandboxTools.find("prlimit", package: "util-linux")
        user =
            SandboxTools.isRoot
            ? User(
                program: try SandboxTools.find("chroot", package: "coreutils"),
                identifier: userIdentifier
            ) : nil
    }
}
