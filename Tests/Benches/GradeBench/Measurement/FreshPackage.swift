import Catalogue
import Foundation
import Platform

/// The method of many graders: a new package per submission, built and tested with `swift test`.
///
/// Its only test is nearly empty, so it measures the minimum cost of this method.
struct FreshPackage {
    let workbook: Workbook
    /// The folder for temporary packages.
    let scratch: String

    private static let manifest = """
        // swift-tools-version: 6.3
        import PackageDescription
        let package = Package(
            name: "Submission",
            targets: [
                .target(name: "CLibrary"),
                .target(name: "CoreGraphics"),
                .target(name: "GeometryModel", dependencies: ["CoreGraphics"]),
                .target(name: "UIKitModel", dependencies: ["GeometryModel"]),
                .target(name: "ControlModel", dependencies: ["UIKitModel"]),
                .target(name: "UIKit", dependencies: ["CLibrary", "ControlModel"]),
                .target(
                    name: "Answer", dependencies: ["UIKit"],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
                .testTarget(name: "AnswerTests", dependencies: ["Answer", "UIKitModel"]),
            ])
        """

    private static let targets = [
        "CLibrary", "CoreGraphics", "GeometryModel", "UIKitModel", "ControlModel", "UIKit",
    ]

    private static let test = """
        import Testing
        import UIKitModel
        @testable import Answer

        @MainActor @Test func isHit() {
            let view = BaseView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        }
        """

    /// Builds and tests a package for the reference to exercise 3 from scratch.
    func test(number: Int) throws -> ProcessUse {
        let folder = "\(scratch)/package-\(number)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["Sources/Answer", "Tests/AnswerTests"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)",
                withIntermediateDirectories: true
            )
        }
        for target in FreshPackage.targets {
            try FileManager.default.copyItem(
                atPath: "\(workbook.root)/Sources/\(target)",
                toPath: "\(folder)/Sources/\(target)"
            )
        }
        guard let exercise = Exercise.numbered(3) else {
            throw TestFailed(output: "there is no exercise 3")
        }
        try FileManager.default.copyItem(
            atPath: workbook.reference(exercise),
            toPath: "\(folder)/Sources/Answer/\(exercise.answerFile)"
        )
        try FreshPackage.manifest.write(
            toFile: "\(folder)/Package.swift",
            atomically: true,
            encoding: .utf8
        )
        try FreshPackage.test.write(
            toFile: "\(folder)/Tests/AnswerTests/AnswerTests.swift",
            atomically: true,
            encoding: .utf8
        )
        return try ProcessUse.of {
            let command = ["swift", "test", "--package-path", folder]
            let run = try ToolRun("/usr/bin/env", command, secondsAllowed: 600)
            guard run.end == .exited(0) else { throw TestFailed(output: run.text) }
        }
    }

    struct TestFailed: Error, CustomStringConvertible {
        let output: String
        var description: String { "swift test in a fresh package failed: \(output)" }
    }
}
