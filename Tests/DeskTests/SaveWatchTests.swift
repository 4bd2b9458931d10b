import Foundation
import Testing

@testable import Desk

@Suite("Saves are heard of")
struct SaveWatchTests {
    @Test("A burst is over after a moment of quiet, and after a while in any case")
    func burst() {
        var burst = BurstWait()
        #expect(burst.due == nil)
        let isOverUnasked = burst.isOver(at: 10)
        #expect(!isOverUnasked)
        burst.note(at: 10)
        let isOverEarly = burst.isOver(at: 10 + BurstWait.quiet * 0.9)
        #expect(!isOverEarly)
        let isOver = burst.isOver(at: 10 + BurstWait.quiet * 1.1)
        #expect(isOver)
        let isOverTwice = burst.isOver(at: 11)
        #expect(!isOverTwice)
        var now = 20.0
        burst.note(at: now)
        while now < 20 + BurstWait.longest {
            let isOverInBurst = burst.isOver(at: now)
            #expect(!isOverInBurst)
            burst.note(at: now)
            now += BurstWait.quiet * 0.5
        }
        let isOverAtLast = burst.isOver(at: now)
        #expect(isOverAtLast)
    }

    /// The ways in which editors save a file.
    static let savings: [@Sendable (URL, Data) throws -> Void] = [
        { file, data in try data.write(to: file) },
        { file, data in try data.write(to: file, options: .atomic) },
        { file, data in
            // A backup, a new file, the backup removed.
            let backup = file.appendingPathExtension("orig")
            try FileManager.default.moveItem(at: file, to: backup)
            try data.write(to: file)
            try FileManager.default.removeItem(at: backup)
        },
        { file, data in
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 0)
            for byte in data { try handle.write(contentsOf: [byte]) }
            try handle.close()
        },
        { file, _ in try FileManager.default.removeItem(at: file) },
        { file, data in
            // The folder is another one afterwards.
            let folder = file.deletingLastPathComponent()
            try FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
        },
    ]

    @Test("One save in any editor's way is one save", arguments: savings.indices)
    func saves(index: Int) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("save watch \(UUID().uuidString)/inner")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let file = folder.appendingPathComponent("Answer.swift")
        try Data("before".utf8).write(to: file)
        let watch = SaveWatch(path: file.path)
        #expect(!watch.wasSaved(at: 0))
        try SaveWatchTests.savings[index](file, Data("after".utf8))
        // The clock is the test's own: a minute in steps of a tenth of a second.
        let saves = (1...600).count { step in
            watch.drainEvents(at: Double(step) / 10)
            return watch.wasSaved(at: Double(step) / 10)
        }
        #expect(saves == 1)
    }

    @Test("Another file in the folder is no news")
    func otherFile() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("save watch \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Answer.swift")
        try Data("before".utf8).write(to: file)
        let watch = SaveWatch(path: file.path)
        for name in ["Answer.swift~", "4913", ".Answer.swift.swp", "Other.swift"] {
            try Data("x".utf8).write(to: folder.appendingPathComponent(name))
        }
        watch.drainEvents(at: 1)
        #expect(!watch.wasSaved(at: 2))
    }
}
