import Foundation
import Scenario

/// What the reference did in the scenes that every answer plays, for a class: the same each time, so that
/// no answer needs the reference's process before something goes wrong.
final class KeptReplies {
    private let file: String
    private let key: [UInt8]
    private var replies: [String: Entry]

    /// A batch of scenes, and what the reference did in each.
    private struct Entry {
        var question: [UInt8]
        var events: [[UInt8]]
    }

    /// No more batches than this are kept: the tests' own scenes and those that tell beliefs apart.
    private static let capacity = 600

    /// Finds what was kept.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - program: The reference's program, whose folder is named by all that it was made of.
    ///   - workbook: Where replies are kept.
    init(_ exercise: Exercise, program: String, workbook: Workbook) {
        let text = "\(exercise.slug) \(program) \(workbook.kitFingerprint)"
        key = Array(text.utf8)
        file = "\(workbook.cache)/rounds/\(exercise.slug)-\(StableHash(text).text).replies"
        replies = (try? KeptReplies.read(file, key)) ?? [:]
    }

    private static func read(_ file: String, _ key: [UInt8]) throws -> [String: Entry] {
        guard let data = FileManager.default.contents(atPath: file) else { return [:] }
        let bytes = [UInt8](data)
        var seal = KeptRound.seal
        guard seal.opens(bytes[...]) else { return [:] }
        var wire = WireReader(bytes.dropLast(FrameSeal.byteCount))
        guard try wire.frame().elementsEqual(key) else { return [:] }
        var replies: [String: Entry] = [:]
        for _ in 0..<(try wire.count()) {
            let question = Array(try wire.frame())
            let events = try (0..<(try wire.count())).map { _ in Array(try wire.frame()) }
            replies[StableHash([question]).text] = Entry(question: question, events: events)
        }
        try wire.finish()
        return replies
    }

    /// What the reference did in scenes, one by one; `nil` where nobody has asked yet.
    func replies(to scenes: [Scene], telling kinds: Set<TraceEvent.Kind>) -> [[UInt8]]? {
        let question = KeptReplies.question(scenes, kinds)
        guard let known = replies[StableHash([question]).text],
            known.events.count == scenes.count, haveSameBytes(known.question, question)
        else { return nil }
        return known.events
    }

    /// Keeps what the reference did.
    func keep(_ events: [[UInt8]], of scenes: [Scene], telling kinds: Set<TraceEvent.Kind>) {
        guard replies.count < KeptReplies.capacity else { return }
        let question = KeptReplies.question(scenes, kinds)
        replies[StableHash([question]).text] = Entry(question: question, events: events)
        var wire = WireWriter()
        wire.write(frame: key)
        wire.write(count: replies.count)
        for entry in replies.values {
            wire.write(frame: entry.question)
            wire.write(count: entry.events.count)
            for events in entry.events { wire.write(frame: events) }
        }
        var seal = KeptRound.seal
        wire.writeCheck(from: 0, by: &seal)
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(wire.bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    /// All that a reply hangs on, as bytes.
    private static func question(_ scenes: [Scene], _ kinds: Set<TraceEvent.Kind>) -> [UInt8] {
        var wire = WireWriter()
        wire.write(count: scenes.count)
        for (index, scene) in scenes.enumerated() {
            let header = Request.Header(
                identifier: Int32(index),
                kinds: kinds.bits,
                isImmediate: false
            )
            Request(header: header, scene: scene).write(to: &wire)
        }
        return wire.bytes
    }
}
