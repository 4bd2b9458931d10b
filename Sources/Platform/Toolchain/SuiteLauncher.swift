/// Starts the built suites as `swift test` does, but without its lock on the build folder.
package struct SuiteLauncher: Hashable, Sendable {
    /// The program, and the arguments before those that choose tests.
    package let command: [String]
    /// The environment variables to set in addition to those of this process.
    package let environment: [String: String]

    private static let swiftTesting = ["--testing-library", "swift-testing"]

    /// Starts suites that are a program.
    package init(program: String) {
        command = [program] + SuiteLauncher.swiftTesting
        environment = [:]
    }

    /// Makes SwiftPM's own helper load suites that are a library.
    ///
    /// The helper loads the library into its process, so the suites can use the descriptors that the process
    /// inherits. Apple's testing libraries are in folders that programs do not search by default.
    ///
    /// Source: `constructTestEnvironment` and `TestRunner` of SwiftPM 6.3.
    ///
    /// - Parameters:
    ///   - library: The library's path in its bundle.
    ///   - toolchain: The compiler's toolchain, its folder `usr`.
    ///   - platform: The folder of the macOS platform in Xcode; `nil` with the Command Line Tools alone.
    ///   - inherited: The environment of this process, whose folders come first.
    package init(
        library: String,
        toolchain: String,
        platform: String?,
        inherited: [String: String]
    ) {
        command =
            ["\(toolchain)/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path", library]
            + SuiteLauncher.swiftTesting
        let ofTools = "\(toolchain)/../Library/Developer"
        let ofXcode = platform.map { "\($0)/Developer" }
        let folders = [
            "DYLD_FRAMEWORK_PATH": ["\(ofTools)/Frameworks"]
                + (ofXcode.map { ["\($0)/Library/Frameworks"] } ?? []),
            "DYLD_LIBRARY_PATH": [
                "\(toolchain)/lib/swift/macosx/testing", "\(ofTools)/usr/lib",
            ] + (ofXcode.map { ["\($0)/usr/lib"] } ?? []),
        ]
        environment = folders.reduce(into: [:]) { environment, variable in
            let own = inherited[variable.key].map { [$0] } ?? []
            environment[variable.key] = (own + variable.value).joined(separator: ":")
        }
    }
}

extension SuiteLauncher {
    /// The launcher for the suites that are built on this machine.
    package init(
        _ suites: BuiltSuites,
        apple: AppleTools = AppleTools()
    ) throws(Fault) {
        guard suites.isLibrary else {
            self.init(program: suites.file)
            return
        }
        self.init(
            library: suites.file,
            toolchain: try SwiftCompiler.found().toolchain,
            platform: apple.platform,
            inherited: apple.environment
        )
    }
}
