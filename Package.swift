// swift-tools-version: 6.3

import Foundation
import PackageDescription

/// The part that `make` builds: `practice`, `kit` or `upkeep`; everything, with the tests, if the
/// variable is missing.
///
/// Each command builds what it needs and nothing else, so that the first check starts soon. A student's
/// unfinished file is in no part.
let part = Context.environment["WORKBOOK_PART"]

/// The kit is built in the release configuration, since every check plays hundreds of scenes; what
/// does not play them need not be optimised, which halves the time of the first check.
let unoptimised: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// The targets that make, play, compare or read thousands of scenes, and the benches.
let optimised: Set = [
    "AttemptRunner", "Behaviours", "CLibrary", "CheckBench", "ControlModel", "GeometryModel",
    "GradeBench", "Hashing", "ModelBench", "OneThread", "RandomScenes", "Scenario", "UIKitModel",
    "Wire",
]

/// On Linux an attempt's process has one thread: its reference counts need not be atomic.
///
/// Nor need it ask on which thread it runs. The workbook's own tests use the same modules on several.
let ofOneThread: [SwiftSetting] =
    part == nil
    ? []
    : [
        .unsafeFlags(
            [
                "-Xfrontend", "-assume-single-threaded",
                "-Xfrontend", "-disable-dynamic-actor-isolation",
            ],
            .when(platforms: [.linux])
        )
    ]

/// Modules that Apple's systems bring themselves.
#if canImport(Darwin)
    let coreGraphics: [Target] = []
    let coreGraphicsTests: [Target] = []
    let runtimeChecks: [Target] = []
#else
    let coreGraphics: [Target] = [.target(name: "CoreGraphics")]
    let coreGraphicsTests: [Target] = [
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"])
    ]
    // The linker of Apple's systems lets no library stand in for the runtime's functions.
    let runtimeChecks: [Target] = [
        .target(
            name: "RuntimeChecks",
            dependencies: ["CLibrary"],
            // It declares names that are the runtime's, of which the compiler warns.
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])]
        )
    ]
#endif
/// Apple's QuartzCore has layers of its own: an answer that imports it gets the model's on each system.
let applesModules =
    coreGraphics + [.target(name: "QuartzCore", dependencies: ["ControlModel"])]

