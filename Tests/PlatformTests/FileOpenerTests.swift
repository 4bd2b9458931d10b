import Foundation
import Testing

@testable import Platform

@Suite("A file is opened outside of the terminal")
struct FileOpenerTests {
    /// A folder with programs that do nothing.
    private func folder(_ programs: String...) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("opener \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for program in programs {
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(program),
                withDestinationURL: URL(fileURLWithPath: "/bin/sh")
            )
        }
        return folder.path
    }

    @Test("By the editor around the terminal, on each system", arguments: OperatingSystem.allCases)
    func editor(system: OperatingSystem) throws {
        let path = try folder("code", "xdg-open")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let environment = ["PATH": path, "TERM_PROGRAM": "vscode", "DISPLAY": ":0"]
        #expect(
            FileOpener.command("a.md", environment: environment, on: system)
                == ["\(path)/code", "a.md"]
        )
    }

    @Test("A page is opened by the desktop also from an editor, which would show its source")
    func page() throws {
        let path = try folder("code", "xdg-open")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let environment = ["PATH": path, "TERM_PROGRAM": "vscode", "DISPLAY": ":0"]
        #expect(
            FileOpener.command("a.html", environment: environment, on: .linux)
                == ["\(path)/xdg-open", "a.html"]
        )
        #expect(
            FileOpener.command("a.html", environment: environment, on: .macOS)
                == ["/usr/bin/open", "a.html"]
        )
    }

    @Test("By the desktop where there is one")
    func desktop() throws {
        let path = try folder("xdg-open")
        defer { try? FileManager.default.removeItem(atPath: path) }
        func command(_ environment: [String: String], on system: OperatingSystem) -> [String]? {
            FileOpener.command(
                "a.md",
                environment: environment.merging(["PATH": path]) { own, _ in own },
                on: system
            )
        }
        #expect(command([:], on: .macOS) == ["/usr/bin/open", "a.md"])
        #expect(command(["DISPLAY": ":0"], on: .linux) == ["\(path)/xdg-open", "a.md"])
        #expect(command(["WAYLAND_DISPLAY": "w"], on: .linux) == ["\(path)/xdg-open", "a.md"])
        #expect(command([:], on: .linux) == nil)
        #expect(command(["DISPLAY": ""], on: .linux) == nil)
        #expect(command(["DISPLAY": ":0", "PATH": "/nowhere"], on: .linux) == nil)
    }
}
