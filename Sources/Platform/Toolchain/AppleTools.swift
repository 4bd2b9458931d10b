import Foundation

/// The facts about the macOS SDK that Xcode or the Command Line Tools report.
///
/// A compiler that `xcrun` did not start has no SDK. On Linux there is no `xcrun`, and nothing is known.
package struct AppleTools: Sendable {
    let environment: [String: String]
    private let locator: String

    private static let secondsAllowed = 60.0

    package init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        locator: String = "/usr/bin/xcrun"
    ) {
        self.environment = environment
        self.locator = locator
    }

    private var isThere: Bool { FileManager.default.isExecutableFile(atPath: locator) }

    /// The SDK's folder, from `SDKROOT` or from `xcrun`; `nil` on Linux.
    ///
    /// In a project for iOS, Xcode sets `SDKROOT` to an SDK for which nothing is built here.
    package func sdk() throws(Fault) -> String? {
        guard isThere else { return nil }
        if let named = environment["SDKROOT"],
            URL(fileURLWithPath: named).lastPathComponent.hasPrefix("MacOSX")
        {
            return URL(fileURLWithPath: named).resolvingSymlinksInPath().path
        }
        guard let found = path("--show-sdk-path") else {
            throw Fault(
                "xcrun finds no SDK of macOS: xcode-select --install brings the Command Line "
                    + "Tools"
            )
        }
        return found
    }

    /// The folder of the macOS platform; `nil` on Linux, and if only the Command Line Tools are installed.
    package var platform: String? { isThere ? path("--show-sdk-platform-path") : nil }

    private func path(_ option: String) -> String? {
        let run = try? ToolRun(
            locator,
            ["--sdk", "macosx", option],
            environment: environment,
            secondsAllowed: AppleTools.secondsAllowed
        )
        guard let run, run.end?.isSuccess == true else { return nil }
        // Warnings may come before the path.
        return run.text.split(whereSeparator: \.isNewline).last { $0.hasPrefix("/") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
