import Catalogue
import Foundation
import Building
import Scenario
import Testing

@testable import Upkeep

@Suite("Attacks and what becomes of them")
struct AttackTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "WorkbookTests/Attacks").path
    private static let workbook = Workbook(
        environment: [
            "WORKBOOK_ROOT": URL(fileURLWithPath: folder).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().path
        ]
    )

    @Test("Each attack says what it tries, what may become of it, and what holds it")
    func heads() throws {
        let attacks = try AttackFile.all(in: AttackTests.folder)
        #expect(attacks.count >= 55)
        #expect(Set(attacks.map(\.name)).count == attacks.count, "students need names of their own")
        for attack in attacks {
            #expect(attack.aim.hasSuffix("."), "\(attack.name)")
            #expect(!attack.defence.isEmpty)
            #expect(!attack.expected.contains(.graderFault))
            #expect(!attack.expected.isEmpty)
        }
    }

    @Test("An attack that may pass may do nothing else, and is no cheat")
    func passing() throws {
        let passing = try AttackSubmission.all(AttackTests.workbook)
            .filter { $0.expected.contains(.passed) }
        #expect(passing.allSatisfy { $0.expected == [.passed] })
        let kinds = Set(passing.compactMap { $0.name.split(separator: "/").first.map(String.init) })
        #expect(kinds.isDisjoint(with: ["Cheating", "Reading"]))
        #expect(
            try AttackFile.all(in: AttackTests.folder)
                .allSatisfy { $0.kind != "Harmless" || $0.expected == [.passed] }
        )
    }

    @Test("Harmless files break no rule")
    func harmless() throws {
        for attack in try AttackFile.all(in: AttackTests.folder) where attack.kind == "Harmless" {
            #expect(throws: Never.self, "\(attack.name)") {
                try AnswerSource(file: attack.path, path: attack.name)
            }
        }
    }

    @Test(
        "A head that is not understood is named",
        arguments: [
            ("", "PATH has no line // Attack:"),
            ("// Attack: a.\n// Exercise: 9", "PATH names no exercise: 9"),
            (
                "// Attack: a.\n// Exercise: 3\n// Expect: failed|won",
                "PATH names no outcome: won"
            ),
            (
                "// Attack: a.\n// Exercise: 3\n// Expect: failed\nimport UIKit",
                "PATH has no line // Held by:"
            ),
        ]
    )
    func wrongHeads(text: String, message: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let expected = UpkeepFault(message.replacing("PATH", with: file.path))
        #expect(throws: expected) { try AttackFile(path: file.path) }
    }

    @Test("The table shows what was not held first")
    func table() {
        let table = AttackTable(results: [
            AttackResult(
                name: "Spin",
                exercise: 3,
                expected: [.timedOut],
                outcome: .timedOut,
                seconds: 2.04,
                defence: "time limit"
            ),
            AttackResult(
                name: "Mirror",
                exercise: 12,
                expected: [.failed, .crashed],
                outcome: .passed,
                seconds: 0.5,
                defence: "own process"
            ),
        ])
        #expect(
            table.text == """
                   attack  exercise  outcome   expected         s    held by
                ✗  Mirror  12        passed    crashed, failed  0.5  own process
                ✓  Spin    3         timedOut  timedOut         2.0  time limit

                1 of 2 attacks held; the slowest: Spin 2.0 s, Mirror 0.5 s

                """
        )
    }

    @Test("A folder tells what was written, changed and removed")
    func listing() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "out"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("a".utf8).write(to: folder.appending(path: "kept"))
        try Data("a".utf8).write(to: folder.appending(path: "gone"))
        func listing() -> FolderListing {
            FolderListing(of: [folder.path], except: [folder.appending(path: "out").path])
        }
        let before = listing()
        #expect(listing().changes(since: before).isEmpty)
        try FileManager.default.removeItem(at: folder.appending(path: "gone"))
        try Data("ab".utf8).write(to: folder.appending(path: "kept"))
        try Data("a".utf8).write(to: folder.appending(path: "new"))
        try Data("a".utf8).write(to: folder.appending(path: "out/report"))
        let changes = listing().changes(since: before).map {
            URL(fileURLWithPath: $0).lastPathComponent
        }
        #expect(changes == ["gone", "kept", "new"])
    }
}
