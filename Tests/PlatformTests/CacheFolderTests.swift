import Foundation
import Testing

@testable import Platform

@Suite("A folder of things that can be made again")
struct CacheFolderTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("cache folder \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func make(_ name: String, in folder: URL, secondsAgo seconds: Double) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
            ofItemAtPath: file.path
        )
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("Old entries are removed, new ones stay")
    func old() throws {
        try withFolder { folder in
            try make("old", in: folder, secondsAgo: 4_000)
            try make("young", in: folder, secondsAgo: 3_000)
            CacheFolder(path: folder.path, capacity: .max).remove(olderThan: 3_600)
            #expect(try names(in: folder) == ["young"])
        }
    }

    @Test("When there is too much, the older half goes")
    func trim() throws {
        try withFolder { folder in
            for number in 1...5 {
                try make("\(number)", in: folder, secondsAgo: Double(number) * 100)
            }
            try make(".locks", in: folder, secondsAgo: 9_000)
            CacheFolder(path: folder.path, capacity: 5).trim()
            #expect(try names(in: folder).count == 6)
            CacheFolder(path: folder.path, capacity: 4).trim()
            #expect(try names(in: folder) == [".locks", "1", "2", "3"])
        }
    }

    @Test("Without a folder there is nothing to do")
    func none() {
        let folder = CacheFolder(path: "/nowhere/at all", capacity: 0)
        folder.trim()
        folder.remove(olderThan: 0)
        folder.use("nothing")
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
