import Foundation
import Platform

/// A command in a real terminal, which tmux provides.
final class Tmux {
    private let columns: Int
    /// How many commands were started.
    private var runs = 0
    private let socket = "workbook-\(UUID().uuidString.prefix(8))"
    private static let program = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/bin"]
        .map { "\($0)/tmux" }.first(where: FileManager.default.isExecutableFile)

    /// Whether there is a tmux on this machine.
    static var isInstalled: Bool { program != nil }

    /// The longest that anything is waited for, in seconds: a machine may be very busy.
    private static let allowance = 120.0

    /// The text that did not appear, and the screen instead.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Opens a terminal with a shell in it, in which ``Tmux/prompt`` waits.
    init(
        in folder: WorkbookFolder,
        environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        self.columns = columns
        var all = ["LANG": "C.UTF-8", "NO_COLOR": ""]
        all["WORKBOOK_ROOT"] = folder.root.path
        all["WORKBOOK_KIT"] = CommandRun.products.path
        let variables = all.merging(environment) { _, new in new }
            .flatMap { ["-e", "\($0.key)=\($0.value)"] }
        let place = ["-x", "\(columns)", "-y", "\(rows)", "-c", folder.root.path]
        try run(["-f", "/dev/null", "new-session", "-d"] + place + variables + ["sh"])
        // A shell of root's passes over a prompt in the environment; what is typed is not the prompt.
        try enter("PS1='ready''> '; clear")
        try wait(for: Tmux.prompt)
    }

    /// The shell's prompt.
    static let prompt = "ready>"

    deinit { _ = try? run(["kill-server"]) }

    /// Types keys, by tmux's names for them.
    func type(_ keys: String...) throws { try run(["send-keys"] + keys) }

    /// Has the shell run the workbook's command on an empty screen, and say how it ended.
    ///
    /// Clears the screen first, and types the end sign in another form than the shell prints it, so
    /// that neither is mistaken for the end of this run.
    func start(_ arguments: String) throws {
        let program = CommandRun.products.appendingPathComponent("workbook").path
        runs += 1
        try clear()
        try enter("clear; '\(program)' \(arguments); echo run \(runs) en''ded with $?")
    }

    /// The shell's text at the end of the command that was started last, before its status.
    var endSign: String { "run \(runs) ended with " }

    /// Waits for the end of the command that was started last; its status, and what it wrote.
    func end() throws -> (status: Int32?, text: String) {
        let parts = try wait(for: endSign, Tmux.prompt).components(separatedBy: endSign)
        return (Int32(parts.last?.prefix(while: \.isNumber) ?? ""), parts[0])
    }

    /// Types a line, and Enter.
    func enter(_ line: String) throws {
        if !line.isEmpty { try run(["send-keys", "-l", line]) }
        try type("Enter")
    }

    /// Empties the screen, so that nothing on it can be taken for what comes next.
    func clear() throws { try run(["send-keys", "-R"]) }

    /// Gives the terminal another size, of which its programs hear a moment later.
    func resize(columns: Int, rows: Int) throws {
        try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// The text on the screen; with the codes for colours, or with the lines as they were written.
    func screen(withColours: Bool = false, isJoined: Bool = false) throws -> String {
        try run(["capture-pane", "-p"] + (withColours ? ["-e"] : []) + (isJoined ? ["-J"] : []))
    }

    /// The lines on the screen that the terminal itself had to break, each as it was written.
    func brokenLines() throws -> [String] {
        try screen(isJoined: true).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.count > columns }
    }

    /// Waits until the screen contains all of these, and gives it.
    @discardableResult
    func wait(for texts: String...) throws -> String {
        let deadline = Date(timeIntervalSinceNow: Tmux.allowance)
        while true {
            let screen = try screen()
            if texts.allSatisfy(screen.contains) { return screen }
            guard Date() < deadline else {
                throw Missing(description: "\(texts) did not appear:\n\(screen)")
            }
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
            secondsAllowed: Tmux.allowance
        ).text
    }
}
