import Foundation
import Platform

/// A headless Chromium, driven over its own protocol.
///
/// Use it from one test only: ``use(_:)`` starts one, and ends it after the test.
package final class Browser {
    private var pipe: BrowserPipe
    private let process: ChildProcess
    /// The folder of all its files.
    package let folder: ScratchFolder
    private var lastCommand = 0
    private var events: [PageEvent] = []

    /// The time that a machine with other things to do may take for one command.
    static let secondsAllowed = 60.0
    /// The time to end in, after which it is killed.
    private static let secondsToEnd = 5.0

    private init() throws {
        guard let program = BrowserProgram.path else { throw BrowserFault.notInstalled }
        folder = try ScratchFolder(in: NSTemporaryDirectory() + "workbook-browsers")
        let environment = folder.environment.merging(["HOME": folder.path]) { $1 }
        (pipe, process) = try BrowserPipe.start(
            program,
            BrowserProgram.arguments(profile: folder.path + "/profile"),
            environment: environment
        )
    }

    /// Starts a browser for as long as `body` runs.
    package static func use<Result>(_ body: (Browser) throws -> Result) throws -> Result {
        let browser = try Browser()
        defer { browser.end() }
        return try body(browser)
    }

    /// An empty page.
    package func page() throws -> BrowserPage {
        let target = try run("Target.createTarget", ["url": "about:blank"])
        let attached = try run(
            "Target.attachToTarget",
            ["targetId": target["targetId"] ?? "", "flatten": true]
        )
        let page = BrowserPage(self, session: attached["sessionId"] as? String ?? "")
        for domain in ["Page", "Runtime", "Log", "Network"] { try page.run("\(domain).enable") }
        return page
    }

    private func end() {
        _ = try? run("Browser.close", secondsAllowed: Browser.secondsToEnd)
        pipe.closeEnds()
        let deadline = monotonicSeconds() + Browser.secondsToEnd
        var hasEnded = process.poll() != nil
        while !hasEnded, monotonicSeconds() < deadline {
            usleep(10_000)
            hasEnded = process.poll() != nil
        }
        // Its helpers are in its process group, and end a moment after it.
        process.kill()
        if !hasEnded { _ = process.wait() }
        folder.remove()
    }

    // MARK: Messages

    /// Sends a command, and returns its result.
    @discardableResult
    func run(
        _ method: String,
        _ parameters: [String: Any] = [:],
        session: String? = nil,
        secondsAllowed: Double = Browser.secondsAllowed
    ) throws -> [String: Any] {
        lastCommand += 1
        let command = lastCommand
        var message: [String: Any] = ["id": command, "method": method, "params": parameters]
        message["sessionId"] = session
        try pipe.send(message)
        let deadline = monotonicSeconds() + secondsAllowed
        while let reply = try pipe.receive(until: deadline) {
            guard reply["id"] as? Int == command else {
                keep(reply)
                continue
            }
            if let error = reply["error"] as? [String: Any] {
                throw BrowserFault.refused(method, "\(error["message"] ?? error)")
            }
            return reply["result"] as? [String: Any] ?? [:]
        }
        throw BrowserFault.tooLate(method)
    }

    /// Takes all events of a page that have arrived.
    func takeEvents(of session: String) -> [PageEvent] {
        let taken = events.filter { $0.session == session }
        events.removeAll { $0.session == session }
        return taken
    }

    /// Waits for an event of a page.
    func wait(for method: String, of session: String, secondsAllowed: Double) throws {
        let deadline = monotonicSeconds() + secondsAllowed
        while !events.contains(where: { $0.session == session && $0.method == method }) {
            guard let message = try pipe.receive(until: deadline) else {
                throw BrowserFault.tooLate(method)
            }
            keep(message)
        }
    }

    private func keep(_ message: [String: Any]) {
        if let event = PageEvent(message) { events.append(event) }
    }
}
