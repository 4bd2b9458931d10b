// swift-tools-version: 6.3

import PackageDescription

/// `make check` builds the kit alone: a student's unfinished file must not keep it from being built,
/// and nobody waits for tests of the workbook itself.
let isKitOnly = Context.environment["WORKBOOK_KIT_ONLY"] != nil

/// The kit is built in the release configuration, since every check plays hundreds of scenes; what
/// does not play them need not be optimised, which halves the time of the first check.
let unoptimised: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// The model is used from the main thread, as its declarations say and the compiler proves: looking it
/// up in each call takes a tenth of the time of a scene.
///
/// In a release, which plays an answer's scenes, its objects are counted as those of one thread, and
/// overlapping accesses are not looked for: that takes another tenth. The tests look for them.
let ofMainThread: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"]),
    .unsafeFlags(
        ["-enforce-exclusivity=unchecked", "-Xfrontend", "-assume-single-threaded"],
        .when(configuration: .release)
    ),
]

let kit: [Target] = [
    .target(name: "UIKitModel", swiftSettings: ofMainThread),
    .target(name: "UIKit", dependencies: ["UIKitModel"]),
    .target(name: "Scenario"),
    .target(
        name: "AttemptRunner",
        dependencies: ["UIKitModel", "Scenario"],
        swiftSettings: ofMainThread
    ),
    .target(name: "Judge", dependencies: ["Scenario"]),
    .target(name: "Reports", dependencies: ["Scenario"], swiftSettings: unoptimised),
    .target(name: "TerminalInput", swiftSettings: unoptimised),
    .target(
        name: "Desk",
        dependencies: ["Judge", "Reports", "Scenario", "TerminalInput"],
        swiftSettings: unoptimised
    ),
    .target(
        name: "Interview",
        dependencies: ["Judge", "Reports", "Scenario", "TerminalInput"],
        exclude: ["Bank"],
        swiftSettings: unoptimised
    ),
    .target(
        name: "Classroom",
        dependencies: ["Judge", "Reports", "Scenario"],
        swiftSettings: unoptimised
    ),
    .target(
        name: "Upkeep",
        dependencies: ["Classroom", "Judge", "Scenario"],
        swiftSettings: unoptimised
    ),
    .executableTarget(
        name: "workbook",
        dependencies: [
            "Classroom", "Desk", "Interview", "Judge", "Reports", "Scenario", "TerminalInput",
            "Upkeep",
        ],
        swiftSettings: unoptimised
    ),
    .testTarget(name: "Grading", dependencies: ["Judge", "Scenario"], swiftSettings: unoptimised),
]

/// Each exercise is a target for an editor's sake: completion and messages while one types.
///
/// Nothing depends on them, and nothing is graded by building them.
let exercises: [Target] = [
    "01-ContainsPoint", "02-LayerHitTest", "03-SystemHitTest", "04-ShelterView", "05-RoundButton",
    "06-ResponderChain",
].map { folder in
    .target(
        name: "Exercise" + folder.replacing("-", with: ""),
        dependencies: ["UIKit"],
        path: "Exercises/" + folder,
        exclude: ["README.md"],
        swiftSettings: [.swiftLanguageMode(.v5)]
    )
}

let ownTests: [Target] = [
    .executableTarget(name: "ModelBench", dependencies: ["UIKitModel"]),
    .executableTarget(name: "CheckBench"),
    .executableTarget(name: "GradeBench", dependencies: ["Judge", "Scenario"]),
    .testTarget(
        name: "UIKitModelTests",
        dependencies: ["UIKitModel"],
        exclude: ["Fixtures"]
    ),
    .testTarget(
        name: "DeskTests",
        dependencies: ["Desk", "Judge", "Reports", "Scenario", "TerminalInput"]
    ),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "Scenario"]),
    .testTarget(
        name: "ClassroomTests",
        dependencies: ["Classroom", "Judge", "Reports", "Scenario"]
    ),
    .testTarget(
        name: "JudgeTests",
        dependencies: ["Judge", "Scenario", "UIKitModel", "AttemptRunner"]
    ),
    .testTarget(name: "TerminalInputTests", dependencies: ["TerminalInput"]),
    .testTarget(name: "UpkeepTests", dependencies: ["Upkeep", "Judge", "Scenario"]),
    .testTarget(
        name: "InterviewTests",
        dependencies: [
            "Interview", "Judge", "Reports", "Scenario", "TerminalInput", "UIKitModel",
        ]
    ),
    // Attempts are graded by the command, and never compiled into a test.
    .testTarget(
        name: "WorkbookTests",
        dependencies: ["workbook", "Judge", "Scenario"],
        exclude: ["Attacks", "Attempts"]
    ),
]

let package = Package(
    name: "HitTestingWorkbook",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AttemptKit", type: .dynamic, targets: ["UIKit", "AttemptRunner"]),
    ],
    targets: isKitOnly ? kit : kit + exercises + ownTests,
    swiftLanguageModes: [.v6]
)
