// swift-tools-version: 6.3

import PackageDescription

/// The parts that every check waits for are optimised in debug builds, too: a check plays thousands
/// of scenes.
let fast: [SwiftSetting] = [.unsafeFlags(["-O"])]

let package = Package(
    name: "HitTestingWorkbook",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AttemptKit", type: .dynamic, targets: ["UIKit", "AttemptRunner"]),
    ],
    targets: [
        .target(name: "UIKitModel", swiftSettings: fast),
        .target(name: "UIKit", dependencies: ["UIKitModel"]),
        .target(name: "Scenario", swiftSettings: fast),
        .target(name: "AttemptRunner", dependencies: ["UIKitModel", "Scenario"], swiftSettings: fast),
        .target(name: "Judge", dependencies: ["Scenario"], swiftSettings: fast),
        .testTarget(name: "Grading", dependencies: ["Judge", "Scenario"]),
        .executableTarget(name: "ModelBench", dependencies: ["UIKitModel"]),
        .testTarget(
            name: "UIKitModelTests",
            dependencies: ["UIKitModel"],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
