import Foundation
import Results
import Scenario

/// A submission that a repository cannot store, so it is created on demand.
///
/// It attacks the intake.
struct CraftedSubmission: Sendable {
    /// The name of the student, which is that of the attack.
    let name: String
    /// The acceptable outcomes of the student's ``exercise``.
    let expected: Set<Outcome>
    /// Fills the student's folder.
    let make: @Sendable (CraftedFolder) throws -> Void

    /// The exercise that all crafted submissions answer.
    static let exercise = 3

    private init(
        _ name: String,
        _ expected: Set<Outcome>,
        _ make: @escaping @Sendable (CraftedFolder) throws -> Void
    ) {
        self.name = name
        self.expected = expected
        self.make = make
    }

    static let all: [CraftedSubmission] = links + kinds + contents + names + surroundings

    private static let links = [
        CraftedSubmission("LinkToPasswords", [.notAccepted]) {
            try $0.link("BaseView.swift", to: "/etc/passwd")
        },
        CraftedSubmission("LinkToTheSolution", [.notAccepted]) {
            try $0.link("BaseView.swift", to: $0.reference)
        },
        CraftedSubmission("LinkUpwards", [.notAccepted]) {
            try $0.link("BaseView.swift", to: "../../BaseView.swift")
        },
        CraftedSubmission("LinkToItself", [.notAccepted]) {
            try $0.link("BaseView.swift", to: "BaseView.swift")
        },
        CraftedSubmission("LinkedFolder", [.notAccepted, .missing]) {
            try $0.link("03-SystemHitTest", to: "/etc")
        },
        CraftedSubmission("HardLink", [.passed]) {
            try $0.write("Other.txt", try $0.answer)
            try FileManager.default.linkItem(
                atPath: $0.path("Other.txt"),
                toPath: $0.path("BaseView.swift")
            )
        },
    ]

    private static let kinds = [
        CraftedSubmission("Pipe", [.notAccepted]) {
            try $0.pipe("BaseView.swift")
        },
        CraftedSubmission("Folder", [.notAccepted, .missing]) {
            try $0.folder("BaseView.swift")
        },
        CraftedSubmission("Socket", [.notAccepted]) {
            try $0.socket("BaseView.swift")
        },
        CraftedSubmission("Unreadable", whoMayRead) {
            try $0.write("BaseView.swift", try $0.answer)
            try $0.permit("BaseView.swift", 0)
        },
        CraftedSubmission("ReadOnly", [.passed]) {
            try $0.write("BaseView.swift", try $0.answer)
            try $0.permit("BaseView.swift", 0o400)
        },
    ]

    /// Root can read files regardless of their permissions.
    private static var whoMayRead: Set<Outcome> { geteuid() == 0 ? [.passed] : [.notAccepted] }

    private static let contents = [
        CraftedSubmission("Empty", [.didNotCompile]) {
            try $0.write("BaseView.swift", Data())
        },
        CraftedSubmission("Huge", [.notAccepted]) {
            try $0.write("BaseView.swift", Data(count: 64 << 20))
        },
        CraftedSubmission("NotText", [.didNotCompile]) {
            try $0.write("BaseView.swift", try $0.answer + Data([0xFF, 0xFE, 0xC0]))
        },
        CraftedSubmission("ManyMessages", [.didNotCompile]) {
            let errors = (0..<1_000).map { "let number\($0): Int = \"\($0)\"\n" }
            try $0.write("BaseView.swift", try $0.answer + Data(errors.joined().utf8))
        },
        CraftedSubmission("LargeButRight", [.passed]) {
            let comment = String(repeating: "// A comment, to fill the file up.\n", count: 3_600)
            try $0.write("BaseView.swift", try $0.answer + Data(comment.utf8))
        },
    ]

    private static let names = [
        CraftedSubmission("OptionName", [.missing, .notAccepted]) {
            try $0.write("-x.swift", try $0.answer)
        },
        CraftedSubmission("ResponseName", [.missing, .notAccepted]) {
            try $0.write("@x.swift", try $0.answer)
        },
        CraftedSubmission("OddNames", [.passed]) {
            try $0.write("BaseView.swift", try $0.answer)
            for name in [
                "a\nb.swift", "'; rm -rf .swift", "\"q\".swift", "\u{1F600}.swift", "$(id).swift",
            ] {
                try $0.write(name, Data("import UIKit".utf8))
            }
        },
        CraftedSubmission("Duplicates", [.notAccepted]) {
            try $0.write("BaseView.swift", try $0.answer)
            try $0.write("Other/BaseView.swift", Data("import UIKit".utf8))
        },
        CraftedSubmission("OtherCase", [.passed]) {
            try $0.write("baseview.SWIFT", try $0.answer)
        },
    ]

    private static let surroundings = [
        CraftedSubmission("ManyFiles", [.passed]) { folder in
            try folder.write("BaseView.swift", try folder.answer)
            for number in 0..<10_000 { try folder.write("more/\(number).txt", Data()) }
        },
        CraftedSubmission("DeepFolders", [.missing, .notAccepted]) {
            let folders = String(repeating: "d/", count: 200)
            try $0.write(folders + "BaseView.swift", try $0.answer)
        },
        CraftedSubmission("Package", [.passed]) {
            try $0.write("BaseView.swift", try $0.answer)
            try $0.write("Package.swift", Data("import Foundation\nexit(0)".utf8))
        },
        CraftedSubmission("Hooks", [.passed]) {
            try $0.write("BaseView.swift", try $0.answer)
            try $0.write(".git/hooks/post-checkout", Data("#!/bin/sh\ntouch attacked".utf8))
            try $0.permit(".git/hooks/post-checkout", 0o755)
        },
        CraftedSubmission("OwnModules", [.passed]) {
            try $0.write("BaseView.swift", try $0.answer)
            try $0.write("UIKit.swiftmodule", Data([0, 1, 2]))
            try $0.write("module.modulemap", Data("module UIKit { header \"/etc/passwd\" }".utf8))
        },
    ]
}
