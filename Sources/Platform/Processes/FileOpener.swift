import Foundation

/// Opens a file in the program that the user's desktop or editor assigns to it.
package enum FileOpener {
    /// The command that opens a file; `nil` if there is no desktop.
    ///
    /// In the terminal of Visual Studio Code, that editor opens the file. A page is an exception, because the
    /// editor would show its source.
    package static func command(
        _ path: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        on system: OperatingSystem = .own
    ) -> [String]? {
        func program(_ name: String) -> String? {
            SystemProgram.path(of: name, in: environment["PATH"])
        }
        let isPage = path.hasSuffix(".html")
        if environment["TERM_PROGRAM"] == "vscode", !isPage, let code = program("code") {
            return [code, path]
        }
        switch system {
        case .macOS: return ["/usr/bin/open", path]
        case .linux:
            let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
                environment[$0]?.isEmpty == false
            }
            return hasDesktop ? program("xdg-open").map { [$0, path] } : nil
        }
    }

    /// Starts opening a file, and returns whether there is a program for it.
    package static func open(_ path: String) -> Bool {
        let nothing = FileDescriptors([0: "/dev/null", 1: "/dev/null", 2: "/dev/null"])
        defer { nothing.close() }
        guard let command = command(path),
            let process = try? ChildProcess(
                command[0],
                Array(command.dropFirst()),
                environment: ProcessInfo.processInfo.environment,
                descriptors: nothing.descriptors
            )
        else { return false }
        // Some openers end at once, others only with the program that they started.
        nonisolated(unsafe) let opener = process
        Thread.detachNewThread { _ = opener.wait() }
        return true
    }
}
