import Foundation
import Testing

@testable import Platform

@Suite("How the built suites are started")
struct SuiteLauncherTests {
    @Test("A program is started as it is")
    func program() {
        let launcher = SuiteLauncher(program: "/kit/SuiteRunner")
        #expect(launcher.command == ["/kit/SuiteRunner", "--testing-library", "swift-testing"])
        #expect(launcher.environment == [:])
    }

    @Test("A library is loaded by SwiftPM's helper, which finds Xcode's libraries for tests")
    func library() {
        let launcher = SuiteLauncher(
            library: "/my kit/Sample.xctest/Contents/MacOS/Sample",
            toolchain: "/Xcode.app/Toolchain/usr",
            platform: "/Xcode.app/MacOSX.platform",
            inherited: ["DYLD_LIBRARY_PATH": "/mine"]
        )
        #expect(
            launcher.command == [
                "/Xcode.app/Toolchain/usr/libexec/swift/pm/swiftpm-testing-helper",
                "--test-bundle-path", "/my kit/Sample.xctest/Contents/MacOS/Sample",
                "--testing-library", "swift-testing",
            ]
        )
        #expect(
            launcher.environment == [
                "DYLD_FRAMEWORK_PATH": "/Xcode.app/Toolchain/usr/../Library/Developer/Frameworks"
                    + ":/Xcode.app/MacOSX.platform/Developer/Library/Frameworks",
                "DYLD_LIBRARY_PATH": "/mine:/Xcode.app/Toolchain/usr/lib/swift/macosx/testing"
                    + ":/Xcode.app/Toolchain/usr/../Library/Developer/usr/lib"
                    + ":/Xcode.app/MacOSX.platform/Developer/usr/lib",
            ]
        )
    }

    @Test("With the Command Line Tools alone there is no platform, and they bring the libraries")
    func commandLineTools() {
        let launcher = SuiteLauncher(
            library: "/kit/Sample",
            toolchain: "/CommandLineTools/usr",
            platform: nil,
            inherited: [:]
        )
        #expect(
            launcher.environment == [
                "DYLD_FRAMEWORK_PATH": "/CommandLineTools/usr/../Library/Developer/Frameworks",
                "DYLD_LIBRARY_PATH": "/CommandLineTools/usr/lib/swift/macosx/testing"
                    + ":/CommandLineTools/usr/../Library/Developer/usr/lib",
            ]
        )
    }

    @Test("A bundle is started by the helper of the compiler that was found")
    func folder() throws {
        let folder = try FolderWithPrograms()
        let name = "SamplePackageTests.xctest/Contents/MacOS/SamplePackageTests"
        let program = try folder.add(name)
        let locator = try folder.add("xcrun", #"[ "$3" = --show-sdk-platform-path ] && echo /P"#)
        let launcher = try SuiteLauncher(
            try #require(BuiltSuites(kit: folder.path, package: "Sample")),
            apple: AppleTools(environment: [:], locator: locator)
        )
        let toolchain = try SwiftCompiler.found().toolchain
        #expect(
            launcher.command.first == "\(toolchain)/libexec/swift/pm/swiftpm-testing-helper"
        )
        #expect(launcher.command.contains(program))
        #expect(
            launcher.environment["DYLD_LIBRARY_PATH"]?.hasSuffix(":/P/Developer/usr/lib") == true
        )
    }

    @Test("The suites that the helper loads have what its process inherits")
    func descriptors() throws {
        let folder = try FolderWithPrograms()
        let helper = "usr/libexec/swift/pm/swiftpm-testing-helper"
        try folder.add(helper, #"[ "$1" = --test-bundle-path ] && shift && . "$1" <&5"#)
        let library = try folder.add("tests of it", "cat; echo $DYLD_LIBRARY_PATH | cut -d: -f1")
        let text = try folder.add("orders", "an order")
        let launcher = SuiteLauncher(
            library: library,
            toolchain: "\(folder.path)/usr",
            platform: nil,
            inherited: ["DYLD_LIBRARY_PATH": "mine"]
        )
        let run = try ToolRun(
            launcher.command[0],
            Array(launcher.command.dropFirst()),
            environment: launcher.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 },
            openFiles: [5: text],
            secondsAllowed: 60
        )
        #expect(run.text == "#!/bin/sh\nan order\nmine\n")
    }
}
