import Foundation
import KnownExercises
import Scenario
import Testing

@testable import Judge

@Suite("The reference's replies kept for a class")
struct KeptRepliesTests {
    private let root = NSTemporaryDirectory() + "kept-replies-\(UUID().uuidString)"
    private let scenes = [ExampleScene.family, ExampleScene.family]
    private let events: [[UInt8]] = [[1, 2, 3], []]
    private let kinds: Set<TraceEvent.Kind> = [.hitTestBegan]

    private func replies(program: String = "reference") -> KeptReplies {
        KeptReplies(
            .systemHitTest,
            program: program,
            workbook: Workbook(environment: ["WORKBOOK_ROOT": root])
        )
    }

    private var kept: [[UInt8]]? { replies().replies(to: scenes, telling: kinds) }

    @Test("They are found by the next answer, for the same question only")
    func roundTrip() {
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(kept == nil)
        replies().keep(events, of: scenes, telling: kinds)
        #expect(kept == events)
        #expect(replies().replies(to: [scenes[0]], telling: kinds) == nil)
        #expect(replies().replies(to: scenes, telling: [.hitTestEnded]) == nil)
        #expect(replies(program: "other").replies(to: scenes, telling: kinds) == nil)
    }

    @Test("A damaged file is as absent, wherever a bit of it changed")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        replies().keep(events, of: scenes, telling: kinds)
        let folder = "\(root)/.build/workbook/rounds"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let file = URL(fileURLWithPath: "\(folder)/\(try #require(names.first))")
        let whole = [UInt8](try Data(contentsOf: file))
        for index in whole.indices {
            var changed = whole
            changed[index] ^= 1
            try Data(changed).write(to: file)
            #expect(kept == nil, "byte \(index)")
        }
        for length in stride(from: 0, to: whole.count, by: 9) {
            try Data(whole.prefix(length)).write(to: file)
            #expect(kept == nil, "\(length) bytes")
        }
        try Data(whole).write(to: file)
        #expect(kept == events)
    }
}
