import Browser
import Foundation
import Platform
import Testing

@Suite(
    "A page that a test drives",
    .serialized,
    .enabled(if: BrowserProgram.isInstalled, "\(BrowserProgram.reason)")
)
struct BrowserPageTests {
    /// Opens a page of this text.
    private func withPage(_ text: String, _ body: (BrowserPage) throws -> Void) throws {
        let file = NSTemporaryDirectory() + "page of \(UUID().uuidString).html"
        try Data("<!DOCTYPE html><meta charset=utf-8>\(text)".utf8)
            .write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Browser.use { browser in
            let page = try browser.page()
            try page.open(file, fragment: "here")
            try body(page)
        }
    }

    @Test("It answers expressions, keys, the pointer, and changes of size and preferences")
    func driving() throws {
        let text = """
            <title>Tést</title><style>body { margin: 0; height: 3000px }</style>
            <script>
            const seen = [];
            for (const type of ["keydown", "pointerdown", "pointermove", "pointerup"])
                addEventListener(type, event => seen.push(event.key ?? `${type} ${event.clientX}`));
            </script>
            """
        try withPage(text) { page in
            #expect(try page.value(of: "document.title") == "Tést")
            #expect(try page.value(of: "location.hash") == "#here")
            #expect(try page.value(of: "Promise.resolve([1, 2])") == [1, 2])
            try page.press("ArrowRight", times: 2)
            try page.press("n")
            #expect(try page.value(of: "seen") == ["ArrowRight", "ArrowRight", "n"])
            try page.perform("seen.length = 0")
            try page.drag([(10, 10), (20, 10)])
            let moves = try page.value(of: "seen", as: [String].self)
            #expect(moves.contains("pointerdown 10") && moves.contains("pointerup 20"))
            try page.resize(width: 360)
            #expect(try page.value(of: "innerWidth") == 360)
            let isDark = "matchMedia('(prefers-color-scheme: dark)').matches"
            let isReduced = "matchMedia('(prefers-reduced-motion: reduce)').matches"
            #expect(try !page.value(of: isDark, as: Bool.self))
            try page.prefer(.init(isDark: true, reducesMotion: true))
            #expect(try page.value(of: isDark, as: Bool.self))
            #expect(try page.value(of: isReduced, as: Bool.self))
            let png = try page.screenshot()
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.count > 1_000)
            #expect(page.complaints.isEmpty && page.requests.isEmpty)
        }
    }

    @Test("It tells of errors, exceptions, breaches of the policy and requests")
    func complaints() throws {
        let text = """
            <meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">
            <script>console.error("first", 2); setTimeout(() => { throw new Error("second") })</script>
            <script src="https://example.invalid/a.js"></script><img src="missing.png">
            """
        try withPage(text) { page in
            try page.perform("await new Promise(resolve => setTimeout(resolve, 50))")
            #expect(page.complaints.contains("first 2"))
            #expect(page.complaints.contains { $0.contains("Error: second") })
            #expect(page.complaints.contains { $0.contains("Content Security Policy") })
            #expect(page.requests.contains { $0.hasSuffix("/missing.png") })
            #expect(throws: BrowserFault.self) { try page.perform("throw new Error('third')") }
        }
    }

    @Test("No process and no file of a browser is left behind")
    func leavings() throws {
        let folder = try Browser.use { browser in
            _ = try browser.page()
            #expect(FileManager.default.fileExists(atPath: browser.folder.path + "/profile"))
            return browser.folder.path
        }
        #expect(!FileManager.default.fileExists(atPath: folder))
        let processes = try ToolRun(
            #require(SystemProgram.path(of: "ps")),
            ["-A", "-o", "args"],
            secondsAllowed: 60
        )
        #expect(processes.end?.isSuccess == true)
        #expect(!processes.text.contains(folder))
    }
}
