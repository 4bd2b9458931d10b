import Foundation
import Examples
import Testing

@testable import Catalogue
@testable import Building
@testable import Platform

@Suite("The modules that a class's answers import")
struct ModuleCacheTests {
    @Test("After the folder of the modules was moved they are built again")
    func moved() throws {
        let folder = NSTemporaryDirectory() + "modules-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func build(in cache: String, _ number: Int) throws -> BuildResult {
            let environment = ProcessInfo.processInfo.environment
            let workbook = Workbook(
                environment: environment.merging(["WORKBOOK_CACHE": "\(folder)/\(cache)"]) { $1 }
            )
            let solution = try String(
                contentsOfFile: workbook.reference(.systemHitTest),
                encoding: .utf8
            )
            let source = try AnswerSource(
                Array("\(solution)private let number = \(number)\n".utf8),
                path: "BaseView.swift"
            )
            return try AttemptBuilder(
                workbook: workbook,
                exercise: .systemHitTest,
                sandbox: LeakySandbox()
            ).build(source)
        }
        for (number, cache) in ["first", "second"].enumerated() {
            let result = try build(in: cache, number)
            guard case .built = result else {
                Issue.record("\(result)")
                return
            }
            try? FileManager.default.moveItem(atPath: "\(folder)/first", toPath: "\(folder)/second")
        }
    }

    @Test(
        "Only an error of no source file says that modules are outdated, whatever is around it",
        arguments: [
            ("<unknown>:0: error: unable to open output file '/modules/A.pcm'", true),
            (
                "/answers/Chain.swift:1:1: error: 'unable to open output file '/modules/A.pcm''",
                false
            ),
            ("/kit/Harness.swift:1:1: error: 'unable to open output file '/modules/A.pcm''", false),
        ]
    )
    func outdated(line: String, areOutdated: Bool) throws {
        let file = NSTemporaryDirectory() + "flags-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let flags = String(repeating: "\u{1F1E6}", count: 1 << 20)
        try "\(flags)\n\(line)\n".write(toFile: file, atomically: true, encoding: .utf8)
        let run = try ToolRun(
            "/bin/sh",
            ["-c", "cat \"$0\"; exit 1", file],
            secondsAllowed: 60,
            outputLimit: 8 << 20
        )
        let modules = ModuleCache(path: "/modules", name: "a", answer: "", harness: "")
        #expect(modules.areOutdated(by: run, of: "/answers/BaseView.swift") == areOutdated)
    }
}
