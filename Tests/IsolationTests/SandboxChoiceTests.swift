import Foundation
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Isolation
@testable import Platform

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

    @Test("On macOS a class is not graded, and its teacher is told where it is")
    func macOS() throws {
        let choice = SandboxChoice(Workbook())
        for protection in Protection.allCases where protection != .none {
            let fault = #expect(throws: SandboxFault.self) {
                try choice.sandbox(protection, on: .macOS)
            }
            #expect(
                fault?.message
                    == "A class is graded on Linux, or in a Linux container: macOS has nothing that "
                    + "keeps untrusted answers from your files. SANDBOX=none grades answers that you "
                    + "trust, such as your own."
            )
        }
        #expect(try choice.sandbox(.none, on: .macOS).protection == .none)
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
        "Tools that need root are found on any path, and leave a user without rights",
        .enabled(if: SandboxTools.isRoot && OperatingSystem.own == .linux)
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
