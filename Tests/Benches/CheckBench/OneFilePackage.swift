import Foundation

/// A minimal package of one file and one test, the baseline for a first check.
struct OneFilePackage {
    private let folder: String

    init(in parent: String) throws {
        folder = parent + "/one-file-package"
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.3
            import PackageDescription
            let package = Package(
                name: "One",
                targets: [
                    .target(name: "One"), .testTarget(name: "OneTests", dependencies: ["One"]),
                ])
            """,
            "Sources/One/One.swift": "public func one() -> Int { 1 }\n",
            "Tests/OneTests/OneTests.swift":
                "import One\nimport Testing\n\n@Test func isOne() { #expect(one() == 1) }\n",
        ]
        for (path, text) in files {
            let file = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// The shell command for a clean build.
    func cleanBuild(with swift: String) -> String {
        "cd '\(folder)' && rm -rf .build && \(swift) build --build-tests >build.txt 2>&1"
    }
}
