import Foundation
import Testing

@testable import Platform

@Suite("The compiler that is found")
struct SwiftCompilerTests {
    private let folder: FolderWithPrograms

    init() throws { folder = try FolderWithPrograms() }

    /// The environment of a machine with some folders of programs.
    private func environment(_ folders: String...) -> [String: String] {
        ["PATH": folders.map { "\(folder.path)/\($0)" }.joined(separator: ":") + ":/usr/bin:/bin"]
    }

    private func toolInfo(_ usr: String) -> String {
        "[ \"$1\" = -print-target-info ] && echo '{\"target\": {}, \"paths\": "
            + "{\"runtimeResourcePath\": \"\(usr)/lib/swift\"}}'"
    }

    @Test("The first one on the PATH, with the tools of its toolchain")
    func first() throws {
        for toolchain in ["first", "second"] {
            for name in ["swiftc", "swift-frontend"] {
                try folder.add("\(toolchain)/usr/bin/\(name)")
            }
        }
        let found = try SwiftCompiler.find(
            in: environment("empty", "second/usr/bin", "first/usr/bin")
        )
        #expect(found.path == "\(folder.path)/second/usr/bin/swiftc")
        #expect(found.toolchain.hasSuffix("/second/usr"))
        let named = ["SWIFT_EXEC": "\(folder.path)/first/usr/bin/swiftc"]
        let other = try SwiftCompiler.find(in: environment("second/usr/bin").merging(named) { $1 })
        #expect(other.path == "\(folder.path)/first/usr/bin/swiftc")
    }

    @Test("A link into a toolchain belongs to it")
    func link() throws {
        for name in ["swiftc", "swift-frontend"] { try folder.add("swift/usr/bin/\(name)") }
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/bin",
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/bin/swiftc",
            withDestinationPath: "\(folder.path)/swift/usr/bin/swiftc"
        )
        let found = try SwiftCompiler.find(in: environment("bin"))
        #expect(found.path == "\(folder.path)/bin/swiftc")
        #expect(found.toolchain.hasSuffix("/swift/usr"))
    }

    @Test("A program that only starts a compiler is asked which, so that it may change")
    func shim() throws {
        for version in ["a", "b"] {
            let usr = "\(folder.path)/\(version)/usr"
            try folder.add("\(version)/usr/bin/swiftc")
            try folder.add("shims/swiftc", toolInfo(usr))
            let found = try SwiftCompiler.find(in: environment("shims"))
            #expect(found == SwiftCompiler(path: "\(usr)/bin/swiftc", toolchain: usr))
        }
    }

    @Test(
        "A program that does not tell is taken as it is",
        arguments: [
            "exit 1", "echo nonsense", "echo '{\"paths\": {\"runtimeResourcePath\": \"/\"}}'",
        ]
    )
    func silent(script: String) throws {
        let path = try folder.add("bin/swiftc", script)
        #expect(try SwiftCompiler.find(in: environment("bin")).path == path)
    }

    @Test("A machine without a compiler is told where there is one")
    func none() {
        let fault = #expect(throws: Fault.self) {
            try SwiftCompiler.find(in: ["PATH": "/no/programs"])
        }
        #expect(
            fault?.message == "there is no swiftc on the PATH; install Swift 6.3 from swift.org"
        )
    }
}
