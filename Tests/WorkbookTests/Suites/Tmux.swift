import Foundation
import Judge

/// A command in a real terminal, 80 columns wide and 24 lines high, which tmux provides.
final class Tmux {
    private let socket = "workbook-\(UUID().uuidString.prefix(8))"
    private static let program = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/bin"]
        .map { "\($0)/tmux" }.first(where: FileManager.default.isExecutableFile)

    /// Whether there is a tmux on this machine.
    static var isInstalled: Bool { program != nil }

    /// The longest that anything is waited for, in seconds: a machine may be very busy.
    private static let patience = 120.0

    /// Opens a terminal with a shell in it.
    init(in folder: URL, environment: [String: String]) throws {
        let variables = environment.flatMap { ["-e", "\($0.key)=\($0.value)"] }
        try run(
            ["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "-c", folder.path]
                + variables + ["sh"]
        )
    }

    deinit { _ = try? run(["kill-server"]) }

    /// Types keys, by tmux's names for them.
    func type(_ keys: String...) throws { try run(["send-keys"] + keys) }

    /// Types a line, and Enter.
    func enter(_ line: String) throws {
        try run(["send-keys", "-l", line])
        try type("Enter")
    }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) throws {
        try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// What is on the screen; with the codes for colours if asked.
    func screen(withColours: Bool = false) throws -> String {
        try run(["capture-pane", "-p"] + (withColours ? ["-e"] : []))
    }

    /// Waits until the screen contains all of these, and gives it; or as it is when patience ends.
    func wait(for texts: String...) throws -> String {
        let deadline = Date(timeIntervalSinceNow: Tmux.patience)
        while true {
            let screen = try screen()
            if texts.allSatisfy(screen.contains) || Date() > deadline { return screen }
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    /// Sends a signal to the program that the shell runs.
    func signal(_ number: Int) throws {
        let shell = try run(["display-message", "-p", "#{pane_pid}"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try run(["run-shell", "kill -\(number) $(ps -o pid= --ppid \(shell))"])
    }

    @discardableResult
    private func run(_ arguments: [String]) throws -> String {
        // Foundation's Process would wait for the server as well, which goes on in the background.
        try ToolRun(
            Tmux.program ?? "/usr/bin/tmux",
            ["-L", socket] + arguments,
            secondsAllowed: Tmux.patience
        ).text
    }
}
