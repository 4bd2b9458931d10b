// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "HitTestingWorkbook",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "UIKit", targets: ["UIKit"])
    ],
    targets: [
        .target(name: "UIKitModel"),
        .target(name: "UIKit", dependencies: ["UIKitModel"]),
        .target(name: "Scenario"),
        .executableTarget(name: "ModelBench", dependencies: ["UIKitModel"]),
        .testTarget(
            name: "UIKitModelTests",
            dependencies: ["UIKitModel"],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
