import Foundation
import Platform

/// The browser of this machine.
package enum BrowserProgram {
    private static let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    private static let applications = [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ]

    /// The path of the program that `CHROMIUM` names, or of one of the usual ones.
    package static let path: String? =
        ProcessInfo.processInfo.environment["CHROMIUM"]
        ?? names.lazy.compactMap { SystemProgram.path(of: $0) }.first
        ?? applications.first(where: FileManager.default.isExecutableFile)

    /// Whether tests of pages can run.
    package static let isInstalled = path != nil

    /// Why tests of pages are skipped.
    package static let reason = "Chromium is not installed (apt-get install chromium)"

    /// A browser without a window, without a profile, and without anything that asks the network.
    static func arguments(profile: String) -> [String] {
        [
            "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
            "--no-first-run", "--no-default-browser-check", "--disable-gpu",
            "--disable-dev-shm-usage", "--disable-extensions", "--disable-sync",
            "--disable-background-networking", "--disable-component-update",
            "--disable-crash-reporter", "--disable-breakpad", "--no-pings", "--mute-audio",
            "--hide-scrollbars", "--password-store=basic", "--use-mock-keychain",
            "--host-resolver-rules=MAP * ~NOTFOUND",
        ] + (getuid() == 0 ? ["--no-sandbox"] : [])
    }
}
