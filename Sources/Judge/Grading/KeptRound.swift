import Foundation
import Scenario

/// A round of random scenes as it was played before by the same reference, for a class that is graded
/// with one seed.
struct KeptRound: Hashable {
    private let file: String
    private let key: [UInt8]

    /// What tells a whole file from a damaged one, by which a right answer would be graded wrong; no secret
    /// of anybody's.
    static var seal: FrameSeal {
        let words = Array("kept rounds, 1.0".utf8)
        return FrameSeal(ChannelSecret(words) ?? ChannelSecret(), .requests)
    }

    /// The place of a round.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - seed: The seed.
    ///   - program: The reference's program, whose folder is named by all that it was made of.
    ///   - workbook: Where rounds are kept.
    init(_ exercise: Exercise, seed: UInt64, program: String, workbook: Workbook) {
        let text =
            "\(exercise.slug) \(seed) \(RandomRound.partSizes) "
            + "\(program) \(workbook.kitFingerprint)"
        key = Array(text.utf8)
        file = "\(workbook.cache)/rounds/\(exercise.slug)-\(StableHash(text).text).round"
    }

    /// The round, if it is there and whole.
    func round(_ exercise: Exercise, seed: UInt64) -> RandomRound? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        let bytes = [UInt8](data)
        var seal = KeptRound.seal
        guard seal.opens(bytes[...]) else { return nil }
        var wire = WireReader(bytes.dropLast(FrameSeal.byteCount))
        do {
            guard try wire.frame().elementsEqual(key) else { return nil }
            let parts = try (0..<(try wire.count())).map { _ in try RequestBatch(from: &wire) }
            let events = try (0..<(try wire.count())).map { _ in Array(try wire.frame()) }
            try wire.finish()
            guard events.count == RandomRound.sceneCount,
                parts.map(\.identifiers.count).reduce(0, +) == RandomRound.sceneCount
            else { return nil }
            return RandomRound(exercise, seed: seed, parts: parts, reference: events)
        } catch {
            return nil
        }
    }

    /// Keeps a round.
    func keep(_ round: RandomRound) {
        var wire = WireWriter()
        wire.write(frame: key)
        wire.write(count: round.parts.count)
        for part in round.parts { part.write(to: &wire) }
        wire.write(count: round.reference.count)
        for events in round.reference { wire.write(frame: events) }
        var seal = KeptRound.seal
        wire.writeCheck(from: 0, by: &seal)
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        CacheFolder(path: folder.path, capacity: 60).trim()
        try? Data(wire.bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
}