/// The targets that checks need, and the commands around a check.
let practice: [Target] = [
    .target(name: "CLibrary"),
    .target(
        name: "GeometryModel",
        dependencies: coreGraphics.map { .target(name: $0.name) },
        swiftSettings: ofOneThread
    ),
    .target(name: "UIKitModel", dependencies: ["GeometryModel"], swiftSettings: ofOneThread),
    .target(name: "ControlModel", dependencies: ["UIKitModel"], swiftSettings: ofOneThread),
    .target(name: "UIKit", dependencies: ["CLibrary", "ControlModel"]),
    .target(name: "OneThread", dependencies: ["CLibrary"]),
    .target(name: "Scenario", dependencies: ["CLibrary"]),
    .target(name: "Hashing"),
    .target(name: "Wire", dependencies: ["CLibrary", "Scenario"]),
    .target(name: "Behaviours", dependencies: ["Hashing", "Scenario", "Wire"]),
    .target(name: "RandomScenes", dependencies: ["Scenario"]),
    .target(
        name: "AttemptRunner",
        dependencies: ["CLibrary", "ControlModel", "Scenario", "UIKitModel", "Wire"],
        swiftSettings: ofOneThread
    ),
    .target(name: "Platform", dependencies: ["CLibrary"]),
    .target(name: "Results", dependencies: ["Platform", "Scenario", "Wire"]),
    .target(name: "Catalogue", dependencies: ["Hashing", "Platform", "Results", "Scenario"]),
    .target(
        name: "Isolation",
        dependencies: ["Catalogue", "CLibrary", "Hashing", "Platform", "Results", "Scenario"]
    ),
    .target(
        name: "Building",
        dependencies: [
            "Catalogue", "CLibrary", "Hashing", "Isolation", "Platform", "Results", "Scenario",
        ]
    ),
    .target(
        name: "Play",
        dependencies: [
            "Building", "Catalogue", "Isolation", "Platform", "RandomScenes", "Results", "Scenario",
            "Wire",
        ]
    ),
    .target(
        name: "Explanation",
        dependencies: ["Behaviours", "Catalogue", "Platform", "Results", "Scenario"]
    ),
    .target(
        name: "Judge",
        dependencies: [
            "Behaviours", "Building", "Catalogue", "Explanation", "Isolation", "Platform", "Play",
            "RandomScenes", "Results", "Scenario", "Sharing", "Wire",
        ]
    ),
    .target(
        name: "Suites",
        dependencies: [
            "Behaviours", "Building", "Catalogue", "CLibrary", "Explanation", "Hashing",
            "Isolation", "Judge", "Platform", "Play", "Results", "Scenario", "Sharing",
        ]
    ),
    .target(name: "Markup"),
    .target(name: "Sharing", dependencies: ["Scenario"]),
    .target(
        name: "Figures",
        dependencies: ["Markup", "Results", "Scenario"],
        resources: [.embedInCode("Style/figure.css")]
    ),
    .target(
        name: "Reports",
        dependencies: ["Figures", "Markup", "Platform", "Results", "Scenario"]
    ),
    .target(name: "HitMaps", dependencies: ["Scenario"]),
    .target(
        name: "Pages",
        dependencies: [
            "Figures", "Hashing", "HitMaps", "Markup", "Platform", "Reports", "Results", "Scenario",
        ],
        // Read at run time, so that a page is made of files that one can open.
        exclude: ["Web"]
    ),
    .target(name: "TerminalInput"),
    .target(
        name: "Desk",
        dependencies: [
            "Catalogue", "Explanation", "Hashing", "HitMaps", "Pages", "Platform", "Play",
            "Reports", "Results", "Scenario", "Suites", "TerminalInput",
        ]
    ),
    .target(
        name: "Subcommands",
        dependencies: ["Catalogue", "Platform", "Reports", "Results", "TerminalInput"]
    ),
    .target(
        name: "DeskCommands",
        dependencies: [
            "Building", "Catalogue", "Desk", "Isolation", "Judge", "Platform", "Reports", "Results",
            "Subcommands", "Suites", "TerminalInput",
        ]
    ),
    .executableTarget(name: "practice", dependencies: ["DeskCommands", "Subcommands"]),
]

/// The suites that grade, and what runs them: on macOS SwiftPM's test bundle.
///
/// Elsewhere it is a program of the workbook's own, since SwiftPM's takes a tenth of the first check to
/// compile.
let gradingDependencies: [Target.Dependency] = [
    "Catalogue", "Judge", "Platform", "Play", "Results", "Scenario", "Suites",
]
#if os(macOS)
    let grading: [Target] = [.testTarget(name: "Grading", dependencies: gradingDependencies)]
    let gradingModule: [Target.Dependency] = []
#else
    let grading: [Target] = [
        .target(name: "Grading", dependencies: gradingDependencies, path: "Tests/Grading"),
        .executableTarget(name: "SuiteRunner", dependencies: ["Grading"]),
    ]
    let gradingModule: [Target.Dependency] = ["Grading"]
#endif

/// Interviews, the book, apps, and classes.
let rooms: [Target] = [
    .target(
        name: "ClassReports",
        dependencies: [
            "Building", "Hashing", "Markup", "Pages", "Platform", "Reports", "Results", "Scenario",
        ]
    ),
    .target(
        name: "Book",
        dependencies: [
            "Catalogue", "Figures", "Interview", "Pages", "Platform", "Scenario", "Sharing",
        ]
    ),
    .target(
        name: "Interview",
        dependencies: [
            "Catalogue", "Explanation", "Markup", "Platform", "Play", "RandomScenes", "Reports",
            "Results", "Scenario", "TerminalInput",
        ],
        exclude: ["Bank"]
    ),
    .target(
        name: "Classroom",
        dependencies: [
            "Building", "Catalogue", "ClassReports", "Hashing", "Judge", "Pages", "Platform",
            "Results", "Scenario", "Suites",
        ]
    ),
    .target(
        name: "Device",
        dependencies: ["Building", "Catalogue", "Platform", "RandomScenes", "Results", "Scenario"],
        // Sources of apps, which are copied and never compiled here.
        exclude: ["OnDevice"]
    ),
    .executableTarget(
        name: "workbook",
        dependencies: [
            "Book", "Building", "Catalogue", "ClassReports", "Classroom", "DeskCommands", "Device",
            "Hashing", "Interview", "Isolation", "Pages", "Platform", "Reports", "Results",
            "Scenario", "Subcommands", "Suites", "TerminalInput",
        ]
    ),
]

