import Foundation
import Scenario
import Testing

@testable import Catalogue
@testable import Building
@testable import Isolation
@testable import Platform

@Suite("The attack that proves a sandbox", .serialized)
struct CanaryTests {
    private let workbook: Workbook = {
        var workbook = Workbook()
        workbook.cache += "/canary-tests"
        return workbook
    }()

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
        #expect(message.hasPrefix("The sandbox bubblewrap does not work on this machine: "))
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
        arguments: ["/usr/bin/false", "/usr/bin/true", "/bin/pwd", "/no/such/program"]
    )
    func silence(program: String) throws {
        guard !program.hasPrefix("/no") else {
            #expect(throws: (any Error).self) {
                try Canary(workbook, sandbox: LeakySandbox(replacement: program)).prove()
            }
            return
        }
        let message = try fault(of: LeakySandbox(replacement: program))
        #expect(
            message.hasPrefix(
                "The sandbox bubblewrap does not work on this machine: its test gave no answer."
            )
        )
    }

    @Test("A sandbox in which nothing can be compiled is told to be one")
    func nothingCompiles() throws {
        let message = try fault(of: LeakySandbox(compiling: .broken))
        #expect(message.contains("does not work on this machine: nothing can be compiled in it."))
    }

    @Test("If no protection was promised, nothing is tried")
    func noProtection() throws {
        try Canary(workbook, sandbox: NoSandbox()).prove()
        try Canary(workbook, protection: .none).prove()
    }

    @Test("Bubblewrap holds", .enabled(if: CanaryTests.hasBubblewrap))
    func bubblewrap() throws {
        try Canary(workbook, protection: .bubblewrap).prove()
    }

    /// Whether this machine has a bubblewrap, and lets it make namespaces.
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
