import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The system's programs that a sandbox is made of.
struct SandboxTools: Hashable, Sendable {
    let bubblewrap: String
    let limiter: String
    /// The program that becomes another user, and that user; `nil` where the judge is no root.
    let user: (program: String, identifier: UInt32)?

    static func == (first: SandboxTools, second: SandboxTools) -> Bool {
        first.bubblewrap == second.bubblewrap && first.limiter == second.limiter
            && first.user?.identifier == second.user?.identifier
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bubblewrap)
    }

    /// The user that a root judge lets untrusted programs run as: nobody, whom no file belongs to.
    static let nobody: UInt32 = 65_534

    /// Whether the judge is root, whom process limits do not bind.
    static var isRoot: Bool { geteuid() == 0 }

    /// Where a system keeps what it takes root to use, which is in not every root's path.
    private static let foldersOfRoot = ":/usr/sbin:/sbin"

    /// A program's path.
    static func find(
        _ name: String,
        package: String,
        path: String? = ProcessInfo.processInfo.environment["PATH"]
    ) throws(SandboxFault) -> String {
        let folders = (path ?? "/usr/bin:/bin") + SandboxTools.foldersOfRoot
        for folder in folders.split(separator: ":")
        where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
            return "\(folder)/\(name)"
        }
        throw SandboxFault(
            "There is no \(name) on this machine, and without it untrusted answers are not run. "
                + "Install it (apt-get install \(package)), or choose SANDBOX=none if you trust "
                + "every answer."
        )
    }

    /// What comes before the command of a program that is to run as another user; nothing where the judge
    /// is no root.
    ///
    /// The root stays where it is. A number with a plus is not looked up among the names of users.
    var asUser: [String] {
        guard let user else { return [] }
        return [
            user.program, "--skip-chdir", "--userspec=+\(user.identifier):+\(user.identifier)",
            "--groups=", "/",
        ]
    }

    /// The limits of a kind of program, which come before its command: as another user, if need be.
    func limited(_ limits: ResourceLimits) -> [String] {
        asUser + [limiter] + limits.options + ["--"]
    }

    /// Gives a folder to whom untrusted programs run as.
    func handOver(_ folder: String) {
        if let user { chown(folder, user.identifier, user.identifier) }
    }
}

extension SandboxTools {
    /// Finds the programs.
    ///
    /// - Parameter userIdentifier: Whom untrusted programs run as, if the judge is root.
    init(
        needsBubblewrap: Bool = true,
        userIdentifier: UInt32 = SandboxTools.nobody
    ) throws(SandboxFault) {
        bubblewrap =
            needsBubblewrap
            ? try SandboxTools.find("bwrap", package: "bubblewrap") : ""
        limiter = try SandboxTools.find("prlimit", package: "util-linux")
        user =
            SandboxTools.isRoot
            ? (try SandboxTools.find("chroot", package: "coreutils"), userIdentifier) : nil
    }
}

/// How much a program may take of the machine.
struct ResourceLimits: Hashable, Sendable {
    /// Options of `prlimit`.
    let options: [String]

    /// An attempt: half a gigabyte, no files.
    ///
    /// The stack is twice as large as the main thread's on iOS, and a recursion without end is over four
    /// times as soon as with 8 MB.
    ///
    /// The time is a last resort, far above what the judge allows.
    static let attempt = ResourceLimits(options: [
        "--cpu=15:16", "--as=536870912", "--fsize=0", "--nofile=32", "--core=0", "--memlock=0",
        "--stack=2097152",
    ])

    /// How long each program of a compile may compute, in seconds: ten times as long as answers take, and
    /// however busy the machine is.
    static let secondsOfCompiling = 5

    /// A compile: two gigabytes.
    static let compiler = ResourceLimits(options: [
        "--cpu=\(secondsOfCompiling):\(secondsOfCompiling + 1)", "--as=4294967296",
        "--data=2147483648", "--fsize=268435456", "--nofile=256", "--core=0",
    ])
}
