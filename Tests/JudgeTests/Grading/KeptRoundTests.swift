import Foundation
import KnownExercises
import Scenario
import Testing

@testable import Judge

@Suite("Random scenes kept for a class")
struct KeptRoundTests {
    private let root = NSTemporaryDirectory() + "kept-round-\(UUID().uuidString)"

    private var workbook: Workbook { Workbook(environment: ["WORKBOOK_ROOT": root]) }

    private func place(seed: UInt64 = 5, program: String = "reference") -> KeptRound {
        KeptRound(.systemHitTest, seed: seed, program: program, workbook: workbook)
    }

    /// A round of as many scenes as a check plays, all alike.
    private var round: RandomRound {
        let scenes = [Scene](repeating: ExampleScene.family, count: RandomRound.sceneCount / 2)
        let parts = [0, Int32(scenes.count)].map { start in
            RequestBatch(
                scenes[...],
                first: 1_000_000 + start,
                kinds: [.hitTestBegan],
                isImmediate: false
            )
        }
        return RandomRound(
            .systemHitTest,
            seed: 5,
            parts: parts,
            reference: (0..<RandomRound.sceneCount).map { [UInt8(truncatingIfNeeded: $0)] }
        )
    }

    private func file() throws -> URL {
        let folder = "\(root)/.build/workbook/rounds"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        return URL(fileURLWithPath: "\(folder)/\(try #require(names.first))")
    }

    @Test("A round is read as it was kept, by the same question only")
    func roundTrip() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(place().round(.systemHitTest, seed: 5) == nil)
        place().keep(round)
        let kept = try #require(place().round(.systemHitTest, seed: 5))
        #expect(kept.reference == round.reference)
        #expect(kept.parts.map(\.identifiers) == round.parts.map(\.identifiers))
        #expect(place(seed: 6).round(.systemHitTest, seed: 6) == nil)
        #expect(place(program: "other").round(.systemHitTest, seed: 5) == nil)
    }

    /// Whether no round is read; a failed expectation would print the whole of one.
    private var isAbsent: Bool { place().round(.systemHitTest, seed: 5) == nil }

    @Test("A damaged file is as absent, wherever a bit of it changed")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        place().keep(round)
        let file = try file()
        let whole = [UInt8](try Data(contentsOf: file))
        for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 40)) {
            try Data(whole.prefix(length)).write(to: file)
            #expect(isAbsent, "\(length) bytes")
        }
        try Data(whole + [0]).write(to: file)
        #expect(isAbsent)
        let places = Array(0..<200) + Array(stride(from: 200, to: whole.count, by: 7_919))
        for index in places + [whole.count - 1] {
            var changed = whole
            changed[index] ^= 0x80
            try Data(changed).write(to: file)
            #expect(isAbsent, "byte \(index)")
        }
        try Data(whole).write(to: file)
        #expect(!isAbsent)
    }
}
