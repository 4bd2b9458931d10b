// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "HitTestingWorkbook",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AttemptKit", type: .dynamic, targets: ["UIKit", "AttemptRunner"]),
    ],
    targets: [
        .target(name: "UIKitModel"),
        .target(name: "UIKit", dependencies: ["UIKitModel"]),
        .target(name: "Scenario"),
        .target(name: "AttemptRunner", dependencies: ["UIKitModel", "Scenario"]),
        .target(name: "Judge", dependencies: ["Scenario"]),
        .testTarget(name: "Grading", dependencies: ["Judge", "Scenario"]),
        .testTarget(
            name: "UIKitModelTests",
            dependencies: ["UIKitModel"],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
