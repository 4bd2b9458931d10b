import Foundation
import Judge

/// A real terminal of 80 by 24 in which the command runs; it needs tmux.
final class TerminalScreen {
    private let socket = "workbook-\(UUID().uuidString.prefix(8))"

    private static let tmux: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/tmux" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The longest that something may take to appear, in seconds, on however busy a machine.
    private static let patience = 90.0

    /// Whether there is a terminal to be had.
    static var isPossible: Bool { tmux != nil }

    /// What did not appear, and what did instead.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts the command.
    init(
        _ arguments: [String],
        in folder: WorkbookFolder,
        environment: [String: String] = [:]
    ) throws {
        let all = folder.plainEnvironment.merging(environment) { _, new in new }
        let program = CommandRun.products.appendingPathComponent("workbook").path
        let words =
            ["env", "-i", "TERM=screen-256color"] + all.map { "\($0.key)=\($0.value)" } + [program]
            + arguments
        let command = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
        // The screen stays when the command has ended.
        _ = try tmux(
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            "80",
            "-y",
            "24",
            "-s",
            "screen",
            "trap : INT; \(command); echo ENDED; cat"
        )
    }

    deinit { _ = try? tmux("kill-server") }

    /// Types a line and ends it.
    func type(_ line: String) throws {
        if !line.isEmpty { _ = try tmux("send-keys", "-t", "screen", "-l", line) }
        try press("Enter")
        Thread.sleep(forTimeInterval: 0.1)
    }

    /// Presses a key, by tmux's name for it.
    func press(_ key: String) throws {
        _ = try tmux("send-keys", "-t", "screen", key)
    }

    /// What is on the screen, and what left it at the top.
    func text(withColours: Bool = false) throws -> String {
        try tmux(
            ["capture-pane", "-p", "-t", "screen", "-S", "-"] + (withColours ? ["-e"] : [])
        )
    }

    /// Waits for a text to appear.
    func wait(for text: String) throws {
        let deadline = Date(timeIntervalSinceNow: TerminalScreen.patience)
        while Date() < deadline {
            if try self.text().contains(text) { return }
            Thread.sleep(forTimeInterval: 0.05)
        }
        throw Missing(description: "\(text) did not appear:\n\(try self.text())")
    }

    /// Waits for the command's end.
    func waitForEnd() throws { try wait(for: "ENDED") }

    private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

    private func tmux(_ arguments: [String]) throws -> String {
        try ToolRun(
            TerminalScreen.tmux ?? "",
            ["-L", socket] + arguments,
            environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
            secondsAllowed: TerminalScreen.patience
        ).text
    }
}
