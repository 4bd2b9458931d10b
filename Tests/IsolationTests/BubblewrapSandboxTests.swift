import Scenario
import Testing

@testable import Isolation
@testable import Platform

@Suite("The arguments of bubblewrap")
struct BubblewrapSandboxTests {
    private let libraries = RuntimeLibraries(
        toolchain: "/tools",
        runtime: "/tools/lib/swift/linux",
        kit: "/built/kit/libAttemptKit.so",
        system: ["/lib64/ld.so", "/lib/libc.so"],
        crashReporter: "/tools/reporter"
    )
    private let filters = SystemCallFilter.Files(
        withoutProcesses: "/cache/without",
        withProcesses: "/cache/with"
    )

    private func sandbox(user: UInt32? = 65_534) -> BubblewrapSandbox {
        BubblewrapSandbox(
            bubblewrap: "/bin/bwrap",
            tools: SandboxTools(
                limiter: "/bin/prlimit",
                user: user.map {
                    SandboxTools.User(program: "/bin/chroot", identifier: $0)
                }
            ),
            libraries: libraries,
            filters: filters
        )
    }

    /// A command as one list of words.
    private func words(_ command: SandboxedCommand) -> [String] {
        [command.executable] + command.arguments
    }

    /// The arguments of bubblewrap, without its limits and without the program.
    private func options(_ command: SandboxedCommand) throws -> BubblewrapOptions {
        let words = words(command)
        let start = try #require(words.firstIndex(of: "/bin/bwrap"))
        return try BubblewrapOptions(Array(words[(start + 1)...]))
    }

    private func attempt(reportsCrashes: Bool = false) -> SandboxedCommand {
        sandbox().attempt("/cache/attempt 1/attempt", reportsCrashes: reportsCrashes)
    }

    private var compile: SandboxedCommand {
        sandbox().compile(
            "swiftc answer.swift",
            reading: ["/cache/answer.swift", "/kit/Modules"],
            writing: "/cache/products"
        )
    }

    // MARK: Both boxes

