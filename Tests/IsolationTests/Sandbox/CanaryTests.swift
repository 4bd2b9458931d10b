import Foundation
import Scenario
import Testing

@testable import Catalogue
@testable import Isolation
@testable import Platform

@Suite("The attack that proves a sandbox", .serialized)
struct CanaryTests {
    private let workbook = Workbook().withCache(named: "canary-tests")

    private func fault(of sandbox: some Sandbox) throws -> String {
        let fault = #expect(throws: SandboxFault.self) {
            try Canary(workbook, sandbox: sandbox).prove()
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: workbook.cache)
        #expect(!left.contains { $0.hasPrefix("canary-") })
        return try #require(fault?.message)
    }

    @Test("An attempt that reaches everything tells of all of it")
    func openAttempt() throws {
        let message = try fault(of: LeakySandbox())
        #expect(message.hasPrefix("The sandbox bubblewrap does not hold on this machine: "))
        for what in [
            "it could read the judge's files", "it could see /etc/passwd", "it could write to ",
            "it could reach the network", "it could signal the judge", "it could start /bin/sh",
            "it could take a gigabyte of memory", "it could reach into process ",
        ] { #expect(message.contains(what), "\(message)") }
        #expect(message.contains("Nothing was graded."))
        #expect(message.contains("apt-get install bubblewrap"))
    }

    @Test("A compiler that reaches everything is told of before anything is compiled")
    func openCompiler() throws {
        let message = try fault(of: LeakySandbox(compiling: .open))
        for what in [
            "the compiler could read the judge's files", "the compiler could signal the judge",
            "the compiler could write to the judge's folders",
        ] {
            #expect(message.contains(what), "\(message)")
        }
        #expect(message.contains("\nNothing was graded."))
    }

    @Test(
        "A sandbox in which the attack does not run proves nothing",
        arguments: ["/bin/false", "/bin/true", "/bin/pwd", "/no/such/program"]
    )
    func silence(program: String) throws {
        guard program.hasPrefix("/bin") else {
            #expect(throws: (any Error).self) {
                try Canary(workbook, sandbox: LeakySandbox(replacement: program)).prove()
            }
            return
        }
        let message = try fault(of: LeakySandbox(replacement: program))
        #expect(
            message.hasPrefix(
                "The sandbox bubblewrap does not work here: its test gave no answer."
            )
        )
    }

    @Test("A sandbox in which nothing can be compiled is told to be one")
    func nothingCompiles() throws {
        let message = try fault(of: LeakySandbox(compiling: .broken))
        #expect(message.contains("does not work here: nothing can be compiled in it."))
    }

    @Test("Where no protection was promised nothing is tried")
    func noProtection() throws {
        try Canary(workbook, sandbox: NoSandbox()).prove()
        try Canary(workbook, protection: .none).prove()
    }

    @Test("Bubblewrap holds", .enabled(if: CanaryTests.hasBubblewrap))
    func bubblewrap() throws {
        try Canary(workbook, protection: .bubblewrap).prove()
    }

    /// Whether there is a bubblewrap that this machine lets make namespaces.
    private static var hasBubblewrap: Bool {
        guard let program = try? SandboxTools.find("bwrap", package: "") else { return false }
        let run = try? ToolRun(
            program,
            ["--unshare-all", "--ro-bind", "/", "/", "true"],
            secondsAllowed: 20
        )
        return run?.end?.isSuccess == true
    }
}

@Suite("Which sandbox is used")
struct SandboxChoiceTests {
    @Test("Only what the environment names protects one's own answers")
    func environment() throws {
        let choice = SandboxChoice(Workbook())
        #expect(try choice.ofEnvironment([:]).protection == .none)
        #expect(try choice.ofEnvironment([EnvironmentVariable.sandbox: "none"]).protection == .none)
        #expect(throws: SandboxFault("There is no sandbox called jail.")) {
            _ = try choice.ofEnvironment([EnvironmentVariable.sandbox: "jail"])
        }
    }

    @Test(
        "A program that is not in the path is named, with what to install",
        arguments: ["", "/x"]
    )
    func missingProgram(path: String) {
        #expect(
            throws: SandboxFault(
                "There is no bwrap on this machine, and without it untrusted answers are not run. "
                    + "Install it (apt-get install bubblewrap), or choose SANDBOX=none if you "
                    + "trust every answer."
            )
        ) { _ = try SandboxTools.find("bwrap", package: "bubblewrap", path: path) }
    }

    @Test("A program is taken from the first folder of the path that has it")
    func path() throws {
        #expect(try SandboxTools.find("sh", package: "", path: "/nowhere:/bin:/x") == "/bin/sh")
        #expect(throws: Never.self) { _ = try SandboxTools.find("sh", package: "", path: nil) }
    }

    @Test(
        "What takes root to use is found whatever the path; a user without rights is what is left",
        .enabled(if: SandboxTools.isRoot)
    )
    func anotherUser() throws {
        let tools = try SandboxTools()
        let words = tools.asUser + ["/bin/cat", "/proc/self/status"]
        let run = try ToolRun(words[0], Array(words.dropFirst()), secondsAllowed: 20)
        var status: [Substring: [Substring]] = [:]
        for line in run.text.split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace)
            status[words.first ?? ""] = Array(words.dropFirst())
        }
        let nobody = [Substring](repeating: "\(SandboxTools.nobody)", count: 4)
        #expect(status["Uid:"] == nobody)
        #expect(status["Gid:"] == nobody)
        #expect(status["Groups:"] == [])
        for rights in ["CapPrm:", "CapEff:", "CapAmb:"] {
            #expect(status[Substring(rights)] == ["0000000000000000"])
        }
    }
}