/// Each exercise is a target for an editor's sake: completion and messages while one types.
///
/// Nothing depends on them, and nothing is graded by building them.
let folders = try? FileManager.default
    .contentsOfDirectory(atPath: Context.packageDirectory + "/Exercises")
let exercises: [Target] = (folders ?? []).sorted()
    .filter {
        FileManager.default.fileExists(
            atPath: Context.packageDirectory + "/Exercises/\($0)/exercise.json"
        )
    }
    .map { folder in
        .target(
            name: "Exercise" + folder.replacing("-", with: ""),
            dependencies: ["UIKit"],
            path: "Exercises/" + folder,
            exclude: ["README.md", "exercise.json"]
                + ["figures"].filter { name in
                    FileManager.default.fileExists(
                        atPath: Context.packageDirectory + "/Exercises/\(folder)/\(name)"
                    )
                },
            swiftSettings: [.swiftLanguageMode(.v5)]
        )
    }

/// Tools for changing the workbook, beside its tests: checks of the catalogue, attacks, benches.
let upkeep: [Target] = [
    .target(
        name: "Upkeep",
        dependencies: [
            "Behaviours", "Building", "Catalogue", "Classroom", "Explanation", "Figures", "Judge",
            "Platform", "Play", "RandomScenes", "Results", "Scenario", "Suites", "Wire",
        ],
        path: "Tests/Upkeep"
    ),
    .executableTarget(
        name: "maintain",
        dependencies: [
            "Catalogue", "ClassReports", "Classroom", "Pages", "Platform", "Reports", "Results",
            "Scenario", "Subcommands", "Upkeep",
        ],
        path: "Tests/Maintain"
    ),
    .executableTarget(
        name: "ModelBench",
        dependencies: ["CLibrary", "UIKitModel"],
        path: "Tests/Benches/ModelBench"
    ),
    .executableTarget(name: "CheckBench", path: "Tests/Benches/CheckBench"),
    .executableTarget(
        name: "GradeBench",
        dependencies: ["Building", "Catalogue", "Explanation", "Platform", "Scenario"],
        path: "Tests/Benches/GradeBench"
    ),
]

for target in practice + grading + rooms + upkeep where !optimised.contains(target.name) {
    target.swiftSettings = unoptimised
}

