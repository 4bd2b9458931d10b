// swift-tools-version: 6.0

// Written by the workbook on hit testing: open this folder in Xcode, or in Swift Playgrounds.

import AppleProductTypes
import PackageDescription

let package = Package(
    name: "AppName",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "AppName",
            targets: ["AppModule"],
            bundleIdentifier: "workbook.hit-testing.AppName",
            displayVersion: "1.0",
            bundleVersion: "1",
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeRight, .landscapeLeft,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ]
        )
    ],
    targets: [
        .target(name: "WorkbookStage", path: "Stage"),
        .executableTarget(name: "AppModule", dependencies: ["WorkbookStage"], path: "App"),
    ],
    swiftLanguageModes: [.v5]
)
