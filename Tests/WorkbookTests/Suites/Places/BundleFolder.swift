import Catalogue
import Examples
import Foundation
import Platform

/// A kit and a toolchain as macOS has them: the suites are a bundle with a library in it, and the `swiftc`
/// on the path only starts the compiler.
///
/// A loader of the library starts it as a program, since Linux built one.
final class BundleFolder {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("built on a Mac \(UUID().uuidString)")

    init() throws {
        let tests = "HitTestingWorkbookPackageTests"
        let products = CommandRun.products
        for name in ["Modules", Workbook.kitLibrary] {
            try link("kit/\(name)", to: products.appendingPathComponent(name).path)
        }
        try link(
            "kit/\(tests).xctest/Contents/MacOS/\(tests)",
            to: products.appendingPathComponent("SuiteRunner").path
        )
        let real = try SwiftCompiler.found()
        for part in ["bin/swift-frontend", "bin/ld.lld", "lib/libIndexStore.so"] {
            try link("toolchain/usr/\(part)", to: "\(real.toolchain)/\(part)")
        }
        let usr = root.appendingPathComponent("toolchain/usr").path
        try script("toolchain/usr/bin/swiftc", "exec '\(real.path)' \"$@\"")
        try script(
            "shims/swiftc",
            "[ \"$1\" = -print-target-info ] && "
                + "echo '{\"paths\": {\"runtimeResourcePath\": \"\(usr)/lib/swift\"}}'"
        )
        try script(
            "toolchain/usr/libexec/swift/pm/swiftpm-testing-helper",
            """
            [ "$1" = --test-bundle-path ] || exit 9
            program=$2
            shift 2
            echo "$DYLD_FRAMEWORK_PATH" >> '\(calls.path)'
            exec "$program" "$@"
            """
        )
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// The variables with which a command finds the kit and the toolchain.
    var environment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return [
            "WORKBOOK_KIT": root.appendingPathComponent("kit").path,
            "PATH": root.appendingPathComponent("shims").path + ":\(path)", "SWIFT_EXEC": "",
        ]
    }

    /// The folders of frameworks that the tests got each time they were loaded.
    var frameworks: [String] {
        let text = (try? String(contentsOf: calls, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    private var calls: URL { root.appendingPathComponent("calls") }

    private func place(_ name: String) throws -> URL {
        let file = root.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        return file
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: try place(name).path,
            withDestinationPath: target
        )
    }

    private func script(_ name: String, _ text: String) throws {
        try writeScript(text, to: try place(name).path)
    }
}
