import Foundation
import Platform
import Testing

@Suite("The place for what differs between systems")
struct SystemLintTests {
    /// The findings of `make lint` in sources with one more file.
    private func lint(_ path: String, _ text: String) throws -> ToolRun {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "lint of \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(path)
        for place in [file, folder.appendingPathComponent("Tests/Sample/Sample.swift")] {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("let sample = 1\n".utf8).write(to: place)
        }
        try Data(text.utf8).write(to: file)
        var repository = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { repository.deleteLastPathComponent() }
        return try ToolRun(
            #require(SystemProgram.path(of: "make")),
            [
                "-C", folder.path, "-f", repository.appendingPathComponent("Makefile").path,
                "lint-system",
            ],
            secondsAllowed: 60
        )
    }

    @Test(
        "A condition on the system, or a C library by its name, is refused elsewhere",
        arguments: [
            "#if os(Linux)\n#endif", "    #if !os(macOS)\n    #endif",
            "#if DEBUG && os(iOS)\n#endif",
            "#if canImport(Darwin)\n#endif", "#if DEBUG\n#elseif !canImport(Glibc)\n#endif",
            "import Glibc", "@preconcurrency import Glibc", "    import Darwin.C", "import Musl",
        ],
        ["Sources/Play/Planted.swift", "Tests/PlayTests/Planted.swift"]
    )
    func planted(text: String, path: String) throws {
        let run = try lint(path, text + "\n")
        #expect(run.end?.isSuccess == false)
        #expect(run.text.contains("\(path):"))
        #expect(
            run.text.contains(
                "What differs between systems belongs into Sources/Platform or Sources/CLibrary."
            )
        )
    }

    @Test(
        "It is accepted in its place, and in answers",
        arguments: [
            "Sources/Platform/Planted.swift", "Sources/CLibrary/Planted.swift",
            "Tests/WorkbookTests/Attacks/Ending/Planted.swift",
        ]
    )
    func inItsPlace(path: String) throws {
        let run = try lint(path, "#if os(Linux)\nimport Glibc\n#endif\n")
        #expect(run.end?.isSuccess == true, "\(run.text)")
    }

    @Test(
        "Other conditions and words are accepted everywhere",
        arguments: [
            "#if canImport(FoundationXML)\nimport FoundationXML\n#endif",
            "let text = \"#if os(Linux)\"", "import Foundation", "#if DEBUG\n#endif",
        ]
    )
    func others(text: String) throws {
        let run = try lint("Sources/Play/Planted.swift", text + "\n")
        #expect(run.end?.isSuccess == true, "\(run.text)")
    }
}