    @Test("A root judge becomes nobody before anything else, and limits bind from there")
    func order() {
        for command in [attempt(), compile] {
            let words = words(command)
            #expect(
                words.starts(with: [
                    "/bin/chroot", "--skip-chdir", "--userspec=+65534:+65534", "--groups=", "/",
                    "/bin/prlimit",
                ])
            )
            #expect(command.environment.isEmpty)
            #expect(command.reportsSignalsAsStatus)
        }
    }

    @Test("A judge that is no root changes no user")
    func plainUser() {
        let command = sandbox(user: nil).attempt("/attempt", reportsCrashes: false)
        #expect(command.executable == "/bin/prlimit")
        #expect(!words(command).contains("/bin/chroot"))
    }

    @Test("Every namespace is new, nothing is inherited, no right is kept")
    func namespaces() throws {
        for command in [attempt(), attempt(reportsCrashes: true), compile] {
            let flags = try options(command).flags
            #expect(
                flags.filter { $0 != "--as-pid-1" } == [
                    "--unshare-user", "--unshare-all", "--disable-userns", "--die-with-parent",
                    "--new-session", "--clearenv",
                ]
            )
            #expect(try options(command).operands(of: "--cap-drop") == [["ALL"]])
            #expect(command.makesNamespace)
            #expect(try options(command).operands(of: "--info-fd") == [["7"]])
        }
    }

    @Test("The root can be written to by nobody, once all is in its place")
    func root() throws {
        for command in [attempt(), compile] {
            let options = try options(command)
            #expect(options.operands(of: "--remount-ro") == [["/proc/1"], ["/"]])
            let last = options.all.lastIndex { $0.name.contains("bind") } ?? .max
            let remount = options.all.lastIndex { $0.name == "--remount-ro" } ?? 0
            #expect(last < remount)
        }
    }

    @Test("Nobody comes to the first process by its entry, which an empty folder covers")
    func firstProcess() throws {
        for command in [attempt(), attempt(reportsCrashes: true), compile] {
            let names = ["--proc", "--tmpfs", "--remount-ro"]
            let mounts = try options(command).all.filter { names.contains($0.name) }
            #expect(mounts.map(\.operands) == [["/proc"], ["/proc/1"], ["/proc/1"], ["/"]])
        }
    }

    // MARK: The attempt's box

    @Test("An attempt sees its program, its libraries and two devices, and nothing to write to")
    func attemptSees() throws {
        let options = try options(attempt())
        #expect(
            options.operands(of: "--ro-bind") == [
                ["/tools/lib/swift/linux", "/swift"],
                ["/built/kit/libAttemptKit.so", "/kit/libAttemptKit.so"],
                ["/lib64/ld.so", "/lib64/ld.so"], ["/lib/libc.so", "/lib/libc.so"],
                ["/cache/attempt 1/attempt", "/attempt"],
            ]
        )
        #expect(
            options.operands(of: "--dev-bind") == [
                ["/dev/null", "/dev/null"], ["/dev/urandom", "/dev/urandom"],
            ]
        )
        #expect(options.operands(of: "--proc") == [["/proc"]])
        for name in ["--bind", "--bind-try", "--ro-bind-try", "--dev", "--share-net"] {
            #expect(options.operands(of: name).isEmpty, "\(name)")
        }
        #expect(options.command == ["/attempt"])
    }

    @Test("An attempt has half a gigabyte, no files and 16 processes")
    func attemptLimits() throws {
        let words = words(attempt())
        for limit in [
            "--as=536870912", "--fsize=0", "--nofile=32", "--core=0", "--memlock=0",
            "--cpu=15:16", "--stack=2097152",
        ] { #expect(words.contains(limit), "\(limit)") }
        let settings = try options(attempt()).operands(of: "--setenv")
        #expect(
            settings == [
                ["GLIBC_TUNABLES", AllocatorSettings.manySmallObjects],
                ["LANG", "C.UTF-8"], ["LD_LIBRARY_PATH", "/kit:/swift"],
                ["SWIFT_BACKTRACE", "enable=no"],
                ["SWIFT_DETERMINISTIC_HASHING", "1"], ["WORKBOOK_PROCESSES", "16"],
            ]
        )
    }

    @Test("Only where a crash is looked into are there a reporter and further processes")
    func crashes() throws {
        let plain = attempt()
        #expect(plain.openFiles == [9: "/cache/without"])
        #expect(try options(plain).operands(of: "--seccomp") == [["9"]])
        let reporting = attempt(reportsCrashes: true)
        #expect(reporting.openFiles == [9: "/cache/with"])
        let bound = try options(reporting).operands(of: "--ro-bind")
        #expect(bound.contains(["/tools/reporter", "/backtrace"]))
        let settings = try options(reporting).operands(of: "--setenv")
        let backtrace = try #require(settings.first { $0.first == "SWIFT_BACKTRACE" }?.last)
        #expect(backtrace.hasSuffix("swift-backtrace=/backtrace"))
        #expect(backtrace.contains("output-to=stderr"))
    }

    @Test("Without a filter the rest of the box is the same")
    func withoutFilter() throws {
        var sandbox = sandbox()
        sandbox = BubblewrapSandbox(
            bubblewrap: "/bin/bwrap",
            tools: sandbox.tools,
            libraries: sandbox.libraries,
            filters: SystemCallFilter.Files()
        )
        let command = sandbox.attempt("/cache/attempt 1/attempt", reportsCrashes: false)
        #expect(command.openFiles.isEmpty)
        let expected = words(attempt()).filter { !["--seccomp", "9"].contains($0) }
        #expect(words(command) == expected)
    }

    // MARK: The compiler's box

    @Test("The compiler writes to one folder and reads the toolchain, the kit and the answer")
    func compilerSees() throws {
        let options = try options(compile)
        #expect(options.operands(of: "--bind") == [["/cache/products", "/cache/products"]])
        #expect(
            options.operands(of: "--ro-bind").map { $0[0] } == [
                "/tools", "/cache/answer.swift", "/kit/Modules",
            ]
        )
        #expect(options.operands(of: "--ro-bind").allSatisfy { $0[0] == $0[1] })
        let optional = options.operands(of: "--ro-bind-try").map { $0[0] }
        #expect(optional == ["/usr", "/bin", "/lib", "/lib64", "/lib32", "/etc/ld.so.cache"])
        let settings = options.operands(of: "--setenv")
        #expect(
            Set(settings.map { $0[0] }) == ["PATH", "LANG", "HOME", "TMPDIR", "GLIBC_TUNABLES"]
        )
        #expect(settings.contains(["HOME", "/cache/products"]))
        #expect(options.command == ["/bin/sh", "-c", "swiftc answer.swift\nexit $?"])
    }

    @Test("The compiler's shell is the first process, so that the compiler's CPU time is counted")
    func compilerIsCounted() throws {
        #expect(try options(compile).all.contains { $0.name == "--as-pid-1" })
        #expect(try !options(attempt()).all.contains { $0.name == "--as-pid-1" })
    }

    @Test("The compiler has the attempt's two devices, and no folder of devices to write to")
    func compilerDevices() throws {
        let options = try options(compile)
        #expect(
            options.operands(of: "--dev-bind") == [
                ["/dev/null", "/dev/null"], ["/dev/urandom", "/dev/urandom"],
            ]
        )
        #expect(options.operands(of: "--dev").isEmpty)
    }

    @Test("A runtime apart from the toolchain is read as well")
    func runtimeApart() throws {
        let apart = RuntimeLibraries(
            toolchain: "/tools",
            runtime: "/tools-runtime",
            kit: libraries.kit,
            system: libraries.system,
            crashReporter: nil
        )
        let box = BubblewrapSandbox(
            bubblewrap: "/bin/bwrap",
            tools: sandbox().tools,
            libraries: apart,
            filters: filters
        )
        let command = box.compile("true", reading: [], writing: "/cache/products")
        #expect(
            try options(command).operands(of: "--ro-bind") == [
                ["/tools", "/tools"], ["/tools-runtime", "/tools-runtime"],
            ]
        )
    }

    @Test("The compiler has 768 MB of data, files of 8 MB, and 5 s")
    func compilerLimits() {
        let words = words(compile)
        for limit in ["--cpu=5:20", "--as=4294967296", "--data=805306368", "--fsize=8388608"] {
            #expect(words.contains(limit), "\(limit)")
        }
        #expect(compile.openFiles == [9: "/cache/with"])
    }

    // MARK: Ends and complaints

    @Test("A status above 128 is the signal that the program ended with")
    func signals() {
        let command = attempt()
        #expect(command.end(.exited(128 + 11)) == .signalled(11))
        #expect(command.end(.exited(0)) == .exited(0))
        #expect(command.end(.exited(128)) == .exited(128))
        #expect(command.end(.exited(255)) == .exited(255))
        #expect(command.end(.signalled(9)) == .signalled(9))
        let open = NoSandbox().attempt("/attempt", reportsCrashes: false)
        #expect(open.end(.exited(139)) == .exited(139))
    }

    @Test(
        "A complaint of the sandbox's programs is recognised, and nothing else is one"
    )
    func complaints() {
        let command = attempt()
        #expect(
            command.complaint(in: "bwrap: No permissions\nmore".utf8) == "bwrap: No permissions"
        )
        #expect(command.complaint(in: "chroot: failed to set user-ID".utf8) != nil)
        #expect(command.complaint(in: "/bin/chroot: failed to set user-ID".utf8) != nil)
        #expect(command.complaint(in: "/my/chroot: No".utf8) == nil)
        #expect(command.complaint(in: "my bwrap: No".utf8) == nil)
        #expect(command.complaint(in: "".utf8) == nil)
    }

    @Test(
        "Without a sandbox nothing that an answer prints is taken for its complaint",
        arguments: [CrashEnding.exitStatus, .reportedByRuntime]
    )
    func noComplaint(crashes: CrashEnding) {
        let open = NoSandbox(crashes: crashes)
        #expect(
            open.attempt("/attempt", reportsCrashes: false)
                .complaint(in: "bwrap: No permissions".utf8) == nil
        )
    }

    @Test("The programs of another user's sandbox complain, too")
    func complaintsOfUserSandbox() throws {
        let tools = SandboxTools(
            limiter: "/bin/prlimit",
            user: .init(program: "/sbin/chroot", identifier: 60_001)
        )
        let sandbox = UserSandbox(tools: tools, libraries: libraries)
        for command in [
            sandbox.attempt("/attempt", reportsCrashes: false),
            sandbox.compile("true", reading: [], writing: "/folder"),
        ] {
            #expect(command.complaint(in: "/sbin/chroot: failed to set user-ID".utf8) != nil)
            #expect(command.complaint(in: "prlimit: failed to set the CPU".utf8) != nil)
            #expect(command.complaint(in: "BaseView.swift:3: error: ".utf8) == nil)
        }
    }
}
