import Foundation
import Testing

@testable import Desk

@Suite("Saves are heard of")
struct SaveWatchTests {
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
        var watch = SaveWatch(path: file.path)
        #expect(looks(at: &watch) == [])
        try SaveWatchTests.savings[index](file, Data("after".utf8))
        #expect(looks(at: &watch) == [1])
    }

    @Test("A file that changes between two looks is still being saved")
    func unfinished() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("save watch \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        var watch = SaveWatch(path: file.path)
        for length in 1...5 {
            try Data(repeating: 0x20, count: length).write(to: file)
            let isComplete = watch.wasSaved()
            #expect(!isComplete)
        }
        #expect(looks(at: &watch) == [0])
    }

    /// Looks ten times, and returns the looks, from 0, at which a save was complete.
    private func looks(at watch: inout SaveWatch) -> [Int] {
        (0..<10).filter { _ in watch.wasSaved() }
    }

    @Test("Another file in the folder is no news")
    func otherFile() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("save watch \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Answer.swift")
        try Data("before".utf8).write(to: file)
        var watch = SaveWatch(path: file.path)
        for name in ["Answer.swift~", "4913", ".Answer.swift.swp", "Other.swift"] {
            try Data("x".utf8).write(to: folder.appendingPathComponent(name))
        }
        #expect(looks(at: &watch) == [])
    }
}