let ownTests: [Target] = [
    .target(
        name: "Examples",
        dependencies: ["Catalogue", "Explanation", "Platform", "Results", "Scenario"],
        path: "Tests/Examples"
    ),
    .target(name: "Browser", dependencies: ["Platform"], path: "Tests/Browser"),
    .testTarget(name: "BrowserTests", dependencies: ["Browser", "Platform"]),
    .testTarget(
        name: "BookTests",
        dependencies: [
            "AttemptRunner", "Book", "Browser", "Catalogue", "ControlModel", "Examples", "Pages",
            "Platform", "RandomScenes", "Scenario", "Sharing", "UIKitModel", "Wire",
        ],
        exclude: ["Explorer/comparison.js", "Pages/pixels.js", "Pages/probe.js"]
    ),
    .testTarget(
        name: "UIKitModelTests",
        dependencies: ["ControlModel", "UIKitModel"],
        exclude: ["Fixtures"]
    ),
    .testTarget(
        name: "DeskTests",
        dependencies: [
            "Catalogue", "Desk", "Examples", "Explanation", "Hashing", "Pages", "Platform",
            "Reports", "Results", "Scenario", "TerminalInput",
        ]
    ),
    .testTarget(
        name: "DeviceTests",
        dependencies: ["Building", "Catalogue", "Device", "Examples", "Platform", "Scenario"],
        exclude: ["Rehearsal"]
    ),
    .testTarget(
        name: "ReportsTests",
        dependencies: [
            "Catalogue", "Examples", "Figures", "Markup", "Platform", "Reports", "Results",
            "Scenario", "Suites",
        ]
    ),
    .testTarget(
        name: "ClassReportsTests",
        dependencies: [
            "Browser", "ClassReports", "Examples", "Markup", "Pages", "Platform", "Reports",
            "Results", "Scenario",
        ]
    ),
    .testTarget(
        name: "ClassroomTests",
        dependencies: [
            "Building", "Catalogue", "ClassReports", "Classroom", "Examples", "Pages", "Platform",
            "Results", "Scenario",
        ]
    ),
    .testTarget(
        name: "ScenarioTests",
        dependencies: [
            "AttemptRunner", "Behaviours", "ControlModel", "Examples", "Hashing", "RandomScenes",
            "Scenario", "UIKitModel", "Wire",
        ]
    ),
    .testTarget(
        name: "PlatformTests",
        dependencies: ["CLibrary", "Examples", "Platform"]
    ),
    .testTarget(
        name: "CatalogueTests",
        dependencies: ["Catalogue", "Examples", "Platform"]
    ),
    .testTarget(
        name: "IsolationTests",
        dependencies: ["Catalogue", "CLibrary", "Isolation", "Platform", "Results", "Scenario"]
    ),
    .testTarget(
        name: "BuildingTests",
        dependencies: [
            "Building", "Catalogue", "Examples", "Hashing", "Isolation", "Platform", "Results",
            "Scenario",
        ]
    ),
    .testTarget(
        name: "PlayTests",
        dependencies: [
            "Building", "Catalogue", "Examples", "Isolation", "Platform", "Play", "Results",
            "Scenario", "Wire",
        ]
    ),
    .testTarget(
        name: "ExplanationTests",
        dependencies: [
            "Behaviours", "Building", "Catalogue", "Examples", "Explanation", "Results", "Scenario",
        ]
    ),
    .testTarget(
        name: "JudgeTests",
        dependencies: [
            "Behaviours", "Catalogue", "Examples", "Explanation", "Isolation", "Judge", "Platform",
            "Play", "RandomScenes", "Results", "Scenario", "Suites", "Wire",
        ]
    ),
    .testTarget(
        name: "SuitesTests",
        dependencies: [
            "Catalogue", "Examples", "Judge", "Platform", "Results", "Scenario", "Suites",
        ] + gradingModule
    ),
    .testTarget(
        name: "FiguresTests",
        dependencies: ["Catalogue", "Examples", "Figures", "Markup", "Scenario", "Upkeep"]
    ),
    .testTarget(
        name: "PagesTests",
        dependencies: [
            "Browser", "Catalogue", "Desk", "Examples", "Hashing", "HitMaps", "Markup", "Pages",
            "Platform", "Play", "Reports", "Results", "Scenario",
        ]
    ),
    .testTarget(name: "TerminalInputTests", dependencies: ["TerminalInput"]),
    .testTarget(
        name: "UpkeepTests",
        dependencies: [
            "Behaviours", "Building", "Catalogue", "Examples", "Explanation", "Platform", "Results",
            "Scenario", "Upkeep",
        ]
    ),
    .testTarget(
        name: "InterviewTests",
        dependencies: [
            "Catalogue", "ControlModel", "Examples", "Explanation", "Interview", "Platform",
            "Reports", "Results", "Scenario", "TerminalInput", "UIKitModel",
        ]
    ),
    // Attempts are graded by the command, and never compiled into a test.
    .testTarget(
        name: "WorkbookTests",
        dependencies: [
            "Catalogue", "CLibrary", "Examples", "maintain", "Platform", "Results", "Upkeep",
            "workbook",
        ],
        exclude: ["Attacks", "Attempts", "Blind"]
    ),
]

// The workbook's own tests run once: to optimise them takes longer than they do. Testing has an
// overlay for a module of the name CoreGraphics, which only Apple's systems have.
for test in ownTests + coreGraphicsTests {
    test.swiftSettings =
        unoptimised + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
}

let package = Package(
    name: "HitTestingWorkbook",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(
            name: "AttemptKit",
            type: .dynamic,
            targets: ["UIKit", "AttemptRunner", "OneThread"]
                + (applesModules + runtimeChecks).map(\.name)
        ),
    ],
    targets: practice + grading + applesModules + runtimeChecks + (part == "practice" ? [] : rooms)
        + (part == nil || part == "upkeep" ? upkeep : [])
        + (part == nil ? exercises + ownTests + coreGraphicsTests : []),
    swiftLanguageModes: [.v6]
)
